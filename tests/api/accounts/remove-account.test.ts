import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeAccount } from '@thodu/api'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
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
  const admin = await api.makeAdmin()
  const asAdmin = <Body>(method: string, path: string, body?: unknown) =>
    api.call<Body>(method, path, { token: admin.token, body })
  /** The office's words about what this family waits for. */
  async function holdPromises(type: 'booking' | 'callback' | 'message') {
    const open = await api.deps.database.read
      .selectFrom('promises')
      .select('id')
      .where('subject_type', '=', type)
      .execute()
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const held = open.map(({ id }) =>
      asAdmin('PUT', `/admin/promises/${id}`, { hold: { until, reason: `canary ${type}` } }),
    )
    expect((await Promise.all(held)).map(({ status }) => status)).toContain(200)
  }
  await holdPromises('booking')
  const explained = api.deps.database.write((tx) =>
    tx.updateTable('promises').set({ reason_note: 'canary' }).where('kind', '=', 'call').executeTakeFirst(),
  )
  expect((await explained).numUpdatedRows).toBe(1n)
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
  await holdPromises('callback')
  await holdPromises('message')
  const { body: sheet } = await asAdmin<CallCard[]>('GET', '/admin/call-sheet')
  const card = sheet.find(({ phone }) => phone === '+919811111111')
  const items = card?.items.filter(({ type }) => type === 'callback').map(({ type, _id }) => ({ type, _id }))
  const tried = { key: card?.key, items, outcome: 'no-answer', clientCallId: 'a-call-of-this-test', note: 'canary' }
  expect((await asAdmin('POST', '/admin/calls', tried)).status).toBe(201)
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
  const search = (q: string) =>
    api.call<Booking[]>('GET', `/admin/bookings?filter=${JSON.stringify({ q })}`, { token: admin.token })
  expect((await search('canary')).body).toEqual([])
  expect((await search(booking.body.bookingId)).body).toHaveLength(1)
  expect(await (await api.sideDoor()).file()).not.toContain('canary notes')
})

test('of a caretaker who goes, neither illness nor name, number and note stay', async () => {
  const admin = await api.makeAdmin()
  const person = { name: 'Canary Caretaker', phone: '9822222222' }
  const { token, user } = await api.makeCaretaker(admin, person)
  const put = (path: string, body: unknown) => api.call('PUT', path, { token: admin.token, body })
  await put(`/admin/caretakers/${user._id}`, { note: 'canary' })
  const days = { startsAt: '2026-06-12T06:30:00.000Z', endsAt: '2026-06-13T06:30:00.000Z', kind: 'sick' }
  api.clock.advance(Date.parse('2026-06-10T06:30:00.000Z') - Date.now())
  const asked = await api.call('POST', '/caretaker/time-off', { token, body: { ...days, reason: 'canary illness' } })
  expect(asked.status, asked.text).toBe(201)
  await api.readMails()
  const holding = async () => (await readEverything()).filter(([, rows]) => traces.test(rows)).map(([name]) => name)
  expect(await holding()).toEqual(expect.arrayContaining(['accounts', 'time_off']))
  await removeAccount(api.deps, user.email)
  expect(await holding()).toEqual([])
  const kept = await api.deps.database.read.selectFrom('time_off').select(['kind', 'status']).execute()
  expect(kept).toEqual([{ kind: 'sick', status: 'requested' }])
})
