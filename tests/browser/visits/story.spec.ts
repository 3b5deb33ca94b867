import type { Page } from '@playwright/test'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, quietPage, test } from '../../support/browser-fixtures.ts'
import { outlastHastyTap, startWithoutCode } from '../caretaker/hasty-tap.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

/** From a Thursday, twelve hours a day; the Sunday after it is 2026-11-29. */
const [wednesday, thursday, friday, saturday] = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'] as const
const note = 'Slept well, ate little at noon.'
const forFamily = 'She ate well and asked for Ravi.'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(wednesday, '10:00'))
})
test.afterAll(() => days.end())

async function planWithSubstitute(): Promise<void> {
  const page = await days.open(days.people.admin, `/admin/bookings/${days.booking._id}`)
  await page.getByRole('button', { name: 'Plan visits' }).click()
  const dialog = page.getByRole('dialog', { name: `Plan visits: ${days.booking.bookingId}` })
  await dialog.getByLabel('First day').fill(thursday)
  await dialog.getByRole('button', { name: 'Another caretaker on some weekdays' }).click()
  await dialog.getByRole('combobox', { name: 'Sunday' }).selectOption({ label: 'Asha Begum' })
  const asked = page.getByRole('group', { name: 'Tasks at the end of each visit' }).last()
  for (const name of ['Medicine', 'Meals']) await asked.getByRole('button', { name }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
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

async function moveOneVisit(): Promise<void> {
  const page = await openProfile()
  await page.getByText(/^Change a visit/).click()
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

const visitsOf = (day: string): Promise<Visit[]> => {
  const filter = JSON.stringify({ booking: days.booking._id, from: day, to: day })
  return days.asAdmin<Visit[]>(`/admin/visits?filter=${encodeURIComponent(filter)}`)
}

/**
 * Waits until the server has the action, which the app shows before sending it, because the next browser begins with empty
 * storage.
 */
const expectOnServer = (day: string, status: Visit['status']): Promise<void> =>
  expect.poll(async () => (await visitsOf(day)).map((visit) => visit.status)).toEqual([status])

/**
 * Lakshmi works a day, with notes for the next caretaker and the family, and ticked tasks. If the code of the tasks fails
 * to load, the visit ends without them (rules DAY-22, CARE-19).
 */
async function workOneDay(day: string, { withTicks }: { withTicks: boolean }): Promise<void> {
  days.moveTo(at(day, '07:58'))
  const morning = await days.open(days.people.lakshmi, '/caretaker/visits')
  await startWithoutCode(morning)
  await expect(morning.getByRole('button', { name: 'End visit' })).toBeVisible()
  await expectOnServer(day, 'started')
  await morning.context().close()

  days.moveTo(at(day, '20:01'))
  const evening = await days.open(days.people.lakshmi, quietPage)
  if (!withTicks) await evening.context().route('**/assets/tick*', (route) => route.abort())
  await evening.goto(new URL('/caretaker/visits', evening.url()).href)
  await evening.getByRole('button', { name: 'End visit' }).click()
  await evening.getByLabel('Note for the next caretaker').fill(note)
  await evening.getByRole('textbox', { name: 'For the family' }).fill(forFamily)
  await outlastHastyTap(evening)
  if (withTicks) await evening.getByRole('button', { name: 'All done' }).click()
  await expectAccessible(evening, 'the end of a visit')
  await evening.getByRole('button', { name: 'End visit' }).click()
  await expect(evening.getByRole('button', { name: 'End visit' })).toHaveCount(0)
  await expectOnServer(day, 'done')
  await evening.context().close()
}

/** The visit is late: the family reports it, and an admin assigns Asha as a substitute once, however often they click. */
async function sendSomebodyElse(): Promise<void> {
  days.moveTo(at(saturday, '08:20'))
  const family = await openProfile()
  await expect(rowOf(family, /^Today/)).toContainText('20 minutes late')
  await family.getByRole('button', { name: 'Nobody has come' }).click()
  await expect(family.getByText('Is nobody from our team in the house?')).toBeVisible()
  await family.getByRole('button', { name: 'Nobody is here' }).click()
  await expect(family.getByText(/You told us at 8:2\d/)).toBeVisible()
  await family.context().close()

  const office = await days.open(days.people.admin, '/admin/today')
  const absent = office.getByRole('region', { name: 'Not arrived (1)' })
  await absent.getByRole('button', { name: /^Call or write/ }).click()
  await expect(office.getByRole('menuitem', { name: 'Call Lakshmi Goud' })).toHaveAttribute('href', /^tel:/)
  await office.keyboard.press('Escape')
  await expect(absent).toContainText(/The family reported at 8:2\d AM that the caretaker had not come/)
  await absent.getByRole('button', { name: 'Replace' }).click()
  const dialog = office.getByRole('dialog', { name: 'Not arrived' })
  await dialog.getByRole('button', { name: 'Choose Asha Begum' }).click()
  await dialog.getByRole('button', { name: 'Asha Begum is coming' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(absent).toHaveCount(0)
  await office.context().close()
}

test('care over days has planned, moved, completed, missed and replaced visits (rules BOARD-3, BOARD-4)', async () => {
  test.setTimeout(300_000)
  await planWithSubstitute()
  await moveOneVisit()
  await workOneDay(thursday, { withTicks: true })
  await workOneDay(friday, { withTicks: false })
  const afterTwo = await openProfile()
  await afterTwo.getByText('What happened').click()
  await expect(
    afterTwo.locator('[data-visit="done"]').filter({ hasText: /started 7:5\d AM, ended 8:0\d PM/ }),
  ).toHaveCount(2)
  await expect(afterTwo.locator('[data-visit="done"]').getByText(forFamily)).toHaveCount(2)
  await expect(afterTwo.getByText(note)).toHaveCount(0)
  await expect(afterTwo.getByRole('list', { name: 'What was done' }).getByRole('listitem')).toHaveText([
    'Medicine given',
    /^Meals/,
  ])
  await expectAccessible(afterTwo, 'what happened')
  await afterTwo.context().close()

  await sendSomebodyElse()
  const ofSaturday = await visitsOf(saturday)
  expect(ofSaturday.map(({ status, caretaker }) => [status, caretaker?.name]).sort()).toEqual([
    ['missed', 'Lakshmi Goud'],
    ['planned', 'Asha Begum'],
  ])
  const family = await openProfile()
  await expect(rowOf(family, /^Today/).filter({ hasText: 'Asha' })).toContainText('instead of Lakshmi')
})
