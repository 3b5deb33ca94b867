import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, eraseAccountAtEnd, eraseDueAccounts, findDue, restoreBackup, verifyAudit } from '@thodu/api'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemPerformer } from '../../../../api/src/http/actor.ts'
import {
  appendErased,
  completeErased,
  erasureListFile,
  readErased,
} from '../../../../api/src/operations/erasure-list.ts'
import { openRequest } from '../../../../api/src/privacy/requests/open-request.ts'
import { eraseAgain } from '../../../../api/src/privacy/retention/erase-again.ts'
import { sweepRetention } from '../../../../api/src/privacy/retention/erase-due-accounts.ts'
import { listRetention } from '../../../../api/src/privacy/retention/list-retention.ts'
import { deleteRows, findRow, selectRow, selectRows } from '../../../support/rows.ts'
import type { Person } from '../../../support/world.ts'
import { type CanaryFamily, createCanaryFamily, traces } from './canary-family.ts'

let world: CanaryFamily
let folder: string
beforeAll(async () => {
  world = await createCanaryFamily()
  folder = mkdtempSync(join(tmpdir(), 'thodu-purge-'))
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Names of the tables that still contain texts of the family. The audit log counts until it is redacted. */
async function findTraces(): Promise<string[]> {
  const door = await world.sideDoor()
  const found: string[] = []
  for (const name of (await door.everything()).filter((table) => !/^audit_/.test(table))) {
    const rows = (await door.rows(`select * from "${name}"`)).flatMap((row) => Object.values(row))
    const text = rows.map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))).join('\n')
    if (traces.test(text)) found.push(name)
  }
  return found
}
const stateOf = ({ id }: Pick<Person, 'id'>) => selectRow(world, 'accounts', ['name', 'restricted_at'], { id })
const linesOf = (dataDir: string): string[] => readFileSync(erasureListFile(dataDir), 'utf8').trim().split('\n')
const setClock = (time: string) => {
  world.clock.now = new Date(time)
}
const into = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true })
  return {
    dataDir,
    databaseFile: join(dataDir, 'thodu.db'),
    uploads: { kind: 'folder', path: join(dataDir, 'uploads') } as const,
  }
}

describe('erasing a family (rules PRIV-K3 to PRIV-K6)', () => {
  test('happens in the night after the legal period ends, not a day earlier, and only to this family', async () => {
    const { deps, family } = world
    const before = join(folder, 'before.tar')
    await backupNow(deps, before)
    await world.call(family, 'POST', '/user/closing')
    const closed = join(folder, 'closed.tar')
    await backupNow(deps, closed)
    expect(linesOf(deps.config.dataDir)).toEqual([JSON.stringify({ id: family.id, day: '2026-06-11', what: 'closed' })])

    const logged = vi.spyOn(deps.logger, 'info')
    setClock('2035-03-31T18:29:59.000Z')
    expect(await findDue(deps)).toEqual([])
    await sweepRetention(deps)
    expect((await stateOf(family)).name).toBe('Canary Victim')

    setClock('2035-03-31T18:30:00.000Z')
    expect(await findDue(deps)).toEqual([{ id: family.id, why: 'restricted', since: '2035-03-31' }])
    expect((await findTraces()).length).toBeGreaterThan(5)
    await world.readMails()
    await sweepRetention(deps)
    expect(logged).toHaveBeenLastCalledWith({ told: 0, purged: 1 }, 'retention run finished')
    expect(await findTraces()).toEqual([])
    expect(await findDue(deps)).toEqual([])
    expect((await stateOf(world.caretaker)).name).toBe('Lakshmi Devi')
    expect(await (await world.sideDoor()).file()).not.toContain('canary notes')
    expect((await world.readMails()).filter(({ to }) => to === family.email)).toEqual([])
    expect(
      readdirSync(deps.config.uploadsDir).filter((name) => statSync(join(deps.config.uploadsDir, name)).size === 12),
    ).toEqual([])

    expect(await selectRows(world, 'payments', ['received'])).toHaveLength(1)
    const documents = await selectRows(world, 'issued_documents', ['total', 'content'])
    expect(documents.every(({ total, content }) => total > 0 && content === '')).toBe(true)
    expect((await world.readAudit(family.id)).at(-1)).toMatchObject({
      user_role: 'system',
      description: 'Erased personal data at the end of its retention',
    })
    expect(await verifyAudit(deps.database)).toMatchObject({ ok: true })
    expect(linesOf(deps.config.dataDir).at(-1)).toBe(
      JSON.stringify({ id: family.id, day: '2035-04-01', what: 'purged' }),
    )
    expect(linesOf(deps.config.dataDir).join('')).not.toMatch(traces)
  })

  test('works with an erasure list copied beside the backup, and stores its entries in the restored folder', async () => {
    const { deps, family } = world
    appendFileSync(
      join(folder, 'purged-2035-04-01T00-00-00Z.jsonl'),
      readFileSync(erasureListFile(deps.config.dataDir)),
    )
    const target = into(join(folder, 'elsewhere'))
    expect((await restoreBackup(join(folder, 'before.tar'), target, deps.now())).forgotten).toBe(1)
    expect(readErased([erasureListFile(target.dataDir)]).get(family.id)?.what).toBe('purged')
    rmSync(join(folder, 'purged-2035-04-01T00-00-00Z.jsonl'))
  })
})

