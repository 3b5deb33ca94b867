import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../../tests/speeds/features.ts'
import { repository } from '../tools/run-tool.ts'
import { chooseChanged } from './choose-changed.ts'

const choose = (...files: string[]) => chooseChanged(files, features)

test('a rule brings the rules and the tests of its feature, and whoever reads its types', () => {
  const { types, tests } = choose('api/src/telephone/next-try.ts')
  expect(types).toEqual(['scripts', 'backoffice', 'tests'])
  expect(tests).toEqual(expect.arrayContaining(['api/src/', 'tests/api/telephone']))
})

test('a call in the contract brings the tests of the noun that it has in the API', () => {
  expect(choose('api/src/contract/users/users.calls.ts').tests).toContain('tests/api/users')
})

test('a column brings the list that tells of every column', () => {
  const { tests } = choose('db/src/tables/request-tables.ts')
  expect(tests).toEqual(['db/src/', 'tests/db/', 'tests/api/privacy/erasing.test.ts'])
})

test('a screen brings the tests of its own folder and nothing of the API', () => {
  expect(choose('backoffice/src/admin/users/UserList.tsx')).toEqual({
    types: ['backoffice'],
    tests: ['backoffice/src/admin/users/'],
  })
})

test('words bring the tests of all words, a test itself, and a page of documents theirs', () => {
  expect(choose('api/src/contract/words/te/calls.ts').tests).toContain('tests/words/')
  expect(choose('tests/api/users/users.test.ts').tests).toEqual(['tests/api/users/users.test.ts'])
  expect(choose('docs/glossary.md')).toEqual({ types: [], tests: ['tests/docs/'] })
})

test('what no feature holds is asked about on the whole wire', () => {
  expect(choose('api/src/create-app.ts').tests).toContain('tests/api/system')
})

test('every room of the API belongs to a feature, and what a feature names is there', () => {
  const source = join(repository, 'api', 'src')
  const rooms = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const named = Object.values(features).flatMap(({ mutate }) => mutate)
  const missing = rooms.map(({ name }) => name).filter((name) => !named.some((path) => path === `api/src/${name}`))
  expect(missing).toEqual(['contract'])
  const folders = readdirSync(join(repository, 'tests', 'api'), { withFileTypes: true })
  const tests = Object.values(features).flatMap((feature) => feature.tests)
  const untouched = folders
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => !tests.some((path) => path.startsWith(`tests/api/${name}`)))
  expect(untouched.map(({ name }) => name)).toEqual([])
})
