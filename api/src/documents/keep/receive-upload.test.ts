import { pbkdf2 } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeArriving } from './receive-upload.ts'

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
