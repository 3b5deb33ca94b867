import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

/** A Thursday; the Sunday after it nobody has. */
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

test('the week reads as a table, and a visit opens, is given away and closes by keyboard alone (rule BOARD-2)', async () => {
  test.setTimeout(120_000)
  const page = await days.open(days.people.admin, `/admin/roster?week=${monday}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  const table = page.getByRole('table', { name: /Mon, Nov 23 to Sun, Nov 29/ })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Who',
    'Mon, Nov 23',
    'Tue, Nov 24',
    'Wed, Nov 25',
    'Thu, Nov 26',
    'Fri, Nov 27',
    'Sat, Nov 28',
    'Sun, Nov 29',
  ])
  const heads = table.getByRole('rowheader')
  await expect(heads.first()).toHaveText(/^Open/)
  await expect(heads.filter({ hasText: 'Lakshmi Goud' })).toContainText('36 of 48 hours')
  const open = table.getByRole('row').nth(1).getByRole('cell').nth(6).getByRole('button')
  await expect(open).toHaveAccessibleName(/^08–20 Open Narsamma Rao Hanamkonda$/)
  await expectAccessible(page, 'the week')
  // On a tablet the table scrolls in its own box, never the page.
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await sticksOut(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  // From the visit of Saturday up to the one that nobody has is not above it: arrows go where a visit is.
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
  await dialog.getByRole('button', { name: 'Give to somebody' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Who comes' }).focus()
  await page.keyboard.type('Asha')
  await expect(page.getByRole('option', { name: /^Asha Begum/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'giving a visit')
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('link', { name: 'Asha Begum', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(heads.filter({ hasText: 'Asha Begum' })).toContainText('12 of 48 hours')

  // In the hand by M: Escape puts it back, Enter gives it to the row it is over.
  const cellsOf = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
  const friday = cellsOf('Lakshmi Goud').nth(4).getByRole('button')
  await friday.focus()
  await page.keyboard.press('m')
  await expect(page.getByText(/^08–20, Narsamma Rao\. .* To Lakshmi Goud$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/ To Asha Begum$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heads.filter({ hasText: 'Asha Begum' })).toContainText('24 of 48 hours')
  // Dragged back, and dropped where she is with the family already.
  await cellsOf('Asha Begum').nth(4).getByRole('button').dragTo(cellsOf('Lakshmi Goud').nth(4))
  await expect(heads.filter({ hasText: 'Asha Begum' })).toContainText('12 of 48 hours')
  await page.context().close()
})

test('who is free is asked for a day and hours, and a week is copied after a look at it (rules BOARD-8, BOARD-9)', async () => {
  test.setTimeout(120_000)
  const page = await days.open(days.people.admin, `/admin/roster?week=${monday}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Who is free?' }).click()
  const free = page.getByRole('dialog', { name: 'Who is free?' })
  await free.getByLabel('Day').fill('2026-11-27')
  await expect(free.getByRole('link', { name: 'Asha Begum', exact: true })).toBeVisible()
  await expect(free.getByRole('link', { name: 'Lakshmi Goud', exact: true })).toHaveCount(0)
  await free.getByLabel('From').fill('')
  await expect(free.getByText('Please choose a day and hours.')).toBeVisible()
  await free.getByLabel('From').fill('20:00')
  await free.getByLabel('Until').fill('23:00')
  await expect(free.getByRole('link', { name: 'Lakshmi Goud', exact: true })).toBeVisible()
  await expectAccessible(page, 'who is free')
  await page.goBack()
  await expect(free).toHaveCount(0)

  await page.getByRole('button', { name: 'Copy to the week after' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy to the week after' })
  await expect(copy.getByText('1 visit of the week after changes its caretaker.')).toBeVisible()
  await expect(copy.getByText('Sun, Dec 6, 08–20, Narsamma Rao: Asha Begum')).toBeVisible()
  await expectAccessible(page, 'copying a week')
  await copy.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(copy).toHaveCount(0)
  await page.getByRole('link', { name: 'Week after' }).click()
  await expect(page.getByRole('rowheader').filter({ hasText: 'Asha Begum' })).toContainText('12 of 48 hours')
  await page.context().close()
})

test('Today and the roster fit a phone of 320 px, and a visit’s link opens it there (rules BOARD-1, BOARD-2)', async () => {
  test.setTimeout(120_000)
  const page = await days.open(days.people.admin, '/admin/today')
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.getByRole('heading', { name: 'Has not come (1)' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Call or write/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem', { name: 'Call Lakshmi Goud' })).toHaveAttribute('href', /^tel:/)
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'Today at 320 px')
  expect(await sticksOut(page)).toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thu, Nov 26' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page, 'the week at 320 px')
  expect(await sticksOut(page)).toBeLessThanOrEqual(0)
  await page
    .getByRole('button', { name: /Lakshmi Goud$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const link = page.url()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.context().close()
})

test('the week prints on one lying A4: every row within the paper, and nothing to press beside it (rule BOARD-2)', async () => {
  const page = await days.open(days.people.admin, `/admin/roster?week=${monday}`)
  // What is left of 297 mm between margins of 8 mm, in CSS pixels.
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
