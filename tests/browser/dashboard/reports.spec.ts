import { readFile } from 'node:fs/promises'
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

test('reports show figures, charts and named reasons of promises, calls and first calls', async ({
  signedInAs,
  people,
}) => {
  const admin = await people.admin()
  const page = await signedInAs(admin)
  await page.goto('/admin')
  await page.getByRole('menuitem', { name: 'Reports' }).click()
  await expect(page.getByRole('link', { name: 'Last 90 days' })).toHaveAttribute('aria-current', 'page')
  await page.goto(`/admin/reports?${asked}`)
  await expect(page.getByRole('heading', { name: 'Mar 3, 2025 to Mar 16, 2025' })).toBeVisible()

  await expect(rowOf(page, 'By promise', 'Call about the booking')).toHaveText('Call about the booking23292 %')
  await expect(rowOf(page, 'By promise', 'Call back')).toHaveText('Call back00–')
  // Twelve or thirteen promises alone are too few for a rate, and together they are enough.
  await expect(rowOf(page, 'By week', 'Mar 3, 2025')).toHaveText('Mar 3, 2025121–No reason entered: 1')
  await expect(rowOf(page, 'By week', 'Mar 10, 2025')).toHaveText('Mar 10, 2025111–No network: 1')
  await expect(rowOf(page, 'By week', 'Total')).toHaveText('Total23292 %')
  const why = 'Why promises were not kept'
  await expect(rowOf(page, why, 'No network')).toHaveText(`No network1${admin.user.name} (1)`)
  await expect(page.getByRole('table', { name: why }).getByText('No reason entered')).toBeVisible()
  await expect(page.getByRole('img', { name: /^By week. Kept: 23; Not kept: 2\./ })).toBeVisible()

  await expect(rowOf(page, 'Calls by day', 'Mar 3, 2025')).toHaveText('Mar 3, 2025101100014')
  await expect(rowOf(page, 'Calls by day', 'Total')).toHaveText('Total202200028')
  await expect(page.getByRole('img', { name: /^Calls by day. Reached: 4; Not reached: 4\./ })).toBeVisible()

  // 24 were called: half of them within 21 minutes, nine of ten within 31.
  await expect(rowOf(page, 'Time to the first call', 'Total')).toHaveText('Total2412131')

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `reports ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('each report can be exported in English, and the export is audited', async ({ signedInAs, people }) => {
  const admin = await people.admin()
  const page = await signedInAs(admin)
  await page.goto(`/admin/reports?${asked}`)
  const files = [
    [
      'Promises kept',
      'promises-kept',
      ['Week,Promise,Kept,Not kept,Kept (%)', '2025-03-03,call,12,1,', '2025-03-10,call,11,1,'],
    ],
    [
      'Why promises were not kept',
      'promises-not-kept',
      [
        'Week,Promise,Reason,Entered by,Promises',
        '2025-03-03,call,,,1',
        `2025-03-10,call,no-network,${admin.user.name},1`,
      ],
    ],
    [
      'Calls by day',
      'calls-by-day',
      [
        'Day,reached,call-again,no-answer,busy,switched-off,wrong-number,not-interested,booked,Total',
        '2025-03-03,1,0,1,1,0,0,0,1,4',
        '2025-03-11,1,0,1,1,0,0,0,1,4',
      ],
    ],
    [
      'Time to the first call',
      'first-calls',
      [
        'Week,Bookings called,Not called,Half within (min),Nine of ten within (min)',
        '2025-03-03,12,1,20,30',
        '2025-03-10,12,0,21,31',
      ],
    ],
  ] as const
  for (const [name, file, lines] of files) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Export CSV: ${name}` }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toBe(`\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`)
  }
  const logged = await (await admin.api.send('/audit/logs?page=1&action=ADMIN_ACTION')).text()
  for (const said of ['2 rows of promise-report', '2 rows of broken-promise-report', '2 rows of call-report'])
    expect(logged).toContain(`Exported ${said} as CSV (from=2025-03-03, to=2025-03-16)`)
})

test('a printed report has figures and dates without buttons', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto(`/admin/reports?${asked}`)
  await expect(rowOf(page, 'Calls by day', 'Total')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 704, height: 1_032 })
  await expect(page.getByText(/^Thodu, Reports\. Printed /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Last 90 days' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Export CSV/ }).first()).toBeHidden()
  await expect(page.getByLabel('Promise', { exact: true })).toBeHidden()
  const table = page.getByRole('group', { name: 'Calls by day', exact: true })
  expect(await table.evaluate((box) => [box.scrollWidth <= box.clientWidth, getComputedStyle(box).color])).toEqual([
    true,
    'rgb(0, 0, 0)',
  ])
})
