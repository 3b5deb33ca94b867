import { expectAccessible } from '../../support/axe.ts'
import { expect, quietPage, test } from '../../support/browser-fixtures.ts'

test('without a session the admin app redirects to sign-in and remembers the requested page', async ({ page }) => {
  await page.goto('/admin/bookings?page=2')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('thodu.attempted'))).toBe('/admin/bookings?page=2')
})

test('a customer and a caretaker are redirected to /forbidden', async ({ signedInAs, people }) => {
  for (const person of [await people.customer(), await people.caretaker()]) {
    const page = await signedInAs(person)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/forbidden$/)
    await expect(page.getByText('You do not have permission to access this page.')).toBeVisible()
  }
})

test('a menu entry has several pages with addresses, on which Back, reload and old addresses stay (rule OFF-1)', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin')
  const door = page.getByRole('menuitem', { name: 'Schedule', exact: true })
  await door.click()
  const tabs = page.getByRole('navigation', { name: 'Schedule' })
  await expect(tabs.getByRole('link')).toHaveText([/^Week/, /^Today/, /^Visits/, /^Time off/])
  await tabs.getByRole('link', { name: 'Visits' }).click()
  await expect(page).toHaveURL(/\/admin\/visits/)
  await expect(door).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(tabs.getByRole('link', { name: 'Visits' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(tabs.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/admin/access-log')
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    'Settings',
    /^Documents/,
    /^Privacy/,
    'Audit log',
    'Access log',
    'Emergency sheet',
    'My sign-in',
  ])
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const name of ['Dashboard', 'Inbox', 'Bookings', 'Schedule', 'Caretakers', 'Users', 'Settings', 'Logout'])
    await expect(page.getByRole('menuitem', { name, exact: true }).getByText(name).first()).toBeInViewport()
  await expectAccessible(page, 'a page behind a door, on a tablet')
})

test('logout ends the session on the server, deletes drafts and redirects to sign-in', async ({
  page,
  server,
  people,
}) => {
  const { email, password } = await people.admin()
  const session = await page.request.post(`${server.url}/api/auth/login`, { data: { email, password } })
  const { token } = (await session.json()) as { token: string }
  await page.goto(quietPage)
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('thodu.draft.elderly-care', '{}')
  }, token)
  await page.goto('/admin')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^token|^thodu\.(user|draft)/.test(key))),
  ).toEqual([])
  const me = await page.request.get(`${server.url}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })
  expect(me.status()).toBe(401)
})

test('an unknown screen of the admin app is a 404 with a link to the start', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/no-such-screen')
  await expect(page.getByRole('main').getByText('The page you are looking for does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible()
})
