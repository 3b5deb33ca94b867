import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { protections } from '../sabotage/protections.ts'

const root = join(import.meta.dirname, '..', '..')
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')

test('every test and file that SECURITY.md refers to exists', () => {
  const named = [...text.matchAll(/`((?:tests|api|docs)\/[\w./-]+|pnpm-workspace\.yaml)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(25)
  for (const path of named) expect(existsSync(join(root, path)), path).toBe(true)
})

test('every chapter of the table in SECURITY.md has a test or a reason', () => {
  const rows = [...text.matchAll(/^\| V\d+[^|]*\|[^|]*\| (.*) \|$/gm)].map(([, shown]) => shown ?? '')
  expect(rows.length).toBeGreaterThanOrEqual(17)
  for (const shown of rows) expect(shown).toMatch(/^reason$|`/)
})

test('each protection has a unique id, occurs once in its file, and lists existing tests', () => {
  expect(new Set(protections.map(({ id }) => id)).size).toBe(protections.length)
  const stale = protections.filter(({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2)
  expect(stale.map(({ id }) => id)).toEqual([])
  const missing = protections.flatMap(({ tests }) => tests.filter((path) => !existsSync(join(root, path))))
  expect(missing).toEqual([])
})
