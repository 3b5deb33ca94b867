import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, loadConfig, queueMail } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../support/api.ts'
import { patientDetails } from '../support/people.ts'
import { findRow, updateRows } from '../support/rows.ts'
import { samplePdf, samplePhoto, uploadForm } from '../support/samples/sample-files.ts'
import { useWorld } from '../support/use-world.ts'

const api = useWorld(createTestApi)
let customer: SignedIn
const modeOf = (path: string): number => statSync(path).mode & 0o777
const aadhaar = '2341 2341 2346'
const chosen = { serviceType: 'elderly-care', packageId: 'standard', patientDetails }

beforeAll(async () => {
  customer = await api.signUp()
})

/** Writes to a database and returns the permissions of other users for each of its files. */
async function writeSomethingIn(dataDir: string): Promise<[string, number][]> {
  const deps = await createDeps(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const mail = { subject: '', text: '', html: '' }
  await deps.database.write((tx) => queueMail(tx, { email: 'a@example.in', language: 'en' }, () => mail, deps.now()))
  const modes = readdirSync(dataDir)
    .filter((name) => name.startsWith('thodu.db'))
    .map((name): [string, number] => [name, statSync(join(dataDir, name)).mode & 0o077])
  await deps.mailer.stop()
  await deps.database.close()
  return modes.toSorted()
}

const nobodyElse = [
  ['thodu.db', 0],
  ['thodu.db-shm', 0],
  ['thodu.db-wal', 0],
]

const leftBehind = (dataDir: string) => writeFileSync(join(dataDir, 'thodu.db'), '', { mode: 0o644 })

describe.skipIf(process.platform === 'win32')('files that only the system user of the server can read', () => {
  it('include the uploads and their folder', async () => {
    const { token } = customer
    await api.call('POST', '/document/upload', { token, body: uploadForm(samplePdf(), 'report.pdf') })
    await api.call('POST', '/document/upload', { token, body: uploadForm(await samplePhoto(), 'photo.jpg') })
    const { uploadsDir } = api.config
    const files = readdirSync(uploadsDir)
    expect(files).toHaveLength(2)
    expect(modeOf(uploadsDir) & 0o077).toBe(0)
  })

  it.each([
    ['new', () => {}],
    ['made by an older version', leftBehind],
  ] as const)('include those of a %s database in a folder that others can read', async (_, prepare) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'thodu-modes-'))
    chmodSync(dataDir, 0o755)
    prepare(dataDir)
    expect(await writeSomethingIn(dataDir)).toEqual(nobodyElse)
    rmSync(dataDir, { recursive: true })
  })
})

it('passwords are hashed with argon2id: at least 19 MiB, two passes, one lane', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-passwords-'))
  // As the server creates it; the test API has a cheaper one.
  const { passwords, mailer, database } = await createDeps(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const hash = await passwords.hash('Secret@123')
  await mailer.stop()
  await database.close()
  rmSync(dataDir, { recursive: true })
  const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(Number(lanes)).toBeGreaterThanOrEqual(1)
})

describe('an Aadhaar number is masked before it is stored', () => {
  const holdsNumber = async (id: string): Promise<boolean> => {
    const row = await findRow(api, 'bookings', '*', { id })
    return /2341[\s-]?2341[\s-]?2346/.test(JSON.stringify(row))
  }

  it('in form fields and in the reason of a cancellation', async () => {
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
    const rateAgain = updateRows(api, 'bookings', { id: _id }, { rating: 1 })
    await expect(rateAgain).rejects.toThrow('rated once')
  })
})

it('a request with a body of more than 64 KB is refused with 413, on every path', async () => {
  const body = { message: 'x'.repeat(66_000) }
  for (const path of ['/contact', '/newsletter', '/auth/login'])
    expect((await api.call('POST', path, { body })).status).toBe(413)
})
