import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstJourneys, firstOnPostgres, laterFaults, laterRules } from '../../tests/speeds/first-proofs.ts'
import { repository } from '../tools/run-tool.ts'
import { listTestFiles, whereOf } from './where.ts'

test('what is named for npm test is there, once', () => {
  const named = [...firstJourneys.map((file) => `browser/${file}`), ...firstOnPostgres]
  const faults = laterFaults.map((file) => `tests/faults/${file}`)
  const paths = [...named.map((file) => `tests/${file}`), ...laterRules, ...faults]
  expect(paths.filter((file) => !existsSync(join(repository, file)))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('every test file belongs to a suite: beside source, below tests, or in the browser', () => {
  const suites = [
    /^(?:api|db)\/src\/.*\.test\.ts$/,
    /^site\/(?:src|illustrations)\/.*\.test\.tsx?$/,
    /^backoffice\/src\/.*\.test\.tsx?$/,
    /^scripts\/.*\.test\.ts$/,
    /^tests\/(?!browser\/).*\.test\.ts$/,
    /^tests\/browser\/.*\.spec\.ts$/,
  ]
  const files = listTestFiles()
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !suites.some((suite) => suite.test(file)))).toEqual([])
})

test('a journey, a lock and a list are proved by npm test, a screen and an engine in whole by npm run test:all', () => {
  expect(whereOf('tests/browser/story.spec.ts')).toBe('npm test')
  expect(whereOf('tests/browser/visits/planning.spec.ts')).toBe('npm run test:all')
  expect(whereOf('tests/api/bookings/lists.test.ts')).toBe('npm test (both engines)')
  expect(whereOf('tests/api/users/users.test.ts')).toBe('npm test (SQLite), npm run test:all (PostgreSQL)')
  expect(whereOf('api/src/telephone/next-try.test.ts')).toBe('npm test')
  expect(whereOf('tests/site/rebrand.test.ts')).toBe('npm run test:all')
  expect(whereOf('tests/faults/kill.test.ts')).toBe('npm test (short), npm run test:all (in full)')
  expect(whereOf('tests/faults/racing-starts.test.ts')).toBe('npm run test:all')
  expect(whereOf('backoffice/src/admin/hall/HallRowCard.test.tsx')).toBe('npm run test:all')
})
