import { pbkdf2 } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiveUpload, writeArriving } from './receive-upload.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-arriving-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Keeps the threads busy that open files. */
const keepBusy = () =>
  Promise.all(Array.from({ length: 8 }, () => promisify(pbkdf2)('busy', 'threads', 100_000, 32, 'sha256')))

test('a file that is refused while it is being opened does not come after it was removed', async () => {
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

test('bytes are counted before they are written, and none after a refusal', async () => {
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
/** A form on its way, as Node hands it over. */
function receive(source: Readable, take: (bytes: number) => void = () => {}) {
  const headers: Record<string, string> = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const call = { env: { incoming: source }, req: { header: (name: string) => headers[name], raw: {} } }
  const config = { uploadsDir: folder, maxUploadBytes: 1_000 }
  return receiveUpload(call as unknown as Parameters<typeof receiveUpload>[0], config, take)
}
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test('a client that goes away leaves nothing behind and nobody waiting', async () => {
  const before = timers()
  for (const end of [
    (source: PassThrough) => source.destroy(),
    (source: PassThrough) => source.destroy(new Error('reset')),
  ]) {
    const source = new PassThrough()
    const received = receive(source)
    source.write(begun)
    await new Promise((resolve) => setTimeout(resolve, 20))
    end(source)
    await expect(received).rejects.toMatchObject({ status: 400, code: 'document.upload_failed' })
    expect(readdirSync(folder)).toEqual([])
  }
  expect(timers()).toBeLessThanOrEqual(before)
})

test('what the database or the account refuses is told as that, and the rest of the form is read and thrown away', async () => {
  for (const [refusal, code] of [
    [Object.assign(new Error('no room'), { code: 'ENOSPC' }), 'ENOSPC'],
    [new Error('anything else'), 'document.upload_failed'],
  ] as const) {
    const source = new PassThrough()
    const received = receive(source, () => {
      throw refusal
    })
    source.write(begun)
    await expect(received).rejects.toMatchObject({ code })
    source.end('x'.repeat(100_000))
    await new Promise((resolve) => source.once('close', resolve))
    expect(source.readableEnded).toBe(true)
  }
})

test('a form without a file is refused, whole or empty', async () => {
  for (const text of ['', '--x--\r\n', '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\nx\r\n--x--\r\n'])
    await expect(receive(Readable.from([Buffer.from(text)]))).rejects.toMatchObject({ code: 'document.upload_failed' })
})
