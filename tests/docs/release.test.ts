import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '@thodu/db'
import { expect, test } from 'vitest'
import { repository } from '../support/sources/source-files.ts'

const read = (path: string) => readFileSync(join(repository, path), 'utf8')
const changelog = read('CHANGELOG.md')
const versionOf = (room: string) => (JSON.parse(read(join(room, 'package.json'))) as { version: string }).version

test('every room has the version that the changelog tells of first', () => {
  const told = /^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1]
  expect(['.', 'api', 'backoffice', 'db', 'site', 'tests'].map(versionOf)).toEqual(Array(6).fill(told))
})

test('the changelog names each migration once, newest first, under the version that brought it', () => {
  const named = [...changelog.matchAll(/^Migrations: (.*)\.$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/`(.+?)`/g)].map(([, name]) => name),
  )
  expect(named).toEqual(Object.keys(migrations).toReversed())
})
