import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placeBackup } from './place-backup.ts'
import { workPrefix } from './scratch-name.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-placed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = 8 * 1024 * 1024
const plain = join(folder, 'plain')
writeFileSync(plain, randomBytes(bytes))

/** Overwrites the end of a file as soon as it is complete, like a failing disk. */
function spoilWhenWhole(file: string): void {
  if (!existsSync(file) || statSync(file).size < bytes) return void setImmediate(spoilWhenWhole, file)
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(512), 0, 512, bytes - 512)
  closeSync(handle)
}

test('a backup that the disk returns changed is refused, and no part of it remains', async () => {
  const file = join(folder, 'nightly.tar')
  setImmediate(spoilWhenWhole, join(folder, `${workPrefix}nightly.tar`))
  await expect(placeBackup(plain, file, [])).rejects.toThrow('The disk did not store the backup')
  expect(readdirSync(folder)).toEqual(['plain'])
  expect((await placeBackup(plain, file, [])).bytes).toBe(bytes)
  expect(readdirSync(folder).toSorted()).toEqual(['nightly.tar', 'plain'])
})
