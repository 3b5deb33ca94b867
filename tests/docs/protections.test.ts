import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { protections } from '../sabotage/protections.ts'
import { repository } from '../support/sources/source-files.ts'

test('each protection has its own id, occurs once in its file, and names tests that exist', () => {
  expect(new Set(protections.map(({ id }) => id)).size).toBe(protections.length)
  const stale = protections.filter(
    ({ file, find }) => readFileSync(join(repository, file), 'utf8').split(find).length !== 2,
  )
  expect(stale.map(({ id }) => id)).toEqual([])
  const missing = protections.flatMap(({ tests }) => tests.filter((path) => !existsSync(join(repository, path))))
  expect(missing).toEqual([])
})
