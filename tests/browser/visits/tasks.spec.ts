import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import type { Person } from '../../support/people.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'
import { startWithoutCode } from './start-visit.ts'

const [wednesday, thursday, friday] = ['2026-11-25', '2026-11-26', '2026-11-27'] as const
const told = ['Medicine given', 'Meals: refused', 'Walked']
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(wednesday, '10:00'))
  await days.plan(thursday, { rules: [{ code: 'D', weekday: 5, caretaker: days.people.asha.user._id }] })
})
test.afterAll(() => days.end())

/** At a moment, as somebody holds the page in the hand. */
async function openAt(when: Date, who: Person, path: string): Promise<Page> {
  days.moveTo(when)
  const page = await days.open(who, path)
  await page.setViewportSize({ width: 360, height: 740 })
  return page
}
const expectFitting = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

async function chooseWhatIsAsked(): Promise<void> {
  const path = `/admin/bookings/${days.booking._id}`
  const page = await openAt(at(wednesday, '10:05'), days.people.admin, path)
  await page.getByRole('button', { name: 'Change the plan' }).click()
  const asked = page.getByRole('group', { name: 'Asked at the end of each visit' }).last()
  for (const name of ['Medicine', 'Meals', 'Walk']) await asked.getByRole('button', { name }).click()
  await expectFitting(page)
  await expectAccessible(page, 'what is asked at the end of a visit')
  await page.getByRole('button', { name: 'Save the plan' }).click()
  await expect(page.getByText('Asked at the end: Medicine, Meals, Walk')).toBeVisible()
  await page.getByRole('button', { name: 'Change the plan' }).click()
  await expect(asked.getByRole('button', { pressed: true })).toHaveText(['Medicine', 'Meals', 'Walk'])
  await page.context().close()
}

async function endWithTicks(): Promise<void> {
  const start = await openAt(at(thursday, '07:58'), days.people.lakshmi, '/caretaker')
  await startWithoutCode(start)
  await expect(start.getByText('Saved. The visit has started.')).toBeVisible()
  await start.context().close()
  const page = await openAt(at(thursday, '20:01'), days.people.lakshmi, '/caretaker')
  await expect(page.getByText('Bookings and figures')).toBeVisible()
  await page.getByRole('button', { name: 'End visit' }).click()
  // What has just come takes no answer from a hasty double tap.
  await page.waitForTimeout(1_100)
  await page.getByRole('button', { name: 'All done' }).click()
  const meals = page.getByRole('group', { name: 'Meals' })
  await expect(meals.getByRole('button', { name: 'Done', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await meals.getByRole('button', { name: 'Refused' }).click()
  await expectFitting(page)
  await expectAccessible(page, 'ticks at the end of a visit')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFitting(page)
  await page.getByRole('button', { name: 'No code' }).click()
  await expect(page.getByText('Saved. The visit has ended.')).toBeVisible()
  await page.context().close()
}

test('what the office asks is ticked at the end of a visit, and read by the family, by who comes next and by the office (rule DAY-22)', async () => {
  test.setTimeout(180_000)
  await chooseWhatIsAsked()
  await endWithTicks()

  const family = await openAt(at(thursday, '20:10'), days.people.family, '/profile#bookings')
  const row = family.locator('[data-visit="done"]')
  await expect(row.getByRole('list', { name: 'What was done' }).getByRole('listitem')).toHaveText(told)
  await expectFitting(family)
  await expectAccessible(family, 'what was done on a visit')
  await family.context().close()

  const next = await openAt(at(friday, '07:00'), days.people.asha, '/caretaker')
  const last = next.getByRole('figure').filter({ hasText: 'Ticked at the last visit (Lakshmi Goud,' })
  await expect(last.getByRole('listitem')).toHaveText(told)
  await expectFitting(next)
  await expectAccessible(next, 'what was ticked at the last visit')
  await next.context().close()

  // A day later the family reads it among what happened, in its language.
  const later = await openAt(at(friday, '07:05'), days.people.family, '/te/profile#bookings')
  await later.locator('summary').filter({ hasText: 'ఇప్పటి వరకు' }).click()
  const past = later.locator('[data-visit="done"]').getByRole('list', { name: 'ఏం చేశారు' })
  await expect(past.getByRole('listitem')).toHaveText(['మందులు ఇచ్చారు', 'భోజనం: వద్దన్నారు', 'నడిపించారు'])
  await expectFitting(later)
  await later.context().close()

  const filter = encodeURIComponent(JSON.stringify({ booking: days.booking._id, status: 'done' }))
  const [visit] = await days.asAdmin<{ _id: string }[]>(`/admin/visits?filter=${filter}`)
  const office = await openAt(at(friday, '07:10'), days.people.admin, `/admin/visits?visit=${visit?._id}`)
  await expect(office.getByRole('dialog')).toContainText('Medicine given, Meals: refused, Walked')
  await expectFitting(office)
})

test('where what asks for ticks does not come, the visit ends without them, with no tap more (rules DAY-22, CARE-19)', async () => {
  const start = await openAt(at(friday, '07:58'), days.people.asha, '/caretaker')
  await startWithoutCode(start)
  await expect(start.getByText('Saved. The visit has started.')).toBeVisible()
  await start.context().close()
  const page = await openAt(at(friday, '20:01'), days.people.asha, '/login')
  let refused = 0
  await page.context().route('**/assets/tick*', (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto(new URL('/caretaker', page.url()).href)
  await expect(page.getByText('Bookings and figures')).toBeVisible()
  await page.getByRole('button', { name: 'End visit' }).click()
  await expect(page.getByRole('textbox', { name: 'For the family' })).toBeVisible()
  await page.waitForTimeout(1_100)
  await expect(page.getByRole('button', { name: 'All done' })).toHaveCount(0)
  await page.getByRole('button', { name: 'No code' }).click()
  await expect(page.getByText('Saved. The visit has ended.')).toBeVisible()
  expect(refused).toBeGreaterThan(0)
})
