import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { FamilyVisit, Visit } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from '../../support/browser-fixtures.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

/** From a Thursday on Lakshmi comes for twelve hours a day; each story has days of its own. */
const [thursday, friday, saturday, monday] = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'] as const
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(thursday, '07:00'))
  await days.plan(thursday)
})
test.afterAll(() => days.end())

type VisitFilter = { from: string; to: string; status?: Visit['status'] }
const toQuery = (filter: VisitFilter) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
const readVisits = (filter: VisitFilter) =>
  days.asAdmin<Visit[]>(`/admin/visits?sort=${encodeURIComponent('["startsAt","ASC"]')}&${toQuery(filter)}`)
const openOffice = (path: string) => days.open(days.people.admin, path)
/** The list of one day, and its only visit in a dialog. */
async function openVisit(day: string, name: string): Promise<Page> {
  const page = await openOffice(`/admin/visits?${toQuery({ from: day, to: day })}`)
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  return page
}

/**
 * A double click on a button that saves: between its two presses the answer is awaited, the refusal of the try before has
 * gone, and something else lies under the pointer (rule OFF-32).
 */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  const { promise: secondPress, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/visits/*', async (route) => {
    await secondPress
    await route.continue()
  })
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const centre = [x + width / 2, y + height / 2] as const
  await page.mouse.click(...centre)
  await expect(button).toBeDisabled()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  answer()
}

/** The lines of the list as a file. */
async function readFileOf(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^visits-\d{4}-\d\d-\d\d\.csv$/)
  return (await readFile(await download.path(), 'utf8')).split('\r\n').filter(Boolean)
}

