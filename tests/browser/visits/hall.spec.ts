import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

const thursday = '2026-11-26'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(thursday, '07:00'))
  await days.plan(thursday, { rules: [{ code: 'D', weekday: 5, caretaker: null }] })
})
test.afterAll(() => days.end())

test('a late visit is on the first screen by itself, and one press leads to what helps (rules HALL-1, HALL-2)', async () => {
  test.setTimeout(120_000)
  const page = await days.open(days.people.admin, '/admin')
  const hall = page.getByRole('region', { name: 'What cannot wait' })
  const rows = hall.getByRole('listitem')
  // Friday has nobody: that is within 24 hours and a bit, so not yet here.
  await expect(hall).toContainText('Next: Lakshmi Goud goes to Narsamma Rao, 8:00 AM.')
  await expect(rows.filter({ hasText: 'has not begun' })).toHaveCount(0)

  days.moveTo(at(thursday, '08:20'))
  const late = rows.filter({ hasText: 'Lakshmi Goud has not begun. It was to begin 8:00 AM.' })
  await expect(late).toBeVisible({ timeout: 30_000 })
  await expect(rows.first()).toContainText('Narsamma Rao')
  await expect(page).toHaveTitle(/^\(1\) Dashboard · /)
  await expect(page.getByRole('menuitem', { name: 'Roster' })).toHaveAccessibleDescription(/1 overdue/)
  // Tomorrow's has its day.
  await expect(rows.filter({ hasText: 'Nobody is chosen. It begins Fri, Nov 27, 8:00 AM.' })).toBeVisible()
  await expect(late.getByRole('link', { name: 'Call Lakshmi Goud' })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page, 'the hall')
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(late).toBeVisible()
    // The menu beside the page takes a moment to fold.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await late.getByRole('link', { name: 'Nobody came?' }).click()
  await expect(page.getByRole('dialog')).toContainText('Narsamma Rao')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(late).toBeVisible()

  await rows.getByRole('link', { name: 'Choose somebody' }).first().click()
  await expect(page.getByRole('dialog', { name: /Fri, Nov 27/ })).toBeVisible()
  await page.goBack()
  await expect(hall).toBeVisible()

  await rows.getByRole('link', { name: 'Open the call' }).first().click()
  await expect(page).toHaveURL(/\/admin\/calls\?family=/)
})
