import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { makeBackupKey, readBackupKey } from './backup-key.ts'
import { isSealed, openSealed, sealTo } from './seal.ts'
import { frameBytes, magic, tagBytes } from './sealed-format.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-seal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const safe = makeBackupKey()
const other = makeBackupKey()
const file = join(folder, 'sealed')

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

/** Splits a sealed file into its header and frames. */
function cutUp(sealed: Buffer): { header: Buffer; frames: Buffer[] } {
  const start = sealed.indexOf('\n\n') + 2
  const frames: Buffer[] = []
  for (let at = start; at < sealed.length; at += frameBytes + tagBytes)
    frames.push(sealed.subarray(at, at + frameBytes + tagBytes))
  return { header: sealed.subarray(0, start), frames }
}
const join4 = (header: Buffer, frames: Buffer[]): Buffer => Buffer.concat([header, ...frames])

describe('a sealed file', () => {
  it.each([0, 1, frameBytes - 1, frameBytes, frameBytes + 1, 3 * frameBytes, 200_000])(
    'of %i bytes opens to the original bytes',
    async (length) => {
      const plain = randomBytes(length)
      const sealed = await seal(plain)
      expect((await open(sealed)).equals(plain)).toBe(true)
      expect(sealed.length).toBeLessThan(plain.length * 1.001 + 400)
      expect(cutUp(sealed).frames).toHaveLength(Math.max(1, Math.ceil(length / frameBytes)))
      expect(await isSealed(file)).toBe(true)
    },
  )

  it('opens with either of two keys, and the error for a third key names all three', async () => {
    const plain = randomBytes(1_000)
    const sealed = await seal(plain, [safe.recipient, other.recipient])
    expect((await open(sealed, other)).equals(plain)).toBe(true)
    expect((await open(sealed, safe)).equals(plain)).toBe(true)
    const third = makeBackupKey()
    await expect(open(sealed, third)).rejects.toThrow(
      `it is sealed to ${safe.recipient} and ${other.recipient}, but this is the key of ${third.recipient}`,
    )
  })

  it('differs each time and reveals nothing of its content', async () => {
    const plain = Buffer.from('Lakshmi Devi, HIV positive. '.repeat(20_000))
    const first = await seal(plain)
    const { frames } = cutUp(await seal(plain))
    expect(first.includes('Lakshmi')).toBe(false)
    expect(frames[0]?.equals(cutUp(first).frames[0] ?? Buffer.alloc(0))).toBe(false)
    expect(new Set(frames.map((frame) => frame.toString('latin1'))).size).toBe(frames.length)
  })

  it('is refused when frames are cut, swapped, duplicated, removed, added, or taken from another file', async () => {
    const sealed = await seal(randomBytes(4 * frameBytes + 10))
    const { header, frames } = cutUp(sealed)
    const [a, b, c, d, e] = frames as [Buffer, Buffer, Buffer, Buffer, Buffer]
    const foreign = cutUp(await seal(randomBytes(4 * frameBytes + 10)))
    const [x] = foreign.frames as [Buffer]
    const broken = {
      'the last frame is gone': join4(header, [a, b, c, d]),
      'all frames are gone': header,
      'two frames are swapped': join4(header, [a, c, b, d, e]),
      'a frame stands there twice': join4(header, [a, b, b, c, d, e]),
      'the last frame stands there twice': join4(header, [a, b, c, d, e, e]),
      'a frame is left out': join4(header, [a, c, d, e]),
      'the first frame is left out': join4(header, [b, c, d, e]),
      'a frame of another file': join4(header, [x, b, c, d, e]),
      'the header of another file': join4(foreign.header, frames),
      'bytes behind the end': Buffer.concat([sealed, Buffer.from('x')]),
      'cut within a frame': sealed.subarray(0, sealed.length - 7),
      'cut within the tag': sealed.subarray(0, sealed.length - 15),
      'cut within the header': sealed.subarray(0, magic.length + 20),
    }
    for (const [what, bytes] of Object.entries(broken))
      await expect(open(bytes), what).rejects.toThrow('damaged, cut short, or was changed')
  })

  it('is refused when a recipient is added to the header or removed', async () => {
    const plain = randomBytes(100)
    const sealed = await seal(plain, [safe.recipient, other.recipient])
    const lines = sealed.toString('latin1').split('\n')
    const without = Buffer.from([lines[0], lines[1], ...lines.slice(3)].join('\n'), 'latin1')
    await expect(open(without)).rejects.toThrow('damaged')
    const doubled = Buffer.from([lines[0], lines[1], lines[1], ...lines.slice(2)].join('\n'), 'latin1')
    await expect(open(doubled)).rejects.toThrow('damaged')
  })

  it('is refused when any bit of the header is changed', async () => {
    const sealed = await seal(randomBytes(10))
    const { header } = cutUp(sealed)
    for (let at = 0; at < header.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      const words = /^it is (?:damaged, cut short, or was changed|sealed to x25519:[\w-]{43}, but this is the key of )/
      await expect(open(changed), `byte ${at}`).rejects.toThrow(expect.objectContaining({ name: 'SealError' }))
      await expect(open(changed), `byte ${at}`).rejects.toThrow(words)
    }
  })

  it('from 2026 still opens', async () => {
    const header = [
      'thodu sealed 1',
      'x25519:dboa_YL8qU7Nu5uS4s7hmUbJRPZUcbw6413BKSBM9Fo pSq8RkCj1PqOzvHEWVvolRfOs_IcpYtQKOfr_X_19E8 OJFb_Ak0N3wPXjvrUHWGtSvxOwCCCOJ_Zvexo7lz1sVD72oAuNMFDQ6RA47xq5sA',
      '',
      '',
    ].join('\n')
    const frame = '9lG5DyWmanB_22QkXmsYRwpWBEK3znqBMN4q9CBNplLUoCpxdRhH-I71yLAE0A'
    const printed = 'B2XH-NYVP-K1K6-FSHS-7T5F-PK7M-EPA9-G8QP-VZQ1-GM9T-41RW-SD0J-PXT8-YBVT'
    const sealed = Buffer.concat([Buffer.from(header), Buffer.from(frame, 'base64url')])
    expect((await open(sealed, { ...safe, printed })).toString()).toBe('What was sealed in 2026 opens.')
  })
})
