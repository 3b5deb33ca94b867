import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFreshDatabase, listPendingMigrations, openSqlite } from '@thodu/db'
import { afterAll, expect, test } from 'vitest'
import { copyBaseDatabase } from '../support/base-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-copies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function openCopy(name: string) {
  copyBaseDatabase(join(folder, name, 'thodu.db'))
  expect(existsSync(join(folder, name, 'thodu.db'))).toBe(true)
  return openSqlite(join(folder, name, 'thodu.db'))
}

test('suites start from a database that is migrated already, each from a copy of its own', async () => {
  const first = openCopy('first')
  expect(await isFreshDatabase(first)).toBe(false)
  expect(await listPendingMigrations(first)).toEqual([])
  await first.write((tx) => tx.insertInto('system_facts').values({ name: 'a', value: '', updated_at: 'now' }).execute())
  const second = openCopy('second')
  expect(await second.read.selectFrom('system_facts').selectAll().execute()).toEqual([])
  expect(() => copyBaseDatabase(second.upkeep.file)).toThrow(/EEXIST/)
  await first.close()
  await second.close()
})
