import { setImmediate } from 'node:timers/promises'
import { verifyAudit } from '@thodu/api'
import type { AuditRow } from '@thodu/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstPreviousHash, hashWholeRow } from '../../../api/src/audit/audit-hash.ts'
import { createTestApi } from '../../support/api.ts'
import type { DirectDatabase } from '../../support/engines/direct-database.ts'
import { insertRows, selectRow } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let door: DirectDatabase
/** Two rows from before migration 0031, then four current rows. */
beforeAll(async () => {
  door = await api.sideDoor()
  let previous = firstPreviousHash
  for (const seq of [1, 2]) {
    const row = {
      seq,
      id: `old-${seq}`,
      action: 'LOGIN',
      actor_id: 'old-account',
      user_name: 'Asha Rao',
      user_email: 'asha@example.in',
      user_role: 'user',
      description: 'Signed in',
      resource_type: 'authentication',
      resource_id: null,
      status: 'success' as const,
      ip_address: '203.0.113.1',
      changes: '[]',
      day: '2026-11-21',
      created_at: '2026-11-21T04:00:00.000Z',
      previous_hash: previous,
    }
    previous = hashWholeRow(row)
    await insertRows(api, 'audit_log', { ...row, search_text: 'asha rao', hash: previous, version: 1 })
  }
  await api.signUp()
  await api.makeAdmin()
  await api.signUp()
})

const readRow = (seq: number): Promise<AuditRow> => selectRow(api, 'audit_log', '*', { seq })
const literal = (value: string | number | null): string =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
const setRow = (seq: number, values: Partial<AuditRow>): Promise<void> =>
  door.runUnguarded(
    'audit_log',
    `update audit_log set ${Object.entries(values)
      .map(([column, value]) => `${column} = ${literal(value)}`)
      .join(', ')} where seq = ${seq}`,
  )
async function verdict() {
  // Reads in one turn of the event loop share a snapshot (db/src/sqlite/open-sqlite.ts).
  await setImmediate()
  return verifyAudit(api.deps.database)
}

async function lookWhile(seq: number, values: Partial<AuditRow>) {
  const row = await readRow(seq)
  await setRow(seq, values)
  const found = await verdict()
  await setRow(values.seq ?? seq, row)
  expect(await verdict()).toMatchObject({ ok: true })
  return found
}

const someOther = (column: string, value: string | number | null): string | number =>
  column === 'status' ? 'failed' : typeof value === 'number' || column === 'redacted_by' ? 3_000 : `${value ?? ''}x`

const columns = [
  'seq',
  'id',
  'action',
  'actor_id',
  'user_name',
  'user_email',
  'user_role',
  'description',
  'resource_type',
  'resource_id',
  'status',
  'ip_address',
  'changes',
  'day',
  'created_at',
  'previous_hash',
  'hash',
  'version',
  'salt',
  'personal_hash',
  'redacted_by',
] as const

test('a log with rows of both versions is valid, and each current row has its own salt', async () => {
  const { rows } = (await verdict()) as { rows: number }
  expect(await verdict()).toEqual({ ok: true, rows })
  const [old, one, other] = [await readRow(2), await readRow(3), await readRow(rows)]
  expect(old).toMatchObject({ version: 1, salt: null, personal_hash: null, redacted_by: null })
  expect(one).toMatchObject({ version: 2, redacted_by: null })
  expect(one.salt).toMatch(/^[\da-f]{32}$/)
  expect(one.salt).not.toBe(other.salt)
  expect(Object.keys(one).toSorted()).toEqual([...columns, 'search_text'].toSorted())
})

describe.each([
  ['version 1', 1],
  ['version 2', 4],
  ['version 2, the newest', 6],
])('in a row of %s', (_name, seq) => {
  test.each(columns)('a changed %s is detected', async (column) => {
    const row = await readRow(seq)
    expect(await lookWhile(seq, { [column]: someOther(column, row[column]) })).toMatchObject({ ok: false })
  })
})

test('a changed search text of a current row is detected', async () => {
  expect(await lookWhile(4, { search_text: 'nothing' })).toMatchObject({ ok: false, seq: 4 })
})

test('a current row relabelled as an old one, or without its hashes, is detected', async () => {
  const newest = await readRow(6)
  const asOld = { version: 1, salt: null, personal_hash: null }
  expect(await lookWhile(4, { version: 1 })).toMatchObject({ ok: false, seq: 4 })
  expect(await lookWhile(4, asOld)).toMatchObject({ ok: false, seq: 4 })
  // No other row refers to the hash of the newest row, so only its version reveals the change.
  expect(
    await lookWhile(6, { ...asOld, user_name: 'Nobody', hash: hashWholeRow({ ...newest, user_name: 'Nobody' }) }),
  ).toEqual({ ok: false, rows: 5, seq: 6, problem: 'the row claims to be from an older version of the program' })
  expect(await lookWhile(4, { salt: null })).toMatchObject({ ok: false, seq: 4 })
  expect(await lookWhile(4, { personal_hash: null })).toMatchObject({ ok: false, seq: 4 })
})
