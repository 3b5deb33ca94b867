import { auditLogPageSchema, auditLogSchema, auditStatsSchema } from '@thodu/api/contract/audit/audit.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { AuditPage } from './AuditPage.tsx'

const read = 'GET /audit/logs'
const log = (parts: Parameters<typeof sample<typeof auditLogSchema>>[1] = {}) =>
  sample(auditLogSchema, {
    action: 'STATUS_UPDATE',
    userName: 'Anita Office',
    userEmail: 'anita@example.in',
    userRole: 'admin',
    description: 'Booking confirmed',
    resourceType: 'booking',
    resourceId: 'b1',
    bookingId: 'K7M2PX',
    status: 'success',
    ipAddress: '203.0.113.7',
    changes: [],
    ...parts,
  })
const pageOf = (logs: ReturnType<typeof log>[], more: { total?: number; page?: number; totalPages?: number } = {}) =>
  sample(auditLogPageSchema, { data: { logs, total: logs.length, page: 1, totalPages: 1, ...more } })
const stats = sample(auditStatsSchema, {
  data: {
    totalLogs: 1_234,
    recentActivity: [log()],
    topUsers: [{ userName: 'Anita Office', userEmail: 'anita@example.in', count: 900 }],
    actionStats: [{ action: 'STATUS_UPDATE', count: 700 }],
  },
})
function show(at = '/audit-logs') {
  wire.answer('GET /audit/stats', stats)
  return showOffice(<AuditPage />, { at })
}
const lastQuery = () => wire.asked(read).at(-1)?.query ?? {}

test('the audit log shows person, action, subject, time and result below the statistics (rules AUD-8, AUD-10)', async () => {
  wire.answer(read, pageOf([log(), log({ status: 'failed', description: 'Refused' })]))
  await show()
  const table = page.getByRole('table')
  await expect.element(table.getByText('203.0.113.7').first()).toBeVisible()
  await expect.element(table.getByText('Anita Office').first()).toBeVisible()
  await expect.element(page.getByText('2 entries')).toBeVisible()
  await expect.element(page.getByText('1,234 entries in all')).toBeVisible()
  await expect.element(page.getByText('Anita Office: 900')).toBeVisible()
  await expectAccessible()
})

test('filters are in the address and sent to the server, and one press clears them (rule AUD-7)', async () => {
  wire.answer(read, pageOf([log()]))
  await show()
  const clear = page.getByRole('button', { name: 'Clear filters' })
  await expect.element(clear).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Search' }).fill('K7M2PX')
  await expect.poll(() => lastQuery().search).toBe('K7M2PX')
  await page.getByRole('combobox', { name: 'Action' }).selectOptions('STATUS_UPDATE')
  await expect.poll(() => lastQuery().action).toBe('STATUS_UPDATE')
  expect(new URLSearchParams(address.split('?')[1]).get('search')).toBe('K7M2PX')
  await clear.click()
  await expect.poll(() => lastQuery().search).toBeUndefined()
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  await expect.poll(() => address).toBe('/audit-logs')
})

test('paging stops at the first and the last page', async () => {
  wire.answer(read, ({ query }) =>
    pageOf([log({ description: `Page ${query.page ?? 1}` })], {
      total: 101,
      page: Number(query.page ?? 1),
      totalPages: 3,
    }),
  )
  await show()
  const previous = page.getByRole('button', { name: /previous/i })
  const next = page.getByRole('button', { name: /^next/i })
  await expect.element(page.getByText('Page 1', { exact: true })).toBeVisible()
  await expect.element(previous).toBeDisabled()
  await next.click()
  await expect.element(page.getByText('Page 2', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: '101 entries' })).toHaveFocus()
  await next.click()
  await expect.element(page.getByText('Page 3', { exact: true })).toBeVisible()
  await expect.element(next).toBeDisabled()
})

test('-', async () => {
  const first = later<ReturnType<typeof refuse>>()
  wire.answer(read, () => first.promise)
  await show()
  await expect.element(page.getByRole('status', { name: 'Loading…' }).first()).toBeVisible()
  first.give(refuse('request.conflict', 409))
  await expect.element(page.getByText('The audit trail could not be loaded.')).toBeVisible()
  wire.answer(read, pageOf([]))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No log entry matches these filters.')).toBeVisible()
})
