import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')

test('every test and file that SECURITY.md leans on exists', () => {
  const named = [...text.matchAll(/`((?:tests|api|docs)\/[\w./-]+|pnpm-workspace\.yaml)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(25)
  for (const path of named) expect(existsSync(join(root, path)), path).toBe(true)
})

test('every chapter of the table names a test or a reason', () => {
  const rows = [...text.matchAll(/^\| V\d+[^|]*\|[^|]*\| (.*) \|$/gm)].map(([, shown]) => shown ?? '')
  expect(rows.length).toBeGreaterThanOrEqual(17)
  for (const shown of rows) expect(shown).toMatch(/^reason$|`/)
})
