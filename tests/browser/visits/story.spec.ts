import type { Page } from '@playwright/test'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from '../../support/browser-fixtures.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'
import { startWithoutCode } from './start-visit.ts'

/** From a Thursday on, twelve hours a day; the Sunday after it is 2026-11-29. */
const [wednesday, thursday, friday, saturday] = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'] as const
const note = 'Slept well, ate little at noon.'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(wednesday, '10:00'))
})
test.afterAll(() => days.end())

async function planWithRelief(): Promise<void> {
  const page = await days.open(days.people.admin, `/admin/bookings/${days.booking._id}`)
  await page.getByRole('button', { name: 'Plan visits' }).click()
  const dialog = page.getByRole('dialog', { name: `Plan visits: ${days.booking.bookingId}` })
  await dialog.getByLabel('First day').fill(thursday)
  await dialog.getByRole('button', { name: 'Somebody else on some weekdays' }).click()
  await dialog.getByRole('combobox', { name: 'Sunday' }).selectOption({ label: 'Asha Begum' })
  await expect(page.getByRole('region', { name: 'What will be made' })).toContainText(
    'Thu, Nov 26 – Wed, Dec 9: 14 visits, 12 Lakshmi Goud, 2 Asha Begum',
  )
  await dialog.getByRole('button', { name: 'Plan visits' }).click()
  await expect(page.getByRole('region', { name: 'Visits' })).toContainText('Sunday: Asha Begum')
  await page.context().close()
}

const openProfile = async (): Promise<Page> => {
  const page = await days.open(days.people.family, '/profile')
  await page.getByRole('tab', { name: 'My Bookings' }).click()
  return page
}
const rowOf = (page: Page, day: RegExp) => page.getByRole('listitem').filter({ hasText: day })

/** The visit of Monday begins later, out of the times that are free. */
async function moveOneVisit(): Promise<void> {
  const page = await openProfile()
  const monday = rowOf(page, /^Mon, Nov 30/)
  await expect(monday).toContainText('Lakshmi')
  await monday.getByRole('button', { name: /^Move/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Move this visit' })
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button', { name: 'Move the visit' }).click()
  await expect(page.getByText(/^The visit is moved: Mon, Nov 30/)).toBeVisible()
  await expect(rowOf(page, /^Mon, Nov 30/).filter({ hasText: 'moved from' })).toHaveCount(1)
  await page.context().close()
}

/** A day of Lakshmi's: she starts in the morning and ends in the evening, and leaves a note. */
async function workOneDay(day: string): Promise<void> {
  days.moveTo(at(day, '07:58'))
  const morning = await days.open(days.people.lakshmi, '/caretaker/visits')
  await startWithoutCode(morning)
  await expect(morning.getByRole('button', { name: 'End visit' })).toBeVisible()
  await morning.context().close()

  days.moveTo(at(day, '20:01'))
  const evening = await days.open(days.people.lakshmi, '/caretaker/visits')
  await evening.getByRole('button', { name: 'End visit' }).click()
  await evening.getByLabel('What should the next visitor know?').fill(note)
  // The question takes no answer from a hasty double tap.
  await evening.waitForTimeout(700)
  await evening.getByRole('button', { name: 'No code' }).click()
  await expect(evening.getByRole('button', { name: 'End visit' })).toHaveCount(0)
  await evening.context().close()
}

/** Eight o'clock has passed and nobody is there: the family says so, the office sends Asha in one press, however fast. */
async function sendSomebodyElse(): Promise<void> {
  days.moveTo(at(saturday, '08:20'))
  const family = await openProfile()
  await expect(rowOf(family, /^Today/)).toContainText('20 minutes late')
  await family.getByRole('button', { name: "The caretaker hasn't come" }).click()
  await expect(family.getByText('Nobody from us is in the house?')).toBeVisible()
  await family.getByRole('button', { name: 'Nobody is here' }).click()
  await expect(family.getByText(/You told us at 8:2\d/)).toBeVisible()
  await family.context().close()

  const office = await days.open(days.people.admin, '/admin/today')
  const absent = office.getByRole('region', { name: 'Has not come (1)' })
  await absent.getByRole('button', { name: /^Call or write/ }).click()
  await expect(office.getByRole('menuitem', { name: 'Call Lakshmi Goud' })).toHaveAttribute('href', /^tel:/)
  await office.keyboard.press('Escape')
  await expect(absent).toContainText(/The family said at 8:2\d AM that nobody came/)
  await absent.getByRole('button', { name: 'Send somebody' }).click()
  const dialog = office.getByRole('dialog', { name: 'Nobody came' })
  await dialog.getByRole('combobox', { name: 'Who goes' }).fill('Asha')
  await office.getByRole('option', { name: /^Asha Begum/ }).click()
  await dialog.getByRole('button', { name: 'Asha Begum is coming' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(absent).toHaveCount(0)
  await office.context().close()
}

test('a family is cared for from day to day: planned, moved, worked, missed, replaced (rules BOARD-3, BOARD-4)', async () => {
  test.setTimeout(300_000)
  await planWithRelief()
  await moveOneVisit()
  await workOneDay(thursday)
  await workOneDay(friday)
  const afterTwo = await openProfile()
  await afterTwo.getByText('What happened').click()
  await expect(
    afterTwo.locator('[data-visit="done"]').filter({ hasText: /started 7:5\d AM, ended 8:0\d PM/ }),
  ).toHaveCount(2)
  await afterTwo.context().close()

  await sendSomebodyElse()
  const filter = JSON.stringify({ booking: days.booking._id, from: saturday, to: saturday })
  const ofSaturday = await days.asAdmin<Visit[]>(`/admin/visits?filter=${encodeURIComponent(filter)}`)
  expect(ofSaturday.map(({ status, caretaker }) => [status, caretaker?.name]).sort()).toEqual([
    ['missed', 'Lakshmi Goud'],
    ['planned', 'Asha Begum'],
  ])
  const family = await openProfile()
  await expect(rowOf(family, /^Today/).filter({ hasText: 'Asha' })).toContainText('instead of Lakshmi')
})
