import { readdirSync } from 'node:fs'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { texts } from '@thodu/api/contract/texts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'
import {
  bombPng,
  samplePdf,
  samplePhoto,
  samplePng,
  sampleZip,
  uploadForm,
} from '../../support/samples/sample-files.ts'

let api: TestApi
let customer: SignedIn
const storedFiles = () => readdirSync(api.config.uploadsDir)

beforeAll(async () => {
  api = await createTestApi({ MAX_UPLOAD_MB: '1' })
  customer = await api.signUp()
})
afterAll(() => api.close())

const upload = (content: Buffer, name: string, fields?: Record<string, string>) =>
  api.call<DocumentRecord & { message: string; errors?: object }>('POST', '/document/upload', {
    token: customer.token,
    body: uploadForm(content, name, fields),
  })
const download = async (id: string): Promise<Buffer> => {
  const response = await api.app.request(`/api/files/${id}`, { headers: { Authorization: `Bearer ${customer.token}` } })
  return Buffer.from(await response.arrayBuffer())
}

describe('what is accepted', () => {
  it('keeps a PDF as it is and answers its record', async () => {
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
    expect(await download(_id)).toEqual(samplePdf())
    const audit = (await api.readAudit()).at(-1)
    expect(audit).toMatchObject({
      action: 'STATUS_UPDATE',
      resource_type: 'patient',
      resource_id: _id,
      status: 'success',
    })
  })

  it.each(['photo.jpg', 'photo.jpeg', 'PHOTO.JPG'])('draws %s anew without where and whose it was', async (name) => {
    const original = await samplePhoto()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { status, body } = await upload(original, name)
    expect(status).toBe(201)
    const kept = await download(body._id)
    expect(kept.includes('secret-camera-owner')).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 40 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  it('accepts a PNG, with no category', async () => {
    const { status, body } = await upload(await samplePng(), 'scan.png')
    expect([status, body.type, body.category]).toEqual([201, 'image/png', null])
  })

  it('lists own documents, newest first', async () => {
    const { body } = await api.call<DocumentRecord[]>('GET', '/document', { token: customer.token })
    expect(body.map(({ uploadedAt }) => uploadedAt)).toEqual(
      body
        .map(({ uploadedAt }) => uploadedAt)
        .sort()
        .reverse(),
    )
  })
})

describe('what is refused, leaving nothing behind', () => {
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
    [
      'a PDF with something behind its end',
      () => Buffer.concat([samplePdf(), Buffer.from('MZ hidden')]),
      'report.pdf',
      415,
    ],
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
  it.each(attacks)('refuses %s', async (what, make, name, status) => {
    const before = storedFiles()
    const started = performance.now()
    const answer = await upload(await make(), name)
    expect([answer.status, answer.body.message]).toEqual([
      status,
      status === 415
        ? texts.documents.wrongType
        : what === 'a file over the limit'
          ? texts.documents.largerThan.replace('{size}', '1 MB')
          : texts.documents.tooLarge,
    ])
    expect(storedFiles()).toEqual(before)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect((await api.readAudit()).at(-1)).toMatchObject({ action: 'STATUS_UPDATE', status: 'failed' })
  })

  it('refuses forms that are none', async () => {
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

  it('refuses a category nobody knows', async () => {
    const { status, body } = await upload(samplePdf(), 'a.pdf', { category: 'selfies' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['category']])
  })
})

describe('names', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Windows\\system.pdf', 'system.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['in\u202Evoice\u0007.pdf', 'invoice.pdf'],
    ['వైద్య నివేదిక.pdf', 'వైద్య నివేదిక.pdf'],
  ])('shows %j as %j and stores it under a random one', async (given, shown) => {
    const { status, body } = await upload(samplePdf(), given)
    expect([status, body.name]).toEqual([201, shown])
    for (const name of storedFiles()) expect(name).toMatch(/^[\da-f-]{36}$/)
  })

  it('answers the bytes as a download that no browser runs', async () => {
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
})