test('the list as a file holds what the filters leave, every one with its hours of the city (rule BOARD-5)', async () => {
  const page = await openOffice(`/admin/visits?${toQuery({ from: friday, to: saturday })}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  const [header, ...lines] = await readFileOf(page)
  expect(header).toMatch(/^\uFEFFDay,From,Until,Minutes,Booking,Patient,/)
  expect(lines).toHaveLength(2)
  for (const [place, day] of [friday, saturday].entries()) {
    const start = `${day},08:00,20:00,720,${days.booking.bookingId},Narsamma Rao,Hanamkonda,Savitri Rao,`
    expect(lines[place]?.startsWith(start), lines[place]).toBe(true)
    expect(lines[place]).toMatch(/,Lakshmi Goud,planned,,,,,due,$/)
  }
})

test('a visit is moved: refused where she is elsewhere with what was typed kept, and once however fast (rule VISIT-14)', async () => {
  const page = await openVisit(friday, 'Fri, Nov 27, 8:00 AM to 8:00 PM')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await dialog.getByLabel('Day').fill(saturday)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Lakshmi Goud is with another family then.')
  await expect(dialog.getByLabel('Day')).toHaveValue(saturday)
  await dialog.getByLabel('From').fill('20:00')
  await dialog.getByLabel('Until').fill('22:00')
  await pressTwice(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('dialog', { name: 'Sat, Nov 28, 8:00 PM to 10:00 PM' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Sat, Nov 28, 8:00 PM to 10:00 PM' })).toBeVisible()
  const moved = (await readVisits({ from: saturday, to: saturday })).find(({ revision }) => revision > 1)
  expect(moved).toMatchObject({
    revision: 2,
    startsAt: at(saturday, '20:00').toISOString(),
    caretaker: { name: 'Lakshmi Goud' },
  })

  // In the file and on the board it stands where it is now, and no longer where it was planned.
  await page.goto(new URL(`/admin/visits?${toQuery({ from: saturday, to: saturday })}`, page.url()).href)
  await expect(page.getByRole('row')).toHaveCount(3)
  const [, ...lines] = await readFileOf(page)
  expect(lines.map((line) => line.slice(0, 16)).sort()).toEqual([`${saturday},08:00`, `${saturday},20:00`])
  await page.goto(new URL('/admin/roster?week=2026-11-23', page.url()).href)
  const cells = page.getByRole('row', { name: /^Lakshmi Goud/ }).getByRole('cell')
  await expect(cells.nth(5).getByRole('button')).toHaveCount(2)
  await expect(cells.nth(4).getByRole('button')).toHaveCount(0)
})

test('a visit is skipped with a reason that a reload keeps; a colleague who is second reads why not (rules VISIT-15, VISIT-20)', async () => {
  const name = 'Mon, Nov 30, 8:00 AM to 8:00 PM'
  const colleague = await openVisit(monday, name)
  await colleague.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await colleague.getByRole('textbox', { name: 'Reason' }).fill('The same, later')

  const page = await openVisit(monday, name)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Skip' }).click()
  const skip = dialog.getByRole('button', { name: 'Skip' })
  await expect(skip).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They do not answer')
  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('They do not answer')
  await skip.dblclick()
  await expect(dialog.getByText('Skipped', { exact: true })).toBeVisible()
  const skipped = await readVisits({ from: monday, to: monday })
  expect(skipped.map(({ status, reason, revision }) => [status, reason, revision])).toEqual([
    ['skipped', 'They do not answer', 2],
  ])
  // The family reads that nobody comes; what the office wrote down for itself stays there.
  const ofFamily = await days.people.family.api.call<FamilyVisit[]>(`/booking/${days.booking._id}/visits`)
  const seen = ofFamily.find(({ serviceDay }) => serviceDay === monday)
  expect([seen?.status, seen?.reason]).toEqual(['skipped', null])

  await colleague.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await expect(colleague.getByRole('dialog').getByRole('alert')).toHaveText('This visit cannot be changed any more.')
})

test('a stay in hospital pauses the visits of its days, and going home early plans the rest again (rule VISIT-9)', async () => {
  const [first, last] = ['2026-12-01', '2026-12-03'] as const
  const statuses = async () => (await readVisits({ from: first, to: last })).map(({ status }) => status)
  const page = await openOffice(`/admin/bookings/${days.booking._id}`)
  const section = page.getByRole('region', { name: 'Visits' })
  const dialog = page.getByRole('dialog', { name: 'Pause the visits' })
  await section.getByRole('button', { name: 'Pause', exact: true }).click()
  await dialog.getByLabel('From').fill(first)
  await dialog.getByLabel('Until').fill(monday)
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('MGM hospital')
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Please choose a last day that is not before the first.')).toBeVisible()
  expect(await statuses()).toEqual(['planned', 'planned', 'planned'])
  await dialog.getByLabel('Until').fill(last)
  await dialog.getByRole('button', { name: 'Pause' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(section).toContainText('Paused from Tue, Dec 1 until Thu, Dec 3.')
  expect(await statuses()).toEqual(['skipped', 'skipped', 'skipped'])

  await page.reload()
  await expect(section.getByRole('button', { name: 'End the pause' })).toBeVisible()
  await section.getByRole('button', { name: 'Change the pause' }).click()
  await dialog.getByLabel('From').fill(first)
  await dialog.getByLabel('Until').fill(first)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Home already')
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect(section).toContainText('Paused from Tue, Dec 1 until Tue, Dec 1.')
  expect(await statuses()).toEqual(['skipped', 'planned', 'planned'])
})

test('time off is decided once, and not while visits stand in it (rules BOARD-6, DAY-8)', async () => {
  const { asha, lakshmi } = days.people
  const ask = (who: typeof asha, day: string, next: string) =>
    who.api.call('/caretaker/time-off', {
      method: 'POST',
      body: {
        startsAt: at(day, '00:00').toISOString(),
        endsAt: at(next, '00:00').toISOString(),
        kind: 'day-off',
        reason: 'A wedding',
      },
    })
  await ask(asha, '2026-12-05', '2026-12-06')
  await ask(lakshmi, '2026-12-04', '2026-12-05')
  const colleague = await openOffice('/admin/time-off')
  const page = await openOffice('/admin/time-off')
  const ofAsha = page.getByRole('listitem').filter({ hasText: 'Asha Begum' })
  const ofLakshmi = page.getByRole('listitem').filter({ hasText: 'Lakshmi Goud' })
  await expect(ofLakshmi).toContainText('1 visit stands in it. Give them to somebody else first.')
  await ofLakshmi.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('1 visit stands in this time. Give it to somebody else first.')).toBeVisible()
  await expect(ofLakshmi.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await ofLakshmi.getByRole('button', { name: 'Decline' }).click()
  await expect(ofLakshmi).toHaveCount(0)

  await expect(colleague.getByRole('listitem').filter({ hasText: 'Asha Begum' })).toBeVisible()
  await colleague.route('**/api/admin/time-off?*', (route) => route.abort())
  await ofAsha.getByRole('button', { name: 'Approve' }).dblclick()
  await expect(page.getByText('Approved: nobody can be planned then.')).toBeVisible()
  await expect(ofAsha).toHaveCount(0)
  await colleague
    .getByRole('listitem')
    .filter({ hasText: 'Asha Begum' })
    .getByRole('button', { name: 'Decline' })
    .click()
  await expect(colleague.getByText('This request has been decided already.')).toBeVisible()

  await page.goto(new URL('/admin/roster?week=2026-11-30', page.url()).href)
  const row = page.getByRole('row', { name: /^Asha Begum/ })
  await expect(row.getByRole('cell').nth(5)).toHaveText('Day off')
  await page.reload()
  await expect(row.getByRole('cell').nth(5)).toHaveText('Day off')
})
