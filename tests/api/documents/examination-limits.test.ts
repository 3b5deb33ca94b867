import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineFile } from '../../../api/src/documents/examine/examine-file.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-examination-'))
  file = join(folder, 'picture')
  writeFileSync(
    file,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
      .png()
      .toBuffer(),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('whoever takes too long is ended, and so is whoever holds too much; the next one is examined all the same', async () => {
  const refusal = { status: 413, code: 'document.too_large' }
  await expect(examineFile(file, 'image/png', { time: 5 })).rejects.toMatchObject(refusal)
  await expect(examineFile(file, 'image/png', { memory: 1_000_000, look: 1 })).rejects.toMatchObject(refusal)
  expect(existsSync(`${file}.part`)).toBe(false)
  expect(await examineFile(file, 'image/png')).toBe(`${file}.part`)
})
