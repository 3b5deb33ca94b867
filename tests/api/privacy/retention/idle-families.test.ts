import { brandPrivacy } from '@thodu/api/contract/defaults/privacy.config'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { unknownAddress } from '../../../../api/src/accounts/unknown-address.ts'
import { writeAudit } from '../../../../api/src/audit/write-audit.ts'
import { erasureListFile, readErased } from '../../../../api/src/operations/erasure-list.ts'
import {
  eraseDueAccounts,
  findDue,
  notifyIdleAccounts,
} from '../../../../api/src/privacy/retention/erase-due-accounts.ts'
import { findIdle, findIdleWithoutCare } from '../../../../api/src/privacy/retention/find-idle-accounts.ts'
import { listRetention, readRetention } from '../../../../api/src/privacy/retention/list-retention.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertRows, updateRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../../support/world.ts'

const now = new Date('2026-06-10T06:30:00.000Z')
const since = '2023-06-09T18:30:00.000Z'
const before = '2023-06-09T18:29:59.999Z'

const world = useWorld(createWorld)

const signInAt = ({ id }: Person, at: string) => updateRows(world, 'sessions', { account_id: id }, { last_used_at: at })
type Values = Partial<Record<'removed_at' | 'restricted_at' | 'updated_at', string>> & { role?: 'caretaker' }
async function addIdle(values: Values = {}, createdAt = before): Promise<Person> {
  const family = await world.addPerson('user')
  const door = await world.sideDoor()
  await door.rows('update accounts set created_at = ?, updated_at = ? where id = ?', createdAt, before, family.id)
  await signInAt(family, before)
  if (Object.keys(values).length > 0) await updateRows(world, 'accounts', { id: family.id }, values)
  return family
}
const isFound = async (find: typeof findIdle, { id }: Person): Promise<boolean> =>
  (await find(world.deps.database.read, now).select('id').where('id', '=', id).execute()).length === 1
const book = async (family: Person, updatedAt: string, status: 'cancelled' | 'pending') => {
  const user = { _id: family.id, name: family.name, email: family.email }
  return insertBooking(world, { owner: { user }, status, created_at: updatedAt, updated_at: updatedAt })
}
const act = ({ id, name, email }: Person, at: string) =>
  world.deps.database.write((tx) =>
    writeAudit(tx, {
      performer: { id, name, email, role: 'user', ip: '203.0.113.1' },
      action: 'LOGIN',
      resourceType: 'authentication',
      description: 'Signed in',
      at: new Date(at),
    }),
  )
const callBack = ({ id }: Person, at: string) =>
  insertRows(world, 'callbacks', {
    id: newId(),
    user_id: id,
    service_type: 'elderly-care',
    package_id: 'basic',
    preferred_time: 'morning',
    additional_notes: '',
    status: 'closed',
    client_timestamp: at,
    created_at: at,
    updated_at: at,
  })
/** A request about personal data by this family, or one that an admin linked to it. */
async function askOf(family: Person, at: string, decided: string | null, column: 'account_id' | 'family_id') {
  await world.call(family, 'POST', '/user/privacy-requests', {
    kind: 'access',
    text: 'What do you know of me?',
    clientEventId: crypto.randomUUID(),
  })
  const door = await world.sideDoor()
  const other = column === 'account_id' ? 'family_id' : 'account_id'
  await door.rows(
    `update privacy_requests set created_at = ?, decided_at = ?, status = ?, ${other} = null, ${column} = ? where account_id = ?`,
    at,
    decided,
    decided === null ? 'new' : 'done',
    family.id,
    family.id,
  )
  await door.runUnguarded('audit_log', `update audit_log set created_at = '${before}' where actor_id = '${family.id}'`)
  await signInAt(family, before)
}

type Activity = [string, (family: Person, at: string) => Promise<unknown>]
const activities: Activity[] = [
  ['booked', (family, at) => book(family, at, 'cancelled')],
  ['did something', act],
  ['signed in', signInAt],
  ['asked to be called', callBack],
]
const change = ({ id }: Person, at: string) => updateRows(world, 'accounts', { id }, { updated_at: at })
const today = { now, privacy: brandPrivacy }
const read = ({ id }: Person) => readRetention(world.deps.database.read, id, today)

test.each<Activity>([...activities, ['was changed', change]])(
  'data of a family is retained for a year after it %s (rule PRIV-K3)',
  async (_, did) => {
    const [late, early] = [await addIdle(), await addIdle()]
    await did(late, since)
    await did(early, before)
    expect([(await read(late)).keptUntil, (await read(early)).keptUntil]).toEqual(['2024-06-10', '2024-06-09'])
    // An earlier activity of the same kind changes nothing.
    if (did !== signInAt && did !== change) await did(late, before)
    expect((await read(late)).keptUntil).toBe('2024-06-10')
  },
)

