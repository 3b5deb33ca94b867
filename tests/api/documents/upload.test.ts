import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { sweepOrphans } from '../../../api/src/documents/kept-files.ts'
import { ApiError } from '../../../api/src/http/errors/api-error.ts'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { findRow, selectRows } from '../../support/rows.ts'
import { bombPdf } from '../../support/samples/pdf-samples.ts'
import {
  bombPng,
  samplePdf,
  samplePhoto,
  samplePng,
  sampleZip,
  uploadForm,
} from '../../support/samples/sample-files.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(() => createTestApi({ MAX_UPLOAD_MB: '1' }))
let customer: SignedIn
const storedFiles = () => readdirSync(api.config.uploadsDir)

beforeAll(async () => {
  customer = await api.signUp()
})

const upload = (content: Buffer, name: string, fields?: Record<string, string>) =>
  api.call<DocumentRecord & { message: string; errors?: object }>('POST', '/document/upload', {
    token: customer.token,
    body: uploadForm(content, name, fields),
  })
const download = async (id: string): Promise<Buffer> => {
  const response = await api.app.request(`/api/files/${id}`, { headers: { Authorization: `Bearer ${customer.token}` } })
  return Buffer.from(await response.arrayBuffer())
}

describe('an accepted upload', () => {
  it('stores a rewritten PDF and returns its record', async () => {
    const answer = await upload(samplePdf(), 'report.pdf', { category: 'medicalReports' })
    expect(answer.status).toBe(201)
    const { _id } = answer.body
    expect(answer.body).toMatchObject({
      url: `/api/files/${_id}`,
      name: 'report.pdf',
      type: 'application/pdf',
      category: 'medicalReports',
      fileSize: 0.01,
      status: 'pending',
    })
    expect((await download(_id)).toString('latin1')).toMatch(/^%PDF-1\.7/)
    const audit = (await api.readAudit()).at(-1)
    expect(audit).toMatchObject({
      action: 'STATUS_UPDATE',
      resource_type: 'patient',
      resource_id: _id,
      status: 'success',
    })
  })

  it.each(['photo.jpg', 'photo.jpeg', 'PHOTO.JPG'])('is re-encoded without location and owner: %s', async (name) => {
    const original = await samplePhoto()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { status, body } = await upload(original, name)
    expect(status).toBe(201)
    const kept = await download(body._id)
    expect(kept.includes('secret-camera-owner')).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 40 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  it('may be a PNG without a category', async () => {
    const { status, body } = await upload(await samplePng(), 'scan.png')
    expect([status, body.type, body.category]).toEqual([201, 'image/png', null])
  })

  it('is listed to its owner, newest first', async () => {
    const { body } = await api.call<DocumentRecord[]>('GET', '/document', { token: customer.token })
    const times = body.map(({ uploadedAt }) => uploadedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})

describe('a refused upload leaves nothing behind', () => {
  const attacks: [string, () => Buffer | Promise<Buffer>, string, number][] = [
    ['a program called report.pdf', () => Buffer.from('MZ\x90\x00 this program cannot be run'), 'report.pdf', 415],
    ['a PDF called report.png', () => samplePdf(), 'report.png', 415],
    ['a PDF called report.exe', () => samplePdf(), 'report.exe', 415],
    ['a PDF without an ending', () => samplePdf(), 'report', 415],
    ['an empty file', () => Buffer.alloc(0), 'report.pdf', 415],
    ['a PDF that is also a ZIP behind', () => Buffer.concat([samplePdf(), sampleZip()]), 'report.pdf', 415],
    ['a PDF that is also a ZIP inside', () => samplePdf(`%${sampleZip().toString('latin1')}\n`), 'report.pdf', 415],
    [
      'a ZIP between two ends',
      () => Buffer.concat([samplePdf(), sampleZip(), Buffer.from('\n%%EOF\n')]),
      'report.pdf',
      415,
    ],
    ['a PDF that is also a page', () => samplePdf('%<html><script>alert(1)</script>\n'), 'report.pdf', 415],
    ['a damaged PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n'), 'report.pdf', 415],
    ['a PDF with a RAR archive', () => samplePdf('%Rar!\x1a\x07\x00\n'), 'report.pdf', 415],
    [
      'a page called report.pdf',
      () => Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.4'),
      'report.pdf',
      415,
    ],
    ['a photo with a ZIP behind', async () => Buffer.concat([await samplePhoto(), sampleZip()]), 'photo.jpg', 415],
    ['half a photo', async () => (await samplePhoto(400, 300)).subarray(0, 700), 'photo.jpg', 415],
    ['an SVG called photo.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.png', 415],
    ['a PNG that unfolds to 400 million pixels', () => bombPng(20_000), 'scan.png', 413],
    ['a file over the limit', () => Buffer.concat([samplePdf(), Buffer.alloc(1024 * 1024, ' ')]), 'report.pdf', 413],
  ]
  it.each(attacks)('when it is %s', async (what, make, name, status) => {
    const before = storedFiles()
    const answer = await upload(await make(), name)
    const refusal = what === 'a damaged PDF' ? texts.documents.unreadable : texts.documents.wrongType
    expect([answer.status, answer.body.message]).toEqual([
      status,
      status === 415
        ? refusal
        : what === 'a file over the limit'
          ? texts.documents.largerThan.replace('{size}', '1 MB')
          : texts.documents.tooManyPixels,
    ])
    expect(storedFiles()).toEqual(before)
    expect((await api.readAudit()).at(-1)).toMatchObject({ action: 'STATUS_UPDATE', status: 'failed' })
  })

  it('when the form is invalid', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' }
    const token = customer.token
    expect((await api.call('POST', '/document/upload', { token, body: '{}', headers })).status).toBe(400)
    expect((await api.call('POST', '/document/upload', { token, body: {} })).status).toBe(415)
    const other = new FormData()
    other.set('document', new Blob(['x']), 'x.pdf')
    expect((await api.call('POST', '/document/upload', { token, body: other })).status).toBe(400)
    const cut = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4'
    const cutHeaders = { 'Content-Type': 'multipart/form-data; boundary=b' }
    expect((await api.call('POST', '/document/upload', { token, body: cut, headers: cutHeaders })).status).toBe(400)
    expect(storedFiles().filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

it('a downloaded file has its own name and is never run by the browser', async () => {
  const { body } = await upload(samplePdf(), 'నివేదిక "1"; x.pdf')
  const response = await api.app.request(`/api/files/${body._id}`, {
    headers: { Authorization: `Bearer ${customer.token}` },
  })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(/^attachment; filename="[^"]*\.pdf"; filename\*=UTF-8''%E0/),
  })
  await response.arrayBuffer()
})

describe('a file of a family', () => {
  let owner: SignedIn
  beforeEach(async () => {
    owner = await api.signUp()
  })

  const rowOf = (id: string) => findRow(api, 'documents', '*', { id })
  const send = (form: FormData | string, headers: Record<string, string> = {}) =>
    api.call<DocumentRecord & { code: string }>('POST', '/document/upload', { token: owner.token, body: form, headers })

  test('a deleted document disappears from lists of finished bookings without the other files', async () => {
    const [id, other] = [
      await insertDocument(api, { ownerId: owner.user._id, bytes: Buffer.from('one') }),
      await insertDocument(api, { ownerId: owner.user._id, bytes: Buffer.from('two') }),
    ]
    const files = [id, other].map((one) => ({ id: one, category: 'prescriptions' }))
    const booking = await insertBooking(api, { owner, status: 'completed', files })
    await insertBooking(api, { owner, files: [{ id: other, category: 'prescriptions' }] })
    const stored = readdirSync(api.config.uploadsDir).length
    expect((await api.call('DELETE', `/document/${id}`, { token: owner.token })).status).toBe(204)
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({ resource_id: id, description: 'Document removed by its owner' })
    expect(JSON.parse(row?.changes ?? '[]')).toEqual([{ field: 'status', from: 'pending', to: null }])
    const left = await selectRows(api, 'booking_files', ['document_id'], { booking_id: booking.id })
    expect([left, await rowOf(id), (await rowOf(other))?.id]).toEqual([[{ document_id: other }], undefined, other])
    expect(readdirSync(api.config.uploadsDir)).toHaveLength(stored - 1)
  })

  test('an upload is refused when its file or its announced length is one byte too long', async () => {
    // The padding also lengthens the offset at the end of the file, which keeps its number of digits.
    const room = 1024 * 1024 - samplePdf(' '.repeat(1_000_000)).length + 1_000_000
    const padded = (length: number) => samplePdf(' '.repeat(room + length - 1024 * 1024))
    expect(padded(1024 * 1024)).toHaveLength(1024 * 1024)
    expect((await send(uploadForm(padded(1024 * 1024 - 1), 'a.pdf'))).status).toBe(201)
    expect((await send(uploadForm(padded(1024 * 1024 + 1), 'a.pdf'))).status).toBe(413)
    const announce = async (length: number) =>
      (await send(uploadForm(samplePdf(), 'a.pdf'), { 'Content-Length': String(length) })).status
    const longest = 1024 * 1024 + 64 * 1024
    expect([await announce(longest), await announce(longest + 1)]).toEqual([201, 413])
    expect(readdirSync(api.config.uploadsDir).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('many orphaned files are swept in slices, and files with a row stay', async () => {
    const kept = await insertDocument(api, { ownerId: owner.user._id, bytes: Buffer.from('kept') })
    const stored = (await rowOf(kept))?.stored_name ?? ''
    const orphans = Array.from({ length: 401 }, () => newId())
    for (const name of orphans) writeFileSync(join(api.config.uploadsDir, name), '')
    const cut = `${newId()}.part.part`
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
})

describe('the processor time of examinations', () => {
  const api = useWorld(() => createTestApi({ RATE_LIMITS: 'on' }))
  let greedy: SignedIn
  let modest: SignedIn
  beforeAll(async () => {
    greedy = await api.signUp()
    modest = await api.signUp()
  })

  const upload = async ({ token }: SignedIn, content = samplePdf()) =>
    (await api.call('POST', '/document/upload', { token, body: uploadForm(content, 'a.pdf') })).status

  test('of fourteen expensive files does not prevent others from uploading', async () => {
    const flood = Array.from({ length: 14 }, () => upload(greedy, bombPdf()))
    expect(await upload(modest)).toBe(201)
    for (const status of await Promise.all(flood)) expect([415, 503]).toContain(status)
  }, 300_000)

  test('is limited per hour, including refused files', async () => {
    const { examiner } = api.deps
    const person = await api.signUp()
    const take = (seconds: number, code?: 'document.unreadable') => {
      api.deps.examiner = {
        ...examiner,
        examine: async ({ path }, spent) => {
          await spent(seconds * 1_000)
          if (code) throw new ApiError(415, code)
          return path
        },
      }
      return upload(person)
    }
    expect(await take(20)).toBe(201)
    expect(await take(30, 'document.unreadable')).toBe(415)
    expect(await take(9.2)).toBe(201)
    expect(await take(0.1)).toBe(429)
    api.deps.examiner = examiner
    expect(await upload(modest)).toBe(201)
    api.clock.advance(3_600_000)
    expect(await upload(person)).toBe(201)
  })
})
