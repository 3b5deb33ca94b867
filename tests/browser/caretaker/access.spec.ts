import type { Response } from '@playwright/test'
import { expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob, openBookings } from './jobs.ts'

const screens = [
  '/caretaker',
  '/caretaker/bookings',
  '/caretaker/bookings/ID/show',
  '/caretaker/myprofile',
  '/caretaker/x',
]

test('axe finds nothing at 360 and 1440 px in light and dark, and nothing is wider than the screen', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(300_000)
  const { caretaker, booking } = await makeJob(people)
  const page = await signedInAs(caretaker)
  const look = (where: string) => expectAccessibleIn(page, [360, 1440], where)
  for (const screen of screens) {
    await page.goto(screen.replace('ID', booking._id))
    await expect(
      page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).first(),
    ).toBeVisible()
    await look(screen)
  }
  await page.getByRole('link', { name: 'Go Home' }).click()
  for (const name of ['Start Next Job', 'Contact Admin', "View Today's Schedule", 'View / Add Notes']) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForTimeout(300)
    await look(name)
    await expect(page.getByRole('dialog'), name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a phone shows cards with targets of 44 px', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  await page.setViewportSize({ width: 360, height: 740 })
  await openBookings(page)
  await expect(page.getByRole('table')).toHaveCount(0)
  const card = page.getByRole('list', { name: 'My Bookings' }).getByRole('listitem')
  for (const target of await card.locator('button, a.MuiButton-root').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(card.getByRole('link', { name: 'Call Lakshmi Rao' })).toHaveAttribute('href', 'tel:9876543210')
})

test('the whole work can be done by keyboard', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  await openBookings(page)
  const press = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name })
    for (let tabs = 0; tabs < 40 && !(await target.evaluate((node) => node === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press('Start Care')
  await expect(page.getByRole('button', { name: 'Begin Active Care' })).toBeFocused()
  await press('View / Add Notes')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('By keyboard')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View / Add Notes' })).toBeFocused()
})

test('only a caretaker gets in', async ({ people, signedInAs, page }) => {
  await page.goto('/caretaker/bookings')
  await expect(page).toHaveURL('/login')
  for (const person of [await people.customer(), await people.admin()]) {
    await signedInAs(person)
    await page.goto('/caretaker/bookings')
    await expect(page).toHaveURL('/forbidden')
  }
})

test('the first view is small and holds none of the office', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  const answers = new Map<string, Response>()
  page.on('response', (response) => {
    if (/\/caretaker$|\/_bo\/.*\.(js|css|woff2)$/.test(new URL(response.url()).pathname))
      answers.set(response.url(), response)
  })
  await page.goto('/caretaker')
  await expect(page.getByRole('row', { name: /Lakshmi Rao/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  let total = 0
  for (const [url, response] of answers) {
    const { responseBodySize } = await response.request().sizes()
    // Nothing of a first view may come from a cache and count as nothing.
    expect(responseBodySize, url).toBeGreaterThan(0)
    total += responseBodySize
    expect(url).not.toMatch(/admin/i)
    expect((await response.body()).includes('Booking Workflow'), url).toBe(false)
  }
  expect(answers.size).toBeGreaterThan(3)
  expect(total).toBeLessThanOrEqual(350 * 1024)
})
