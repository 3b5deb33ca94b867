import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restrictDatabaseFiles } from './private-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-private-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const modeOf = (path: string) => statSync(path).mode & 0o777

test('a new database and its new folder are accessible to their owner only', () => {
  const file = join(folder, 'new', 'data', 'thodu.db')
  expect(restrictDatabaseFiles(file)).toBe(true)
  expect([modeOf(file), modeOf(join(folder, 'new', 'data'))]).toEqual([0o600, 0o700])
})

test('an existing database and its -wal and -shm files keep their content and become private', () => {
  const file = join(folder, 'thodu.db')
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    writeFileSync(name, 'rows')
    chmodSync(name, 0o644)
  }
  expect(restrictDatabaseFiles(file)).toBe(true)
  expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600])
  expect(readFileSync(file, 'utf8')).toBe('rows')
})

test('restrictDatabaseFiles returns false when the system does not allow it', () => {
  mkdirSync(join(folder, 'a folder'))
  expect(restrictDatabaseFiles(join(folder, 'a folder'))).toBe(false)
})
