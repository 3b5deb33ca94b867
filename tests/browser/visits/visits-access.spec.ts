import { expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

const thursday = '2026-11-26'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(thursday, '09:00'))
  await days.plan(thursday, { rules: [{ code: 'D', weekday: 0, caretaker: null }] })
  await days.people.asha.api.call('/caretaker/time-off', {
    method: 'POST',
    body: {
      startsAt: at('2026-12-05', '00:00').toISOString(),
      endsAt: at('2026-12-06', '00:00').toISOString(),
      kind: 'leave',
      reason: 'A wedding in Karimnagar',
    },
  })
})
test.afterAll(() => days.end())

const calendars = () => {
  const { lakshmi } = days.people
  return [`caretaker/${lakshmi.user._id}`, `booking/${days.booking._id}`].flatMap((whose) =>
    ['month', 'week'].map((view) => `/admin/roster/${whose}?view=${view}&day=${thursday}`),
  )
}

for (const [rootSize, widths, boards] of [
  ['100%', [320, 1280], ['/admin/today', '/admin/roster']],
  ['200%', [1280], []],
] as const)
  test(`visits, time off and calendars are accessible at ${widths.join(' and ')} px, text ${rootSize}`, async () => {
    test.setTimeout(300_000)
    const page = await days.open(days.people.admin, '/admin/visits')
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size))
    }, rootSize)
    for (const path of [...boards, '/admin/visits', '/admin/time-off', ...calendars()]) {
      await page.goto(new URL(path, page.url()).href)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      const names = page.getByText(/Lakshmi Goud|Narsamma Rao|Asha Begum/)
      await expect(names.filter({ visible: true }).first()).toBeVisible()
      await expectAccessibleIn(page, widths, `${path}, text ${rootSize}`)
    }
    await page.context().close()
  })
