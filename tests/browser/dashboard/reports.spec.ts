import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { insertHistory, longAgo } from './insert-history.ts'

const asked = `from=${longAgo.from}&to=${longAgo.to}`
const rowOf = (page: Page, table: string, name: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

let isThere = false
test.beforeEach(async ({ people, server }) => {
  // One server serves all tests of a worker.
  if (!isThere) insertHistory({ dataDir: server.dataDir, officeId: (await people.admin()).user._id })
  isThere = true
})

test('reports show how often promises were kept, as a table and a chart', async ({ signedInAs, people }) => {
  const admin = await people.admin()
  const page = await signedInAs(admin)
  await page.goto('/admin')
  await page.getByRole('menuitem', { name: 'Reports' }).click()
  await expect(page.getByRole('link', { name: 'Last 90 days' })).toHaveAttribute('aria-current', 'page')
  await page.goto(`/admin/reports?${asked}`)
  await expect(page.getByRole('heading', { name: 'Mar 3, 2025 to Mar 16, 2025' })).toBeVisible()

  await expect(rowOf(page, 'By promise', 'Call about the booking')).toHaveText('Call about the booking23292 %')
  await expect(rowOf(page, 'By promise', 'Call back')).toHaveText('Call back00–')
  await expect(rowOf(page, 'By promise', 'Total')).toHaveText('Total23292 %')
  await expect(page.getByRole('img', { name: /^By week. Kept: 23; Not kept: 2\./ })).toBeVisible()

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `reports ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('a printed report has figures and dates without buttons', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto(`/admin/reports?${asked}`)
  await expect(rowOf(page, 'By promise', 'Total')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 704, height: 1_032 })
  await expect(page.getByText(/^Thodu, Reports\. Printed /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Last 90 days' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Export CSV/ }).first()).toBeHidden()
  await expect(page.getByLabel('Promise', { exact: true })).toBeHidden()
  const table = page.getByRole('group', { name: 'By promise', exact: true })
  expect(await table.evaluate((box) => [box.scrollWidth <= box.clientWidth, getComputedStyle(box).color])).toEqual([
    true,
    'rgb(0, 0, 0)',
  ])
})
