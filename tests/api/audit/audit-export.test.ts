import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { createTestApi } from '../../support/api.ts'
import { appendAuditRows } from '../../support/audit-rows.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { patient } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'

/** Already the next day in the city. */
const now = new Date('2026-06-10T20:00:00.000Z')
const api = useWorld(() => createTestApi({}, { now: () => now }))
let admin: SignedIn

beforeAll(async () => {
  await appendAuditRows(api, 1_200)
  admin = await api.makeAdmin()
  await api.deps.database.write((tx) =>
    writeAudit(tx, {
      performer: { id: null, name: '=cmd|calc', email: '+91@example.in', role: 'user', ip: '203.0.113.9' },
      action: 'NOTES_ADDED',
      resourceType: 'booking',
      resourceId: '@evil',
      description: 'said "hello",\nthen 2341 2341 2346',
      at: now,
    }),
  )
})

const download = (query = '') => api.call('GET', `/audit/export?${query}`, { token: admin.token })

/** Parses RFC 4180 independently of the writer. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

describe('GET /audit/export', () => {
  it('is a CSV file named by the day, with every row of the log unchanged', async () => {
    const before = await api.readAudit()
    const answer = await download()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="audit-logs-2026-06-11.csv"')
    const [header, ...rows] = parseCsv(answer.text)
    expect(header?.slice(0, 3)).toEqual(['Timestamp', 'Action', 'User Name'])
    expect(rows).toHaveLength(before.length)
    expect(rows.map(([time]) => time)).toEqual(before.map((row) => row.created_at).reverse())
    for (const row of rows) expect(row).toHaveLength(13)
  })

  it('lists old and new values, and the number of the booking as spoken on the telephone', async () => {
    const customer = await api.signUp()
    const { id, code } = await insertBooking(api, { owner: customer })
    await api.call('PUT', `/admin/bookings/${id}`, {
      token: admin.token,
      body: { patientDetails: { city: 'Hanamkonda', address: '=7 New Street' } },
    })
    const { text } = await download('action=PATIENT_DETAILS_UPDATED')
    const [header, row] = parseCsv(text)
    expect(header?.slice(10)).toEqual(['Booking ID', 'Before', 'After'])
    expect(row?.[10]).toBe(code)
    expect(row?.[11]).toContain(`city: ${patient.city}`)
    expect(row?.[12]).toContain('city: Hanamkonda')
    expect(row?.[12]).toContain('address: =7 New Street')
  })

  it('contains no spreadsheet formula and no Aadhaar number', async () => {
    const { text } = await download('action=NOTES_ADDED&search=hello')
    const [, row] = parseCsv(text)
    expect(row?.slice(2, 8)).toEqual([
      "'=cmd|calc",
      "'+91@example.in",
      'user',
      'said "hello",\nthen XXXX XXXX 2346',
      'booking',
      "'@evil",
    ])
    expect(text).not.toContain('2341 2341')
  })

  it('is recorded in the log with its filters, also when refused', async () => {
    await download('status=failed')
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'ADMIN_ACTION',
      resource_type: 'system',
      status: 'success',
      user_email: admin.user.email,
      description: 'Audit log exported (status=failed)',
    })
    const customer = await api.signUp()
    expect((await api.call('GET', '/audit/export', { token: customer.token })).status).toBe(403)
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'ADMIN_ACTION',
      status: 'failed',
      user_email: customer.user.email,
    })
  })
})

it('the audit log cannot be changed or deleted, even by the server', async () => {
  const change = async (statement: string) => (await api.sideDoor()).run(statement)
  await expect(change("update audit_log set description = 'x' where seq = 3")).rejects.toThrow(/append-only/)
  await expect(change('delete from audit_log where seq = 3')).rejects.toThrow(/append-only/)
  await expect(change('insert into audit_log select * from audit_log where seq = 3')).rejects.toThrow(
    /append-only|constraint/i,
  )
})
