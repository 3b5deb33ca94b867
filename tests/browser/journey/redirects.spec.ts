import { expect, test } from '../../support/browser-fixtures.ts'

const customerPages = [
  '/choose-service',
  '/service-details',
  '/pricing-packages',
  '/legal-agreement',
  '/thank-you',
  '/booking-confirmed',
]

for (const path of [...customerPages, '/profile']) {
  test(`a visitor who opens ${path} is sent to sign-up, and the page is remembered`, async ({ page }) => {
    await page.goto(`${path}?from=link#part`)
    await page.waitForURL('**/login#sign-up')
    expect(await page.evaluate(() => sessionStorage.getItem('thodu.attempted'))).toBe(`${path}?from=link#part`)
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  })
}

test('a caretaker and an admin are redirected to /forbidden', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.caretaker())
  for (const path of customerPages) {
    await page.goto(path)
    await page.waitForURL('**/forbidden')
  }
  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible()
  await signedInAs(await people.admin())
  for (const path of ['/profile', '/choose-service']) {
    await page.goto(path)
    await page.waitForURL('**/forbidden')
  }
})

test('missing steps redirect to the page where they are made', async ({ signedInAs, people, server }) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/service-details')
  await page.waitForURL('**/choose-service')
  await page.goto('/pricing-packages')
  await page.waitForURL('**/choose-service')
  await page.goto('/service-details?service=physiotherapy')
  await expect(page.getByRole('textbox', { name: 'Condition' })).toBeVisible()
  await page.goto('/pricing-packages')
  await page.waitForURL('**/choose-service')
  await page.goto('/booking-confirmed')
  await page.waitForURL(`${server.url}/`)
})

test('a spinner is shown until the account is known, and nothing of another person', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer({ name: 'Swarna Latha' }))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/auth/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/choose-service')
  await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: 'Hello, Swarna Latha' })).toBeVisible()
})

test('signing out in one tab signs out the other and deletes its drafts', async ({ signedInAs, people, context }) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/service-details?service=elderly-care')
  await page.getByLabel('Patient name').fill('Narsamma')
  const other = await context.newPage()
  await other.goto('/about')
  await other.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['thodu.known'])
})
