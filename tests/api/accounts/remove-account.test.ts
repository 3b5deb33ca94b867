import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeAccount } from '@thodu/api'
import type { DocumentRecord } from '@thodu/api/contract/calls/wire-types'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { samplePdf, uploadForm } from '../../support/samples/sample-files.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

// 'zqx' stands in the index of the search as one of its trigrams.
const traces = /canary|zqx|9811111111|9822222222/i

/** Every row of every table but the audit log's, as text; index tables of the search included, where there are any. */
async function readEverything(): Promise<[string, string][]> {
  const door = await api.sideDoor()
  const all: [string, string][] = []
  for (const name of (await door.everything()).filter((table) => !table.startsWith('audit_'))) {
    const words = (await door.rows(`select * from "${name}"`))
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    all.push([name, words.join('\n')])
  }
  return all
}

test('nothing personal is left in any table, in the file itself, in uploads or in the outbox', async () => {
  const email = 'canary.victim@example.in'
  const { token, user } = await api.signUp({ name: 'Canary Victim', email, phone: '9811111111' })
  const post = <Body>(path: string, body: unknown, headers = {}) =>
    api.call<Body>('POST', path, { token, body, headers })
  const upload = await post<DocumentRecord>(
    '/document/upload',
    uploadForm(samplePdf(), 'canary.pdf', { category: 'aadharCard' }),
  )
  const [stored = ''] = readdirSync(api.config.uploadsDir)
  const patientDetails = {
    ...patient,
    patientName: 'Canarypatient Zqx',
    emergencyPhone: '9822222222',
    additionalNotes: 'canary notes',
  }
  const asked = {
    ...bookingBody,
    patientDetails,
    formData: { source: 'canary' },
    uploadedFiles: { aadharCard: [upload.body.url] },
  }
  const booking = await post<Booking>('/booking', asked, { 'Idempotency-Key': 'canary' })
  expect(booking.status).toBe(201)
  await api.deps.database.write((tx) =>
    tx
      .insertInto('booking_notes')
      .values({
        id: 'n',
        booking_id: booking.body._id,
        author_id: user._id,
        author_name: 'X',
        note: 'canary',
        created_at: '2026-06-10T06:30:00.000Z',
      })
      .execute(),
  )
  await expect(removeAccount(api.deps, email)).rejects.toMatchObject({ code: 'account.has_open_bookings' })
  expect((await post(`/booking/${booking.body._id}/cancel`, { reason: 'canary reason' })).status).toBe(200)
  const callbackData = { preferredTime: 'morning', additionalNotes: 'canary' }
  const timestamp = '2026-06-10T06:29:58.000Z'
  await post('/callback', { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData, timestamp })
  const contact = {
    name: 'Canary',
    email: 'Canary.Victim@example.in',
    phone: '9811111111',
    subject: 'canary',
    message: 'canary '.repeat(5),
    inquiryType: 'general',
  }
  await post('/contact', contact)
  await post('/newsletter', { email })
  await post('/service-selection', {
    serviceType: 'elderly-care',
    serviceName: 'x',
    serviceDescription: 'canary',
    timestamp,
    userAgent: 'canary',
    referrer: '',
  })
  await api.readMails()
  expect((await readEverything()).filter(([, rows]) => traces.test(rows)).length).toBeGreaterThan(8)

  const { removed, kept } = await removeAccount(api.deps, email)
  expect(removed).toMatchObject({
    bookingsAnonymised: 1,
    notes: 1,
    uploads: 1,
    callbacks: 1,
    messages: 1,
    newsletter: 1,
    selections: 1,
    sessions: 1,
  })
  expect(removed.mails).toBeGreaterThan(0)
  expect(kept.bookings).toBe(1)
  expect(kept.auditRows).toBeGreaterThan(3)

  expect((await readEverything()).filter(([, rows]) => traces.test(rows)).map(([name]) => name)).toEqual([])
  expect(existsSync(join(api.config.uploadsDir, stored))).toBe(false)
  expect((await api.readMails()).filter(({ to }) => to === email)).toEqual([])
  const row = await api.deps.database.read.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    code: booking.body.bookingId,
    service_type: 'elderly-care',
    package_id: 'standard',
    status: 'cancelled',
    price_amount: 5500,
    created_at: booking.body.createdAt,
  })
  expect(await api.call('GET', '/auth/me', { token })).toMatchObject({ status: 401 })
  const admin = await api.makeAdmin()
  const search = (q: string) =>
    api.call<Booking[]>('GET', `/admin/bookings?filter=${JSON.stringify({ q })}`, { token: admin.token })
  expect((await search('canary')).body).toEqual([])
  expect((await search(booking.body.bookingId)).body).toHaveLength(1)
  expect(await (await api.sideDoor()).file()).not.toContain('canary notes')
})