test('the retention of a family lasts from its latest care and its latest receipt', async () => {
  const { id, name, email } = await addIdle()
  const cared = { owner: { user: { _id: id, name, email } }, status: 'completed', updated_at: before } as const
  for (const [index, at] of ['2023-04-01T06:30:00.000Z', '2023-03-31T06:30:00.000Z'].entries()) {
    const { id: booking_id } = await insertBooking(world, { ...cared, completed_at: at })
    const receipt = { series: 'R', fy: '2026', number: index + 1, label: `R${index}`, total: 700, content: '' } as const
    await insertRows(world, 'issued_documents', { id: newId(), booking_id, ...receipt, issued_at: at })
  }
  const retained = await readRetention(world.deps.database.read, id, today)
  expect(retained).toMatchObject({ bookings: 2, careUntil: '2026-04-01', booksUntil: '2032-03-31' })
})

describe('a family is idle', () => {
  test('without activity for three years, whatever other families do', async () => {
    const [idle, other] = [await addIdle(), await world.addPerson('user')]
    await book(other, now.toISOString(), 'pending')
    await act(other, now.toISOString())
    await callBack(other, now.toISOString())
    expect([await isFound(findIdle, idle), await isFound(findIdleWithoutCare, idle)]).toEqual([true, true])
    expect(await isFound(findIdle, other)).toBe(false)
  })

  test.each<[string, () => Promise<Person>]>([
    ['is of the team', () => addIdle({ role: 'caretaker' })],
    ['is gone', () => addIdle({ removed_at: before })],
    ['was closed', () => addIdle({ restricted_at: before })],
    ['came three years ago', () => addIdle({}, since)],
    ['was changed three years ago', () => addIdle({ updated_at: since })],
  ])('never, when it %s', async (_, add) => {
    expect(await isFound(findIdle, await add())).toBe(false)
  })

  test.each<Activity>([
    ...activities,
    ['asked about its data', (family, at) => askOf(family, at, before, 'account_id')],
    ['was asked about', (family, at) => askOf(family, at, before, 'family_id')],
  ])('only three years after the day when it %s', async (_, did) => {
    const [late, idle] = [await addIdle(), await addIdle()]
    await did(late, since)
    await did(idle, before)
    expect([await isFound(findIdle, late), await isFound(findIdle, idle)]).toEqual([false, true])
  })

  test('never while it has an open booking or request', async () => {
    const [booked, asked] = [await addIdle(), await addIdle()]
    await book(booked, before, 'pending')
    await askOf(asked, before, null, 'account_id')
    expect([await isFound(findIdle, booked), await isFound(findIdle, asked)]).toEqual([false, false])
  })

  test('but is erased automatically only if it never had care', async () => {
    const family = await addIdle()
    await book(family, before, 'cancelled')
    expect([await isFound(findIdle, family), await isFound(findIdleWithoutCare, family)]).toEqual([true, false])
  })
})

/** The values of a column for two accounts, the older one first. */
const columnOf = async (column: 'purge_told_at' | 'restricted_at', first: Person, second: Person) => {
  const ids = [first.id, second.id]
  const accounts = world.deps.database.read.selectFrom('accounts').select(column).where('id', 'in', ids)
  return (await accounts.orderBy('id').execute()).map((row) => row[column])
}

describe('the retention list', () => {
  type State = 'restricted' | 'told' | 'idle'
  const list = async (ids: string[], state?: State) => {
    const page = { sort: { field: 'restrictedAt', direction: 'asc' }, offset: 0, limit: 500 } as const
    const { rows } = await listRetention(world.deps.database.read, { filter: state ? { state } : {}, ...page }, today)
    return rows.filter(({ _id }) => ids.includes(_id))
  }
  const set = ({ id }: Person, values: { purge_told_at?: string; email?: string; phone?: string }) =>
    updateRows(world, 'accounts', { id }, values)

  test('filters closed, notified and idle families, each alone or all together, without erased ones', async () => {
    const [idle, told, closed, gone, closedAndGone, active] = [
      await addIdle(),
      await addIdle(),
      await addIdle({ restricted_at: before }),
      await addIdle({ removed_at: before }),
      await addIdle({ removed_at: before, restricted_at: before }),
      await world.addPerson('user'),
    ]
    await set(told, { purge_told_at: since })
    const ids = [idle, told, closed, gone, closedAndGone, active].map(({ id }) => id)
    const found = async (state?: State) => (await list(ids, state)).map(({ _id }) => _id).toSorted()
    expect(await found('idle')).toEqual([idle.id])
    expect(await found('told')).toEqual([told.id])
    expect(await found('restricted')).toEqual([closed.id])
    expect(await found()).toEqual([idle.id, told.id, closed.id].toSorted())
    const states = (await list(ids)).map(({ _id, state, restrictedAt, toldAt }) => [_id, state, restrictedAt, toldAt])
    expect(states).toContainEqual([idle.id, 'idle', null, null])
    expect(states).toContainEqual([told.id, 'told', null, since])
    expect(states).toContainEqual([closed.id, 'restricted', before, null])
    expect((await list(ids)).map(({ isDue }) => isDue)).toEqual([true, true, true])
    const alone = await Promise.all([idle, told, closed, active].map(read))
    expect(alone.map(({ state }) => state)).toEqual(['idle', 'told', 'restricted', 'open'])
    for (const nobody of [gone, closedAndGone, await addIdle({ role: 'caretaker' })])
      await expect(read(nobody)).rejects.toMatchObject({ status: 404 })
  })
})

