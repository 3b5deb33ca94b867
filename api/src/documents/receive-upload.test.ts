import { pbkdf2 } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppEnvironment } from '../http/environment.ts'
import { receiveUpload, writeArriving } from './receive-upload.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-arriving-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Occupies the threads that open files. */
const keepBusy = () =>
  Promise.all(Array.from({ length: 8 }, () => promisify(pbkdf2)('busy', 'threads', 100_000, 32, 'sha256')))

test('a file that is refused while it is being opened does not reappear after its removal', async () => {
  const path = join(folder, 'refused.part')
  const busy = keepBusy()
  const source = new PassThrough()
  const written = writeArriving(source, path, () => undefined)
  source.destroy(new Error('too large'))
  await expect(written).rejects.toThrow('too large')
  rmSync(path, { force: true })
  await busy
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(existsSync(path)).toBe(false)
})

test('bytes are counted before they are written, and no byte is written after a refusal', async () => {
  const path = join(folder, 'whole.part')
  const counted: number[] = []
  await writeArriving(Readable.from([Buffer.from('one'), Buffer.from('more')]), path, (bytes) => counted.push(bytes))
  expect([counted, readFileSync(path, 'utf8')]).toEqual([[3, 4], 'onemore'])
  const full = join(folder, 'full.part')
  const refuse = () => {
    throw new Error('full')
  }
  await expect(writeArriving(Readable.from([Buffer.from('one')]), full, refuse)).rejects.toThrow('full')
  expect(readFileSync(full, 'utf8')).toBe('')
})

const begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nbytes'
/** Sends a form in the way of Node and returns its outcome. */
function receive(take: (bytes: number) => void = () => {}) {
  const source = new IncomingMessage(new Socket())
  const config = { uploadsDir: folder, maxUploadBytes: 1_000 }
  const outcome = Promise.withResolvers<unknown>()
  const app = new Hono<AppEnvironment>().post('/', async (c) => {
    await receiveUpload(c, config, take).then(outcome.resolve, outcome.reject)
    return c.text('')
  })
  void app.request(
    '/',
    { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    { incoming: source },
  )
  return { source, received: outcome.promise }
}
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test('a client that disconnects leaves no file and no timer', async () => {
  const before = timers()
  for (const error of [undefined, new Error('reset')]) {
    const { source, received } = receive()
    source.push(begun)
    await expect.poll(() => readdirSync(folder)).toHaveLength(1)
    source.destroy(error)
    await expect(received).rejects.toMatchObject({ status: 400, code: 'document.upload_failed' })
    expect(readdirSync(folder)).toEqual([])
  }
  expect(timers()).toBeLessThanOrEqual(before)
})

test('a refusal by disk or quota is reported as such, and the rest of the form is discarded', async () => {
  for (const [refusal, code] of [
    [Object.assign(new Error('no room'), { code: 'ENOSPC' }), 'ENOSPC'],
    [new Error('anything else'), 'document.upload_failed'],
  ] as const) {
    const { source, received } = receive(() => {
      throw refusal
    })
    source.push(begun)
    await expect(received).rejects.toMatchObject({ code })
    source.push('x'.repeat(100_000))
    source.push(null)
    await new Promise((resolve) => source.once('close', resolve))
    expect(source.readableEnded).toBe(true)
  }
})

test('a form without a file is refused, complete or empty', async () => {
  for (const text of ['', '--x--\r\n', '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\nx\r\n--x--\r\n']) {
    const { source, received } = receive()
    source.push(text)
    source.push(null)
    await expect(received).rejects.toMatchObject({ code: 'document.upload_failed' })
  }
})
