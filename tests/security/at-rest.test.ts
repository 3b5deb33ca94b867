import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../support/api.ts'
import { patientDetails } from '../support/people.ts'
import { samplePdf, samplePhoto, uploadForm } from '../support/samples/sample-files.ts'

let api: TestApi
let customer: SignedIn
const modeOf = (path: string): number => statSync(path).mode & 0o777
/** A number that carries a valid check digit, as people write it. */
const aadhaar = '2341 2341 2346'
const chosen = { serviceType: 'elderly-care', packageId: 'standard', patientDetails }

beforeAll(async () => {
  api = await createTestApi()
  customer = await api.signUp()
})
afterAll(() => api.close())

describe.skipIf(process.platform === 'win32')('files that only the server’s own user reads', () => {
  it('are the secret that signs tokens', () => {
    const folder = mkdtempSync(join(tmpdir(), 'thodu-secret-'))
    loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
    expect(modeOf(join(folder, 'jwt-secret'))).toBe(0o600)
    rmSync(folder, { recursive: true, force: true })
  })

  it('are the uploads and their folder', async () => {
    const { token } = customer
    await api.call('POST', '/document/upload', { token, body: uploadForm(samplePdf(), 'report.pdf') })
    await api.call('POST', '/document/upload', { token, body: uploadForm(await samplePhoto(), 'photo.jpg') })
    const { uploadsDir } = api.config
    const files = readdirSync(uploadsDir)
    expect(files).toHaveLength(2)
    expect(modeOf(uploadsDir) & 0o077).toBe(0)
  })
})

it('a secret that was cut short ends the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-secret-'))
  writeFileSync(join(folder, 'jwt-secret'), 'too short')
  expect(() => loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })).toThrow(/^JWT_SECRET/)
  rmSync(folder, { recursive: true, force: true })
})

describe('passwords', () => {
  it('are hashed with argon2id: 19 MiB, two passes, one lane, or more', async () => {
    const { password_hash: hash } = await api.deps.database.read
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', customer.user.email)
      .executeTakeFirstOrThrow()
    const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash ?? '') ?? []
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
    expect(Number(lanes)).toBeGreaterThanOrEqual(1)
  })
})

describe('an Aadhaar number is masked before it is stored', () => {
  const holdsNumber = async (id: string): Promise<boolean> => {
    const row = await api.deps.database.read.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
    return /2341[\s-]?2341[\s-]?2346/.test(JSON.stringify(row))
  }

  it('in the fields of a form and in the reason of a customer who cancels', async () => {
    const { token } = customer
    const body = { ...chosen, formData: { remarks: `card ${aadhaar}` } }
    const booking = await api.call<Booking>('POST', '/booking', { token, body })
    expect(booking.body.formData).toEqual({ remarks: 'card XXXX XXXX 2346' })
    await api.call('POST', `/booking/${booking.body._id}/cancel`, { token, body: { reason: `my card ${aadhaar}` } })
    const { body: cancelled } = await api.call<Booking>('GET', `/booking/${booking.body._id}`, { token })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'my card XXXX XXXX 2346' })
    expect(await holdsNumber(booking.body._id)).toBe(false)
  })

  it('in a review', async () => {
    const { token } = customer
    const admin = await api.makeAdmin()
    const caretaker = await api.makeCaretaker(admin)
    const booking = await api.call<Booking>('POST', '/booking', { token, body: chosen })
    const { _id } = booking.body
    const assigned = { assignedCaregiver: caretaker.user._id }
    await api.call('PUT', `/admin/bookings/${_id}/status`, { token: admin.token, body: assigned })
    for (const status of ['confirmed', 'active', 'completed'])
      await api.call('PUT', `/caretaker/bookings/${_id}/status`, { token: caretaker.token, body: { status } })
    const rated = await api.call<Booking>('POST', `/booking/${_id}/review`, {
      token,
      body: { rating: 5, review: `Kind. ${aadhaar}` },
    })
    expect(rated.body).toMatchObject({ rating: 5, review: 'Kind. XXXX XXXX 2346' })
    expect(await holdsNumber(_id)).toBe(false)
    expect(JSON.stringify(await api.readAudit())).not.toContain(aadhaar)
    const rateAgain = api.deps.database.write((tx) =>
      tx.updateTable('bookings').set({ rating: 1 }).where('id', '=', _id).execute(),
    )
    await expect(rateAgain).rejects.toThrow('rated once')
  })
})

describe('answers', () => {
  it.each(['/auth/me', '/booking', '/document', '/user/profile'])('of %s are kept by no cache', async (path) => {
    const { headers, status } = await api.call('GET', path, { token: customer.token })
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toContain('no-store')
  })

  it('to a body of more than 64 KB are 413, on every path', async () => {
    const body = { message: 'x'.repeat(66_000) }
    for (const path of ['/contact', '/newsletter', '/auth/login'])
      expect((await api.call('POST', path, { body })).status).toBe(413)
  })
})