test('an idle family without an email address is neither notified nor erased automatically', async () => {
  const [told, silent] = [await addIdle(), await addIdle()]
  await updateRows(world, 'accounts', { id: silent.id }, { email: unknownAddress(silent.id) })
  world.clock.now = now
  await notifyIdleAccounts(world.deps)
  expect(await columnOf('purge_told_at', told, silent)).toEqual([now.toISOString(), null])
  expect(await world.readAudit(silent.id)).toEqual([])
  const admin = await world.addPerson('admin')
  expect((await world.call(admin, 'POST', `/admin/retention/${silent.id}/restrict`)).status).toBe(200)
  expect(await world.readMails(unknownAddress(silent.id))).toEqual([])
  expect(await world.readAudit(told.id)).toMatchObject([{ user_role: 'system', action: 'USER_MANAGEMENT' }])
})

test('a closed family is released by an admin only, once, with an audit row', async () => {
  const [closed, other] = [await addIdle({ restricted_at: before }), await addIdle({ restricted_at: before })]
  const admin = await world.addPerson('admin')
  const release = (id: string) => world.call<Refusal>(admin, 'POST', `/admin/retention/${id}/release`)
  const listed = () => readErased([erasureListFile(world.deps.config.dataDir)]).get(closed.id)?.what
  expect((await release(closed.id)).status).toBe(200)
  expect(listed()).toBe('opened')
  const written = await world.readAudit(closed.id)
  expect(written).toMatchObject([{ actor_id: admin.id, status: 'success' }])
  const again = await release(closed.id)
  expect([again.status, again.body.code]).toEqual([409, 'privacy.not_restricted'])
  expect((await release('nobody')).status).toBe(404)
  const shut = await world.call<Refusal>(admin, 'POST', `/admin/retention/${admin.id}/restrict`)
  expect([shut.status, shut.body.code]).toEqual([409, 'privacy.only_families'])
  expect((await world.call(admin, 'POST', '/admin/retention/nobody/restrict')).status).toBe(404)
  expect(await columnOf('restricted_at', closed, other)).toEqual([null, before])
  await world.call(admin, 'POST', `/admin/retention/${closed.id}/restrict`)
  expect(listed()).toBe('closed')
})

describe('a turn of erasures (rule PRIV-K4)', () => {
  test('passes over a closed family that has an open booking, and erases the next one', async () => {
    const [bound, free] = [await addIdle({ restricted_at: before }), await addIdle({ restricted_at: before })]
    await book(bound, before, 'pending')
    expect((await read(bound)).obstacle).toBeNull()
    world.clock.now = now
    const erased = (await eraseDueAccounts(world.deps)).map(({ id }) => id)
    expect([bound, free].map(({ id }) => erased.includes(id))).toEqual([false, true])
  })

  test('finds 200 families at most, and finds them behind closed families whose retention is not over', async () => {
    const contact = { name: 'Asha Rao', phone: '', location: '', role: 'user' } as const
    const choices = { email_updates: 1, sms_alerts: 0, marketing: 0 } as const
    const family = { ...contact, ...choices, created_at: before, updated_at: before }
    const add = async (
      count: number,
      values: Partial<Record<'restricted_at' | 'purge_told_at' | 'updated_at', string>>,
    ) => {
      const ids = Array.from({ length: count }, () => newId())
      const rows = ids.map((id) => ({ ...family, id, email: `${id}@example.in`, ...values }))
      await insertRows(world, 'accounts', rows)
      return ids
    }
    const find = async () => (await findDue(world.deps)).map(({ id }) => id)
    await add(210, { restricted_at: before, updated_at: now.toISOString() })
    const due = await add(3, { restricted_at: before })
    expect(await find()).toEqual(expect.arrayContaining(due))
    await add(250, { restricted_at: before })
    await add(10, { purge_told_at: before })
    expect(new Set(await find()).size).toBe(200)
    await updateRows(
      world,
      'accounts',
      { restricted_at: before },
      { restricted_at: now.toISOString(), removed_at: before },
    )
    await add(250, { purge_told_at: before })
    expect(new Set(await find()).size).toBe(200)
  })
})
