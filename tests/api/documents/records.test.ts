import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepOrphans } from '../../../api/src/documents/keep/kept-files.ts'
import { createUploadQuota, quotaBytes } from '../../../api/src/documents/keep/upload-quota.ts'
import { toDocument } from '../../../api/src/documents/to-document.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { samplePdf, uploadForm } from '../../support/samples/sample-files.ts'

let api: TestApi
let admin: SignedIn
let owner: SignedIn
beforeAll(async () => {
  api = await createTestApi({ MAX_UPLOAD_MB: '1' })
  admin = await api.makeAdmin()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await api.signUp()
})

const rowOf = (id: string) =>
  api.deps.database.read.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()
const changesOf = (row: { changes: unknown } | undefined) =>
  typeof row?.changes === 'string' ? JSON.parse(row.changes) : row?.changes
const lastAudit = async () => {
  const row = (await api.readAudit()).at(-1)
  return [row?.resource_id, row?.description, changesOf(row)]
}
const upload = (form: FormData | string, headers: Record<string, string> = {}) =>
  api.call<DocumentRecord & { code: string }>('POST', '/document/upload', { token: owner.token, body: form, headers })

describe('a document', () => {
  test.each([
    [1, 0.01],
    [10_485, 0.01],
    [15_729, 0.02],
    [1_048_576, 1],
    [5_505_024, 5.25],
  ])('of %i bytes is shown with %f MB, and never with nothing', async (bytes, size) => {
    const row = await rowOf(await insertDocument(api, { ownerId: owner.user._id, size_bytes: bytes }))
    expect(row && toDocument(row).fileSize).toBe(size)
  })

  test('is kept with its hash, size, type and category, waits to be looked at, and stands in the log', async () => {
    const { body } = await upload(uploadForm(samplePdf(), 'report.pdf', { category: 'prescriptions' }))
    expect(await rowOf(body._id)).toMatchObject({
      ...{ owner_id: owner.user._id, name: 'report.pdf', category: 'prescriptions', media_type: 'application/pdf' },
      ...{ size_bytes: samplePdf().length, status: 'pending', reason: null, decided_at: null },
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(await lastAudit()).toEqual([
      body._id,
      'Document uploaded, waiting to be verified',
      [{ field: 'status', from: null, to: 'pending' }],
    ])
    const none = await upload(uploadForm(samplePdf(), 'report.pdf', { category: '' }))
    expect([none.status, none.body.category]).toEqual([201, null])
  })

  test('is verified or rejected with a reason, once and again, and nothing else changes', async () => {
    const [id, other] = [
      await insertDocument(api, { ownerId: owner.user._id }),
      await insertDocument(api, { ownerId: owner.user._id }),
    ]
    const before = await rowOf(other)
    const decide = (status: string, reason?: string) =>
      api.call('PUT', `/admin/documents/${id}/status`, { token: admin.token, body: { status, reason } })
    expect((await decide('rejected', 'Not readable')).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      status: 'rejected',
      reason: 'Not readable',
      decided_at: expect.any(String),
    })
    expect(await lastAudit()).toEqual([id, 'Document rejected', [{ field: 'status', from: 'pending', to: 'rejected' }]])
    await decide('verified', '')
    expect(await rowOf(id)).toMatchObject({ status: 'verified', reason: null })
    expect(await lastAudit()).toEqual([
      id,
      'Document verified',
      [{ field: 'status', from: 'rejected', to: 'verified' }],
    ])
    expect(await rowOf(other)).toEqual(before)
  })

  test('that is removed leaves lists that are over, alone; others there stay', async () => {
    const [id, other] = [
      await insertDocument(api, { ownerId: owner.user._id, bytes: Buffer.from('one') }),
      await insertDocument(api, { ownerId: owner.user._id, bytes: Buffer.from('two') }),
    ]
    const files = [id, other].map((one) => ({ id: one, category: 'prescriptions' }))
    const booking = await insertBooking(api, { owner, status: 'completed', files })
    await insertBooking(api, { owner, files: [{ id: other, category: 'prescriptions' }] })
    const stored = readdirSync(api.config.uploadsDir).length
    expect((await api.call('DELETE', `/document/${id}`, { token: owner.token })).status).toBe(204)
    expect(await lastAudit()).toEqual([
      id,
      'Document removed by its owner',
      [{ field: 'status', from: 'pending', to: null }],
    ])
    const left = await api.deps.database.read
      .selectFrom('booking_files')
      .select('document_id')
      .where('booking_id', '=', booking.id)
      .execute()
    expect([left, await rowOf(id), (await rowOf(other))?.id]).toEqual([[{ document_id: other }], undefined, other])
    expect(readdirSync(api.config.uploadsDir)).toHaveLength(stored - 1)
    // An admin has no document of this owner to remove.
    expect((await api.call('DELETE', `/document/${other}`, { token: admin.token })).status).toBeGreaterThanOrEqual(403)
  })

  test('whose home does not give it up now is removed all the same, and said to be swept later', async () => {
    const id = await insertDocument(api, { ownerId: owner.user._id, bytes: Buffer.from('one') })
    const { uploads, logger } = api.deps
    const said: unknown[] = []
    api.deps.logger = Object.assign(Object.create(logger), { warn: (...line: unknown[]) => void said.push(line[1]) })
    api.deps.uploads = { ...uploads, remove: () => Promise.reject(new Error('away')) }
    expect((await api.call('DELETE', `/document/${id}`, { token: owner.token })).status).toBe(204)
    Object.assign(api.deps, { uploads, logger })
    expect([said, await rowOf(id)]).toEqual([['an upload is removed later'], undefined])
  })
})

describe('a form', () => {
  const boundary = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const part = (name: string, content: string, file?: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${content}\r\n`
  const parts = () => readdirSync(api.config.uploadsDir).filter((name) => name.endsWith('.part'))
  const pdf = samplePdf().toString('latin1')

  test('has one file, of this name; a second one, or one of another name, is left alone', async () => {
    const first = await upload(`${part('category', 'prescriptions')}${part('file', pdf, 'a.pdf')}--b--\r\n`, boundary)
    expect([first.status, first.body.category]).toEqual([201, 'prescriptions'])
    const twice = await upload(`${part('file', pdf, 'a.pdf')}${part('file', pdf, 'b.pdf')}--b--\r\n`, boundary)
    expect(twice.body.name ?? twice.status).toSatisfy((seen) => seen === 'a.pdf' || seen === 400)
    const other = await upload(`${part('document', pdf, 'a.pdf')}--b--\r\n`, boundary)
    expect([other.status, other.body.code]).toEqual([400, 'document.upload_failed'])
    const none = await upload(`${part('category', 'prescriptions')}--b--\r\n`, boundary)
    expect([none.status, none.body.code]).toEqual([400, 'document.upload_failed'])
    expect(parts()).toEqual([])
  })

  test('is of the kind that has files, by whatever letters it says so, and no longer than it may be', async () => {
    const whole = `${part('file', pdf, 'a.pdf')}--b--\r\n`
    expect((await upload(whole, { 'Content-Type': 'Multipart/Form-Data; boundary=b' })).status).toBe(201)
    const text = await upload(whole, { 'Content-Type': 'text/plain; multipart/form-data; boundary=b' })
    expect([text.status, text.body.code]).toEqual([415, 'request.wrong_media_type'])
    const limit = 1024 * 1024 + 64 * 1024
    const long = await upload(whole, { ...boundary, 'Content-Length': String(limit + 1) })
    expect([long.status, long.body.code]).toEqual([413, 'document.too_large'])
    expect((await upload(whole, { ...boundary, 'Content-Length': String(limit) })).status).toBe(201)
    expect(parts()).toEqual([])
  })

  test('whose file is one byte too long is refused, to the byte', async () => {
    // What the blanks make longer is said at the end with as many digits.
    const room = 1024 * 1024 - samplePdf(' '.repeat(1_000_000)).length + 1_000_000
    const padded = (length: number) => samplePdf(' '.repeat(room + length - 1024 * 1024))
    expect(padded(1024 * 1024)).toHaveLength(1024 * 1024)
    expect((await upload(uploadForm(padded(1024 * 1024 - 1), 'a.pdf'))).status).toBe(201)
    expect((await upload(uploadForm(padded(1024 * 1024 + 1), 'a.pdf'))).status).toBe(413)
    expect(parts()).toEqual([])
  })
})

test('uploads of one account share its room while they run, and give back what they did not keep', async () => {
  await insertDocument(api, { ownerId: owner.user._id, size_bytes: quotaBytes - 100 })
  const other = await api.signUp()
  const quota = createUploadQuota(api.deps.database)
  const refusal = { status: 413, code: 'document.quota' }
  const [one, two] = [await quota.open(owner.user._id), await quota.open(owner.user._id)]
  one.take(60)
  expect(() => two.take(41)).toThrow(expect.objectContaining(refusal))
  two.take(40)
  expect(() => one.take(1)).toThrow(expect.objectContaining(refusal))
  // Somebody else has room of her own.
  const free = await quota.open(other.user._id)
  free.take(quotaBytes)
  expect(() => free.take(1)).toThrow(expect.objectContaining(refusal))
  // Given up, its part is free again; kept, it is not.
  two.close(0)
  one.take(10)
  one.close(70)
  const three = await quota.open(owner.user._id)
  // By what the database says: nothing was stored there.
  three.take(100)
  three.close(0)
})

test('many orphans are swept slice by slice, and files that a row names stay', async () => {
  const kept = await insertDocument(api, { ownerId: owner.user._id, bytes: Buffer.from('kept') })
  const stored = (await rowOf(kept))?.stored_name ?? ''
  const orphans = Array.from({ length: 401 }, () => newUpload())
  for (const name of orphans) writeFileSync(join(api.config.uploadsDir, name), '')
  const cut = `${newUpload()}.part.part`
  writeFileSync(join(api.config.uploadsDir, cut), '')
  writeFileSync(join(api.config.uploadsDir, 'notes.txt'), '')
  const later = { ...api.deps, now: () => new Date(Date.now() + 3_600_000 + 60_000) }
  const before = await sweepOrphans(api.deps)
  expect(before).toBe(0)
  expect(await sweepOrphans(later)).toBeGreaterThanOrEqual(402)
  const left = readdirSync(api.config.uploadsDir)
  expect([left.includes(stored), left.includes('notes.txt'), left.includes(cut)]).toEqual([true, true, false])
  expect(left.filter((name) => orphans.includes(name))).toEqual([])
})
const newUpload = () => newId()