describe('a killed erasure (rule PRIV-K5)', () => {
  test('is continued at the next start after the list was written, and a repetition changes nothing', async () => {
    const { deps } = world
    const person = await world.addPerson('user', 'Canary Second')
    await world.call(person, 'POST', '/user/closing')
    appendErased(deps.config.dataDir, [{ id: person.id, day: '2035-04-01', what: 'purged' }])
    appendFileSync(erasureListFile(deps.config.dataDir), '{"id":"half a li')
    const known = () => readErased([erasureListFile(deps.config.dataDir)])
    expect(await eraseAgain(deps, known())).toBe(1)
    expect((await stateOf(person)).name).toBe('Removed account')
    expect(await eraseAgain(deps, known())).toBe(0)
  })

  test('by another process is added to the list of this machine before the next backup', async () => {
    const { deps } = world
    rmSync(erasureListFile(deps.config.dataDir))
    await completeErased(deps)
    const known = readErased([erasureListFile(deps.config.dataDir)])
    expect(known.get(world.family.id)?.what).toBe('purged')
    await completeErased(deps)
    expect(linesOf(deps.config.dataDir).length).toBe(known.size)
  })
})

const told = async (id: string) => (await findRow(world, 'accounts', ['purge_told_at'], { id }))?.purge_told_at

test('unused accounts are notified once, 48 hours before they are erased, and stay when the owner signs in (rule PRIV-K6)', async () => {
  setClock('2026-06-10T06:30:00.000Z')
  const add = () => world.addPerson('user')
  const [goes, stays, cared, waits] = await Promise.all([add(), add(), add(), add()])
  // A request made without signing in, which an admin linked to the account.
  await world.deps.database.write(async (tx) => {
    const asked = {
      name: 'A patient',
      contact: '9876500001',
      language: undefined,
      byPatient: true,
      keepFromFamily: true,
    }
    const { config, now } = world.deps
    const { id } = await openRequest(tx, config, systemPerformer, { kind: 'access', text: '', ...asked }, now())
    await tx.updateTable('privacy_requests').set({ family_id: waits.id }).where('id', '=', id).execute()
  })
  const booking = await world.book(cared)
  await world.call(cared, 'POST', `/booking/${booking._id}/cancel`, { reason: 'x' })
  await deleteRows(world, 'sessions', { account_id: [goes.id, stays.id, cared.id, waits.id] })

  setClock('2029-06-10T18:29:00.000Z')
  await sweepRetention(world.deps)
  expect(await told(goes.id)).toBeNull()
  setClock('2029-06-10T18:31:00.000Z')
  const logged = vi.spyOn(world.deps.logger, 'info').mockClear()
  await sweepRetention(world.deps)
  await sweepRetention(world.deps)
  const runs = logged.mock.calls.filter(([, said]) => String(said) === 'retention run finished')
  expect(runs.map(([figures]) => figures)).toEqual([{ told: 2, purged: 0 }])
  expect(await world.readSubjects(goes.email)).toEqual(['Your Thodu account will be erased'])
  // An account that had care is never erased automatically.
  expect([await told(stays.id), await told(cared.id)]).toEqual(['2029-06-10T18:31:00.000Z', null])
  expect(await told(waits.id)).toBeNull()
  const idle = { filter: { state: 'idle' }, sort: { field: '_id', direction: 'asc' }, offset: 0, limit: 100 } as const
  const { rows } = await listRetention(world.deps.database.read, idle, {
    now: world.deps.now(),
    privacy: world.deps.config.privacy,
  })
  expect(rows.map(({ _id, isDue }) => [_id, isDue])).toContainEqual([cared.id, true])

  await world.signsIn(stays)
  expect(await told(stays.id)).toBeNull()
  setClock('2029-06-12T18:30:59.000Z')
  await sweepRetention(world.deps)
  expect((await stateOf(goes)).name).toBe('Asha Rao')
  setClock('2029-06-12T18:31:00.000Z')
  expect(await findDue(world.deps)).toEqual([{ id: goes.id, why: 'told', since: '2029-06-11' }])
  await sweepRetention(world.deps)
  expect((await stateOf(goes)).name).toBe('Removed account')
  expect((await stateOf(stays)).name).toBe('Asha Rao')
  expect((await stateOf(cared)).name).toBe('Asha Rao')
})

test('the shell command refuses an account with an open booking, and neither closes nor lists it', async () => {
  setClock('2026-06-10T06:30:00.000Z')
  const person = await world.addPerson('user')
  await world.book(person)
  await expect(eraseAccountAtEnd(world.deps, person.email)).rejects.toMatchObject({
    code: 'account.has_open_bookings',
  })
  expect(await stateOf(person)).toMatchObject({ restricted_at: null })
  expect(readErased([erasureListFile(world.deps.config.dataDir)]).has(person.id)).toBe(false)
  expect(await eraseDueAccounts(world.deps)).toEqual([])
})
