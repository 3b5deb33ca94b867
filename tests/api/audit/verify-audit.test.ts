import { setImmediate } from 'node:timers/promises'
import { verifyAudit } from '@thodu/api'
import type { AuditRow } from '@thodu/db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashAuditRow, hashPersonal } from '../../../api/src/audit/audit-hash.ts'
import { auditSearchText } from '../../../api/src/audit/write-audit.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { engine } from '../../support/engines/test-database.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
  await api.signUp()
  await api.makeAdmin()
  await api.signUp()
})
afterEach(() => api.close())

/** Changes rows as an attacker with the database password would, after removing the triggers. */
async function tamper(statement: string): Promise<void> {
  await (await api.sideDoor()).runUnguarded('audit_log', statement)
}

test('an unchanged chain is valid', async () => {
  expect(await verifyAudit(api.deps.database)).toEqual({ ok: true, rows: 4 })
})

test('the database refuses to change or delete an audit row', async () => {
  const door = await api.sideDoor()
  const orReplace = engine === 'sqlite' ? 'or replace ' : ''
  const rest =
    'actor_id, user_name, user_email, user_role, description, resource_type, resource_id, status, ip_address, changes, search_text, day, created_at, previous_hash, hash, version, salt, personal_hash, redacted_by'
  for (const statement of [
    "update audit_log set description = 'x'",
    'delete from audit_log where seq = 2',
    `insert ${orReplace}into audit_log select seq, id, 'LOGOUT', ${rest} from audit_log where seq = 2`,
    `insert ${orReplace}into audit_log select 5, id, action, ${rest} from audit_log where seq = 2`,
    `insert into audit_log select 7, 'new', action, ${rest} from audit_log where seq = 2`,
  ])
    await expect(door.run(statement), statement).rejects.toThrow(/append-only|audit_log_id_key/)
})

test.each([
  ['an edited row', "update audit_log set user_name = 'Somebody' where seq = 2", 2, 'the row was changed'],
  ['an edited outcome', "update audit_log set status = 'failed' where seq = 4", 4, 'the row was changed'],
  ['a removed row', 'delete from audit_log where seq = 2', 3, 'row 2 is missing'],
  ['a removed first row', 'delete from audit_log where seq = 1', 2, 'row 1 is missing'],
  ['a removed last row', 'delete from audit_log where seq = 4', 4, '4 rows were written, but 3 exist'],
  [
    'two rows swapped',
    'update audit_log set seq = -1 where seq = 2; update audit_log set seq = 2 where seq = 3; update audit_log set seq = 3 where seq = -1',
    2,
    'the row does not follow the row before it',
  ],
  [
    'a removed row with the gap closed',
    'delete from audit_log where seq = 2; update audit_log set seq = 2 where seq = 3; update audit_log set seq = 3 where seq = 4',
    2,
    'the row does not follow the row before it',
  ],
])('verification detects %s', async (_name, statement, seq, problem) => {
  await tamper(statement)
  expect(await verifyAudit(api.deps.database)).toMatchObject({ ok: false, seq, problem })
})

test('a row rewritten with matching hashes is detected by the next row', async () => {
  const row = (await api.readAudit())[1] as AuditRow
  const anew = { ...row, user_name: 'Nobody' }
  const half = { ...anew, personal_hash: hashPersonal(row.salt, anew) }
  await setImmediate()
  await tamper(
    `update audit_log set user_name = 'Nobody', search_text = '${auditSearchText(anew)}', personal_hash = '${half.personal_hash}',
      hash = '${hashAuditRow(half)}' where seq = 2`,
  )
  expect(await verifyAudit(api.deps.database)).toMatchObject({
    ok: false,
    seq: 3,
    problem: 'the row does not follow the row before it',
  })
})

test('many simultaneous events form one chain without a gap', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => api.makeAdmin()))
  await Promise.all(
    // Each call uses its own network, because the number of waiting password hashes per network is limited.
    people.flatMap(({ user }, index) =>
      Array.from({ length: 4 }, () =>
        api.call('POST', '/auth/login', { body: { email: user.email, password: 'no' }, ip: `203.0.113.${index}` }),
      ),
    ),
  )
  const rows = await api.readAudit()
  expect(await verifyAudit(api.deps.database)).toEqual({ ok: true, rows: rows.length })
  expect(rows.length).toBe(4 + 20 + 40)
})
