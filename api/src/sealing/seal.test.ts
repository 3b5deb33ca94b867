import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { makeBackupKey, readBackupKey } from './backup-key.ts'
import { isSealed, openSealed, sealTo } from './seal.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-seal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const safe = makeBackupKey()
const other = makeBackupKey()
const file = join(folder, 'sealed')
/** The age format seals parts of this length, in bytes, each with a tag behind it. */
const partBytes = 64 * 1024
const tagBytes = 16

async function seal(plain: Buffer, recipients = [safe.recipient]): Promise<Buffer> {
  await pipeline(Readable.from([plain]), sealTo(recipients), createWriteStream(file))
  return readFileSync(file)
}

async function open(sealed: Buffer, key = safe): Promise<Buffer> {
  writeFileSync(file, sealed)
  const parts: Buffer[] = []
  for await (const part of openSealed(file, readBackupKey(key.printed))) parts.push(part)
  return Buffer.concat(parts)
}

/** The header ends with a line of its checksum; a nonce of 16 bytes follows. */
function cutUp(sealed: Buffer): { header: Buffer; parts: Buffer[] } {
  const start = sealed.indexOf('\n', sealed.indexOf('\n--- ') + 1) + 1 + 16
  const parts: Buffer[] = []
  for (let at = start; at < sealed.length; at += partBytes + tagBytes)
    parts.push(sealed.subarray(at, at + partBytes + tagBytes))
  return { header: sealed.subarray(0, start), parts }
}

describe('a sealed file', () => {
  it.each([0, 1, partBytes, 3 * partBytes, 200_000])('of %i bytes opens to the original bytes', async (length) => {
    const plain = randomBytes(length)
    const sealed = await seal(plain)
    expect((await open(sealed)).equals(plain)).toBe(true)
    expect(sealed.length).toBeLessThan(plain.length * 1.001 + 400)
    expect(await isSealed(file)).toBe(true)
  })

  it('opens with either of two keys; the error for a third key gives its public half', async () => {
    const plain = randomBytes(1_000)
    const sealed = await seal(plain, [safe.recipient, other.recipient])
    expect((await open(sealed, other)).equals(plain)).toBe(true)
    expect((await open(sealed, safe)).equals(plain)).toBe(true)
    const third = makeBackupKey()
    await expect(open(sealed, third)).rejects.toThrow(`it is sealed to another key than ${third.recipient}`)
  })

  it('reveals nothing of its content', async () => {
    const sealed = await seal(Buffer.from('Lakshmi Devi, HIV positive. '.repeat(20_000)))
    expect(sealed.includes('Lakshmi')).toBe(false)
  })

  it('is refused when parts are cut, swapped, duplicated, removed, added, or taken from another file', async () => {
    const sealed = await seal(randomBytes(3 * partBytes + 10))
    const { header, parts } = cutUp(sealed)
    const [a, b, c, d] = parts as [Buffer, Buffer, Buffer, Buffer]
    const foreign = cutUp(await seal(randomBytes(3 * partBytes + 10)))
    const [x] = foreign.parts as [Buffer]
    const broken = {
      'the last part is missing': [header, a, b, c],
      'all parts are missing': [header],
      'two parts are swapped': [header, a, c, b, d],
      'a part is duplicated': [header, a, b, b, c, d],
      'a part is missing': [header, a, c, d],
      'a part of another file': [header, x, b, c, d],
      'the header of another file': [foreign.header, a, b, c, d],
      'bytes behind the end': [sealed, Buffer.from('x')],
      'cut within a part': [sealed.subarray(0, sealed.length - 7)],
      'cut within the header': [sealed.subarray(0, 40)],
    }
    for (const [what, bytes] of Object.entries(broken))
      await expect(open(Buffer.concat(bytes)), what).rejects.toThrow('damaged, cut short, or was changed')
  })

  it('of version 1.1 still opens, and is refused with another key or after a change', async () => {
    const header = [
      'thodu sealed 1',
      'x25519:dboa_YL8qU7Nu5uS4s7hmUbJRPZUcbw6413BKSBM9Fo pSq8RkCj1PqOzvHEWVvolRfOs_IcpYtQKOfr_X_19E8 OJFb_Ak0N3wPXjvrUHWGtSvxOwCCCOJ_Zvexo7lz1sVD72oAuNMFDQ6RA47xq5sA',
      '',
      '',
    ].join('\n')
    const frame = '9lG5DyWmanB_22QkXmsYRwpWBEK3znqBMN4q9CBNplLUoCpxdRhH-I71yLAE0A'
    const printed = 'B2XH-NYVP-K1K6-FSHS-7T5F-PK7M-EPA9-G8QP-VZQ1-GM9T-41RW-SD0J-PXT8-YBVT'
    const sealed = Buffer.concat([Buffer.from(header), Buffer.from(frame, 'base64url')])
    const old = { ...safe, printed }
    expect((await open(sealed, old)).toString()).toBe('What was sealed in 2026 opens.')
    expect(await isSealed(file)).toBe(true)
    await expect(open(sealed)).rejects.toThrow('sealed to another key')
    for (const at of [20, 70, header.length + 3, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(open(changed, old), `byte ${at}`).rejects.toThrow(expect.objectContaining({ name: 'SealError' }))
    }
    await expect(open(sealed.subarray(0, -5), old)).rejects.toThrow('damaged')
  })
})
