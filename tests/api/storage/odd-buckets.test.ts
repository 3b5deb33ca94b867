import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBucketStore } from '../../../api/src/storage/bucket-store.ts'
import { parsePlace } from '../../../api/src/storage/place.ts'

/** Answers of another S3 implementation, one after the other; undefined closes the connection. */
type Answer = { status: number; body?: string; headers?: Record<string, string> } | undefined
type Input = { line: string; headers: IncomingMessage['headers']; body: string }

const scratch = mkdtempSync(join(tmpdir(), 'thodu-odd-buckets-'))
let answers: Answer[] = []
let asked: Input[] = []
const server = createServer(async (incoming, response) => {
  const body = await text(incoming)
  asked.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body })
  const answer = answers.shift()
  if (!answer) return void incoming.socket.destroy()
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  answers = []
  asked = []
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(scratch, { recursive: true, force: true })
})

const placeOf = (folder = '') => {
  const place = parsePlace(`s3://KEY:SECRET@127.0.0.1:${port}/copies${folder}?tls=off`)
  if (place?.kind !== 'bucket') throw new Error('no bucket')
  return place
}
const open = (folder = '', options: Parameters<typeof createBucketStore>[1] = {}) =>
  createBucketStore(placeOf(folder), options)
const fileOf = (content: string) => {
  const path = join(scratch, 'file')
  writeFileSync(path, content)
  return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
const entry = (key: string, bytes: number) =>
  `<Contents><Key>${key}</Key><LastModified>2026-06-10T06:30:00.000Z</LastModified><Size>${bytes}</Size></Contents>`
const page = (entries: readonly string[], isTruncated: boolean) => ({
  status: 200,
  body: `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${entries.join('\n')}</ListBucketResult>`,
})
const error = (status: number, code: string) => ({ status, body: `<Error><Code>${code}</Code></Error>` })

test('listing a bucket returns valid names of its own folder, and continues after the last key of any folder', async () => {
  answers = [
    page([entry('of/one', 1), entry('of/two&amp;&lt;&gt;&quot;&apos;&#39;', 2), entry('of/.hidden', 3)], true),
    page([entry('of/three', 3), entry('elsewhere/x', 4), entry('of/a/b', 5)], false),
  ]
  const changedAt = new Date('2026-06-10T06:30:00.000Z')
  expect(await open('/of', { pageSize: 3 }).list()).toEqual([
    { name: 'one', bytes: 1, changedAt },
    { name: 'three', bytes: 3, changedAt },
  ])
  const lines = asked.map(({ line }) => new URL(line.slice('GET '.length), 'http://x'))
  expect(lines.map(({ pathname }) => pathname)).toEqual(['/copies', '/copies'])
  expect(lines.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { prefix: 'of/', 'max-keys': '3' },
    { prefix: 'of/', 'max-keys': '3', marker: 'of/.hidden' },
  ])
})

describe('reading an object', () => {
  test.each([
    [error(404, 'NoSuchKey'), undefined],
    [{ status: 404 }, undefined],
    [error(404, 'NoSuchBucket'), 'the bucket answered 404 NoSuchBucket'],
    [error(403, 'AccessDenied'), 'the bucket answered 403 AccessDenied'],
    [error(500, 'no code of ours'), 'the bucket answered 500'],
    [undefined, 'the bucket could not be reached (UND_ERR_SOCKET)'],
  ])('for which the bucket answers %j finds nothing or reports the error', async (answer, words) => {
    answers = [answer]
    const found = open().open('one')
    if (words === undefined) expect(await found).toBeUndefined()
    else await expect(found).rejects.toMatchObject({ name: 'StoreError', message: words, why: 'failed' })
  })

  test('returns all of it, however slowly the reader consumes it', async () => {
    const body = 'x'.repeat(3_000_000)
    answers = [{ status: 200, body, headers: { 'Content-Length': String(body.length) } }]
    const found = await open('', { stallLimit: 200 }).open('one')
    let read = 0
    for await (const part of found?.stream ?? []) {
      if (read === 0) await setTimeout(500)
      read += (part as Buffer).length
    }
    expect([found?.bytes, read]).toEqual([body.length, body.length])
  })
})

describe('writing a file', () => {
  const whole = { status: 200, body: '<X><UploadId>an-id</UploadId></X>' }

  test('sends it in one request with length and digest, and overwrites nothing', async () => {
    answers = [{ status: 204 }, { status: 200 }]
    const file = fileOf('ten bytes!')
    await open('', { partBytes: 10 }).keep('one', file)
    await open().keep('two', fileOf(''))
    expect(asked.map(({ line, body }) => [line, body])).toEqual([
      ['PUT /copies/one', 'ten bytes!'],
      ['PUT /copies/two', ''],
    ])
    expect(asked[0]?.headers).toMatchObject({
      'content-length': '10',
      'if-none-match': '*',
      'x-amz-content-sha256': file.sha256,
    })
    expect(asked[1]?.headers).toMatchObject({ 'content-length': '0' })
  })

  test('sends a large one in parts, which the bucket joins under its name', async () => {
    const tag = (name: string) => ({ status: 200, headers: { ETag: `"${name}"` } })
    answers = [whole, tag('a'), tag('b'), { status: 200 }, { status: 200, body: '<Done></Done>' }]
    await open('', { partBytes: 4 }).keep('one', fileOf('ten bytes!'))
    expect(asked.map(({ line, body }) => [line, body])).toEqual([
      ['POST /copies/one?uploads=', ''],
      ['PUT /copies/one?partNumber=1&uploadId=an-id', 'ten '],
      ['PUT /copies/one?partNumber=2&uploadId=an-id', 'byte'],
      ['PUT /copies/one?partNumber=3&uploadId=an-id', 's!'],
      [
        'POST /copies/one?uploadId=an-id',
        '<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>"a"</ETag></Part><Part><PartNumber>2</PartNumber><ETag>"b"</ETag></Part><Part><PartNumber>3</PartNumber><ETag></ETag></Part></CompleteMultipartUpload>',
      ],
    ])
    expect(asked.at(-1)?.headers['if-none-match']).toBe('*')
  })
})
