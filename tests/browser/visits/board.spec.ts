import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

/** The week of a Thursday; the visit of its Sunday is unassigned. */
const monday = '2026-11-23'
const thursday = '2026-11-26'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(thursday, '07:00'))
  await days.plan(thursday, { rules: [{ code: 'D', weekday: 0, caretaker: null }] })
  days.moveTo(at(thursday, '08:40'))
})
test.afterAll(() => days.end())

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('the week is a table, and a visit is opened, reassigned and closed with the keyboard only (rule BOARD-2)', async () => {
  test.setTimeout(120_000)
  const page = await days.open(days.people.admin, `/admin/roster?week=${monday}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  const table = page.getByRole('table', { name: /Mon, Nov 23 to Sun, Nov 29/ })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Caretaker',
    'Mon, Nov 23',
    'Tue, Nov 24',
    'Wed, Nov 25',
    'Thu, Nov 26',
    'Fri, Nov 27',
    'Sat, Nov 28',
    'Sun, Nov 29',
  ])
  const heads = table.getByRole('rowheader')
  await expect(heads.first()).toHaveText(/^Unassigned/)
  await expect(heads.filter({ hasText: 'Lakshmi Goud' })).toContainText('36 of 48 hours')
  const open = table.getByRole('row').nth(1).getByRole('cell').nth(6).getByRole('button')
  await expect(open).toHaveAccessibleName(/^8:00 AM–8:00 PM Unassigned Narsamma Rao Hanamkonda$/)
  await expectAccessible(page, 'the week')
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await sticksOut(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  // The unassigned visit is not directly above the visit of Saturday, and arrow keys go to cells with visits.
  const saturday = table
    .getByRole('row', { name: /^Lakshmi Goud/ })
    .getByRole('cell')
    .nth(5)
    .getByRole('button')
  await saturday.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(
    table
      .getByRole('row', { name: /^Lakshmi Goud/ })
      .getByRole('cell')
      .nth(4)
      .getByRole('button'),
  ).toBeFocused()
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sun, Nov 29, 8:00 AM to 8:00 PM' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/[?&]visit=/)
  await dialog.getByRole('button', { name: 'Assign' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Choose Asha Begum' }).focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'giving a visit')
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('link', { name: 'Asha Begum', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(heads.filter({ hasText: 'Asha Begum' })).toContainText('12 of 48 hours')

  await page.context().close()
})

test('the week prints on one landscape A4: every row fits, and no buttons are printed (rule BOARD-2)', async () => {
  const page = await days.open(days.people.admin, `/admin/roster?week=${monday}`)
  // 297 mm without margins of 8 mm, in CSS pixels.
  await page.setViewportSize({ width: 1_062, height: 733 })
  const table = page.getByRole('table')
  await expect(table.getByRole('rowheader').filter({ hasText: 'Lakshmi Goud' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText(/^Printed /)).toBeVisible()
  const printed = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const ofPage = [...document.querySelectorAll('a, button, input, select, textarea, nav, dialog, [role="button"]')]
    const board = document.querySelector('.roster-table')
    const cells = [...(board?.querySelectorAll('th, td, .roster-visit') ?? [])]
    return {
      beside: ofPage
        .filter((element) => isSeen(element) && !board?.contains(element))
        .map(({ outerHTML }) => outerHTML),
      beyond: cells.filter(
        (cell) => cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth + 1,
      ).length,
      rows: board?.querySelectorAll('tbody tr').length,
      width: document.documentElement.scrollWidth,
    }
  })
  expect(printed).toEqual({ beside: [], beyond: 0, rows: 3, width: 1_062 })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(/\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/.exec(pdf)?.slice(1)).toEqual(['841', '594'])
  await page.context().close()
})
