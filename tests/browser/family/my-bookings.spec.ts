import type { Locator, Page } from '@playwright/test'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { advance, assign, book, patientDetails } from '../../support/people.ts'
import { dayFromToday, makeJob } from '../caretaker/jobs.ts'
import { insertVisit } from '../visits/insert-visit.ts'

const day = 24 * 60

/** The result has the focus and is on the screen, inside the card that was pressed (rule JRN-30). */
async function expectSaid(card: Locator, message: RegExp | string): Promise<void> {
  const said = card.locator('.done').filter({ hasText: message })
  await expect(said).toBeFocused()
  await expect(said).toBeInViewport({ ratio: 1 })
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('My Bookings is short on a phone, and every result is said where it was asked for (rules JRN-10, JRN-30)', async ({
  server,
  people,
  signedInAs,
}) => {
  test.setTimeout(240_000)
  const { customer, booking, caretaker } = await makeJob(people, { status: 'active', startsIn: 0 })
  const admin = await people.admin()
  const finished: Booking[] = []
  for (const startsIn of [1, 2, 3]) {
    const other = await people.caretaker()
    let past = await book(customer, {
      packageId: 'standard',
      patientDetails: { ...patientDetails, preferredStartDate: dayFromToday(startsIn) },
    })
    past = await assign(admin, past, other)
    for (const step of ['confirmed', 'active', 'completed'] as const) past = await advance(other, past, step)
    insertVisit(server, { booking: past, caretaker: other, startsIn: -startsIn * day, minutes: 60, status: 'done' })
    finished.push(past)
  }
  insertVisit(server, { booking, caretaker, startsIn: 45, minutes: 60 })
  for (const days of [1, 2, 3, 4, 5, 6, 7])
    insertVisit(server, { booking, caretaker, startsIn: days * day + 60, minutes: 60 })

  const page = await signedInAs(customer)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile')
  await expect(page.locator('.visit-digits')).toBeVisible()
  await page.goto('/profile#bookings')
  const card = (code: string) => page.locator(`[data-booking="${code}"]`)
  const care = card(booking.bookingId)
  await expect(care.locator('.visit-digits')).toBeVisible()
  await expect(care.getByRole('heading', { name: 'Next visit' })).toBeVisible()
  await expect(page.locator('[data-booking]').first()).toHaveAttribute('data-booking', booking.bookingId)
  await expect(page.locator('[data-booking]')).toHaveCount(4)
  await page.evaluate(() => document.fonts.ready)
  // Without the footer of the site, and when the parts of the finished bookings are loaded.
  const bottom = () => page.locator('.keep-here').evaluate((part) => part.getBoundingClientRect().bottom + scrollY)
  await expect.poll(bottom).toBeLessThan(2_500)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'my bookings')

  await care.getByText(/^Change a visit/).click()
  await care.getByRole('button', { name: /^Skip/ }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip the visit' }).click()
  await expectSaid(care, /^The visit is skipped: /)

  await care.getByText('About Sridevi', { exact: true }).click()
  await care.getByRole('button', { name: 'Ask for another caregiver' }).click()
  await page.getByRole('dialog').getByLabel('Not on time').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the office' }).click()
  await expectSaid(care, 'The office has your request and will call you.')
  await care.getByRole('button', { name: /^Withdraw request/ }).click()
  await expectSaid(care, 'Your request is withdrawn.')

  const [last] = finished
  const old = card(last?.bookingId ?? '')
  await old.getByRole('button', { name: 'Rate Service' }).click()
  await page.getByRole('dialog').getByLabel('4 stars').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Send rating' }).click()
  await expectSaid(old, 'Thank you for your rating.')

  await care.getByText('Show the day to family far away').click()
  await care.getByLabel('Who is it for?').fill('Anil')
  await care.getByLabel('Where do they live?').selectOption({ label: 'London' })
  await care.getByRole('button', { name: 'Create a link' }).click()
  await expectSaid(care, /^The link is ready/)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
