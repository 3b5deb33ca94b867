import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadConfig, restoreBackup } from '@thodu/api'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { copyBaseDatabase } from '../support/base-database.ts'
import { dumpFile } from '../support/engines/dump-schema.ts'
import { expectDemoData } from './read-demo.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-releases-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function readSchema(file: string): string {
  const database = new BetterSqlite3(file, { readonly: true })
  const schema = dumpFile((statement) => database.prepare(statement).all() as never)
  database.close()
  return schema
}

const versions = globSync('*.tar.gz', { cwd: import.meta.dirname }).map((name) => basename(name, '.tar.gz'))

test.each(versions.toSorted())(
  'a backup of version %s restores with its booking, document and audit log',
  async (version) => {
    const backup = join(scratch, `${version}.tar`)
    writeFileSync(backup, gunzipSync(readFileSync(join(import.meta.dirname, `${version}.tar.gz`))))
    const env = { DATA_DIR: join(scratch, version), LOG_LEVEL: 'silent' }
    await restoreBackup(backup, loadConfig(env), new Date())
    await expectDemoData(env, { uploads: true })
    const fresh = join(scratch, `fresh-${version}.db`)
    copyBaseDatabase(fresh)
    expect(readSchema(join(env.DATA_DIR, 'thodu.db'))).toBe(readSchema(fresh))
  },
)
