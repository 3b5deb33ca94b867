import { join } from 'node:path'
import { brandPrivacy } from '@thodu/api/contract/privacy/privacy.config'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { unknownAddress } from '../../../api/src/accounts/unknown-address.ts'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { findIdle, findIdleWithoutCare } from '../../../api/src/keeping/find-idle.ts'
import { listRetention, readRetention } from '../../../api/src/keeping/list-retention.ts'
import { findDue, purgeDue, tellIdle } from '../../../api/src/keeping/purge.ts'
import { readTimes } from '../../../api/src/keeping/read-times.ts'
import { openSession } from '../../../api/src/sessions/sessions.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows, updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

/** Three years before the day of the city, and a moment before that. */
const now = new Date('2026-06-10T06:30:00.000Z')
const since = '2023-06-09T18:30:00.000Z'
const before = '2023-06-09T18:29:59.999Z'

const world = useWorld(createWorld)

type Values = Partial<Record<'removed_at' | 'restricted_at' | 'updated_at', string>> & { role?: 'caretaker' }
/** A family of which nothing was heard for three years. */
async function addIdle(values: Values = {}, createdAt = before): Promise<Person> {
  const family = await world.addPerson('user')
  const door = await world.sideDoor()
  await door.rows('update accounts set created_at = ?, updated_at = ? where id = ?', createdAt, before, family.id)
  await door.rows('update sessions set last_used_at = ? where account_id = ?', before, family.id)
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
const signIn = ({ id }: Person, at: string) =>
  world.deps.database.write((tx) =>
    openSession(tx, { accountId: id, ip: '203.0.113.1', userAgent: 'test' }, new Date(at)),
  )
/** What a family asked, or what the office found to be about it. */
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
  await door.rows('update sessions set last_used_at = ? where account_id = ?', before, family.id)
}

describe('idle is a family', () => {
  test('of which nothing was heard for three years, whatever others do', async () => {
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
  ])('not where it %s', async (_, add) => {
    expect(await isFound(findIdle, await add())).toBe(false)
  })

  test.each<[string, (family: Person, at: string) => Promise<unknown>]>([
    ['booked', (family, at) => book(family, at, 'cancelled')],
    ['did something', act],
    ['asked to be called', callBack],
    ['asked about its data', (family, at) => askOf(family, at, before, 'account_id')],
    ['was asked about', (family, at) => askOf(family, at, before, 'family_id')],
  ])('until the day three years after it %s', async (_, did) => {
    const [late, idle] = [await addIdle(), await addIdle()]
    await did(late, since)
    await did(idle, before)
    expect([await isFound(findIdle, late), await isFound(findIdle, idle)]).toEqual([false, true])
  })

  test('until the day three years after it was last signed in', async () => {
    const [late, idle] = [await addIdle(), await addIdle()]
    const door = await world.sideDoor()
    await door.rows('update sessions set last_used_at = ? where account_id = ?', since, late.id)
    expect([await isFound(findIdle, late), await isFound(findIdle, idle)]).toEqual([false, true])
  })

  test('never while a booking or a request of it is open', async () => {
    const [booked, asked] = [await addIdle(), await addIdle()]
    await book(booked, before, 'pending')
    await askOf(asked, before, null, 'account_id')
    expect([await isFound(findIdle, booked), await isFound(findIdle, asked)]).toEqual([false, false])
  })

  test('which goes by itself only where it never had care', async () => {
    const family = await addIdle()
    await book(family, before, 'cancelled')
    expect([await isFound(findIdle, family), await isFound(findIdleWithoutCare, family)]).toEqual([true, false])
  })
})

describe('what was last done with the data of a family', () => {
  const timesOf = async ({ id }: Person) => (await readTimes(world.deps.database.read, [id])).get(id)
  const later = '2023-08-01T00:00:00.000Z'

  test.each<[string, (family: Person, at: string) => Promise<unknown>]>([
    ['booked', (family, at) => book(family, at, 'cancelled')],
    ['did something', act],
    ['asked to be called', callBack],
    ['was signed in', signIn],
  ])('is that it %s last, and of no other', async (_, did) => {
    const [family, other] = [await addIdle(), await addIdle()]
    await did(other, later)
    expect(await timesOf(family)).toMatchObject({ processed: before, care: null, books: null, bookings: 0 })
    for (const at of ['2023-07-01T00:00:00.000Z', later, '2023-07-02T00:00:00.000Z']) await did(family, at)
    expect(await timesOf(family)).toMatchObject({ processed: later })
  })

  test('is when its books were written last: money that was confirmed, and documents', async () => {
    const family = await addIdle()
    const { id: booking_id } = await book(family, before, 'cancelled')
    const pay = (status: 'confirmed' | 'withdrawn', at: string) => {
      const id = newId()
      const money = {
        booking_id,
        number: linesMade,
        reference: id,
        direction: 'in',
        amount: 700,
        method: 'upi',
      } as const
      linesMade += 1
      const times = { asked_by: null, asked_at: before, decided_at: at, updated_at: at }
      return insertRows(world, 'payments', { id, ...money, status, ...times })
    }
    const issue = (at: string) => {
      const id = newId()
      const one = { id, booking_id, series: 'R', fy: id, number: 1, label: id, total: 700, content: '' } as const
      return insertRows(world, 'issued_documents', { ...one, issued_at: at })
    }
    let linesMade = 1
    const days = ['2023-07-01', '2023-08-01', '2023-07-02'].map((day) => `${day}T00:00:00.000Z`)
    for (const at of days) await pay('confirmed', at)
    await pay('withdrawn', '2023-12-01T00:00:00.000Z')
    expect(await timesOf(family)).toMatchObject({ books: later, processed: later, care: null })
    for (const at of days) await issue(at.replace('2023', '2024'))
    expect(await timesOf(family)).toMatchObject({ books: later.replace('2023', '2024') })
  })

  test('is the newest of each kind: care that was given too', async () => {
    const family = await addIdle()
    const times = ['2023-09-01T00:00:00.000Z', '2023-11-01T00:00:00.000Z', '2023-10-01T00:00:00.000Z']
    const bookings = [await book(family, times[0] ?? '', 'cancelled'), await book(family, times[1] ?? '', 'cancelled')]
    await book(family, times[2] ?? '', 'cancelled')
    expect(await timesOf(family)).toEqual({ processed: times[1], care: null, books: null, bookings: 3 })
    for (const at of times) await act(family, at)
    for (const at of times) await callBack(family, at)
    expect(await timesOf(family)).toMatchObject({ processed: times[1] })
    const door = await world.sideDoor()
    const finish = (at: string, id: string | undefined) =>
      door.rows('update bookings set completed_at = ? where id = ?', at, id ?? '')
    await finish('2023-12-01T00:00:00.000Z', bookings[0]?.id)
    await finish('2023-12-03T00:00:00.000Z', bookings[1]?.id)
    expect(await timesOf(family)).toMatchObject({
      processed: '2023-12-03T00:00:00.000Z',
      care: '2023-12-03T00:00:00.000Z',
    })
    const caretaker = await world.addPerson('caretaker')
    const visit = (startsAt: string, status: 'done' | 'planned') =>
      insertVisit(world, { booking: { _id: bookings[0]?.id ?? '' }, startsAt, status, caretaker })
    await visit('2024-01-03T00:00:00.000Z', 'done')
    await visit('2024-01-02T00:00:00.000Z', 'done')
    await visit('2024-02-02T00:00:00.000Z', 'planned')
    expect(await timesOf(family)).toMatchObject({ care: '2024-01-03T02:00:00.000Z', books: null })
  })

  test('of nobody is nothing', async () => {
    expect(await readTimes(world.deps.database.read, [])).toEqual(new Map())
  })
})

/** What stands in a column of two people, the one who was made first before the other. */
const columnOf = async (column: 'purge_told_at' | 'restricted_at', first: Person, second: Person) => {
  const ids = [first.id, second.id]
  const accounts = world.deps.database.read.selectFrom('accounts').select(column).where('id', 'in', ids)
  return (await accounts.orderBy('id').execute()).map((row) => row[column])
}

describe('the list of who is kept', () => {
  type State = 'restricted' | 'told' | 'idle'
  const today = { now, privacy: brandPrivacy }
  const list = async (ids: string[], state?: State) => {
    const page = { sort: { field: 'restrictedAt', direction: 'asc' }, offset: 0, limit: 500 } as const
    const { rows } = await listRetention(world.deps.database.read, { filter: state ? { state } : {}, ...page }, today)
    return rows.filter(({ _id }) => ids.includes(_id))
  }
  const read = ({ id }: Person) => readRetention(world.deps.database.read, id, today)
  const set = ({ id }: Person, values: { purge_told_at?: string; email?: string; phone?: string }) =>
    updateRows(world, 'accounts', { id }, values)

  test('names who is closed, who was told and who is idle, each by itself and all of them; nobody who is gone', async () => {
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
  })

  test('reads one family: open, idle or closed, with what stands in the way of one that is open', async () => {
    const [idle, closed, active] = [
      await addIdle(),
      await addIdle({ restricted_at: before }),
      await world.addPerson('user'),
    ]
    await book(active, before, 'pending')
    await book(closed, before, 'pending')
    const unreachable = unknownAddress(idle.id)
    await set(idle, { email: unreachable })
    const told = await Promise.all([idle, closed, active].map(read))
    expect(told.map(({ state, bookings, email, obstacle }) => [state, bookings, email, obstacle])).toEqual([
      ['idle', 0, '', null],
      ['restricted', 1, closed.email, null],
      ['open', 1, active.email, 'account.has_open_bookings'],
    ])
    expect(told[2]).toMatchObject({ isDue: false, booksUntil: null, careUntil: null })
  })

  test('knows no caretaker and nobody who is gone', async () => {
    const people = [await world.addPerson('caretaker'), await addIdle({ removed_at: before })]
    for (const person of people) await expect(read(person)).rejects.toMatchObject({ status: 404 })
  })
})

test('an idle family without an address is not told, and so does not go by itself', async () => {
  const [told, silent] = [await addIdle(), await addIdle()]
  await updateRows(world, 'accounts', { id: silent.id }, { email: unknownAddress(silent.id) })
  world.clock.now = now
  await tellIdle(world.deps)
  expect(await columnOf('purge_told_at', told, silent)).toEqual([now.toISOString(), null])
  expect(await world.readAudit(silent.id)).toEqual([])
  expect(await world.readAudit(told.id)).toMatchObject([{ user_role: 'system', action: 'USER_MANAGEMENT' }])
})

test('a closed family is opened by the office alone, once, and in the log', async () => {
  const [closed, other] = [await addIdle({ restricted_at: before }), await addIdle({ restricted_at: before })]
  const admin = await world.addPerson('admin')
  const release = (id: string) => world.call<Refusal>(admin, 'POST', `/admin/retention/${id}/release`)
  expect((await release(closed.id)).status).toBe(200)
  const written = await world.readAudit(closed.id)
  expect(written).toMatchObject([{ actor_id: admin.id, status: 'success' }])
  const again = await release(closed.id)
  expect([again.status, again.body.code]).toEqual([409, 'privacy.not_restricted'])
  expect((await release('nobody')).status).toBe(404)
  const shut = await world.call<Refusal>(admin, 'POST', `/admin/retention/${admin.id}/restrict`)
  expect([shut.status, shut.body.code]).toEqual([409, 'privacy.only_families'])
  expect((await world.call(admin, 'POST', '/admin/retention/nobody/restrict')).status).toBe(404)
  expect(await columnOf('restricted_at', closed, other)).toEqual([null, before])
})

test('no list asks for who is open', async () => {
  const admin = await world.addPerson('admin')
  const ask = async (state: string) =>
    (await world.call(admin, 'GET', `/admin/retention?filter=${encodeURIComponent(JSON.stringify({ state }))}`)).status
  expect([await ask('open'), await ask('idle')]).toEqual([400, 200])
})

test('one that cannot go now stays for the next turn, and the others go; what is no refusal is told', async () => {
  const [goes, stays] = [await addIdle({ restricted_at: before }), await addIdle({ restricted_at: before })]
  await book(stays, before, 'pending')
  world.clock.now = now
  const dataDir = join(world.deps.config.dataDir, 'not', 'there')
  await expect(purgeDue({ ...world.deps, config: { ...world.deps.config, dataDir } })).rejects.toThrow(/ENOENT/)
  const gone = (await purgeDue(world.deps)).map(({ id }) => id)
  expect([gone.includes(goes.id), gone.includes(stays.id)]).toEqual([true, false])
})

test('every closed family is looked at, and two hundred go in one turn', async () => {
  const ids = Array.from({ length: 260 }, (_, index) => `closed-${String(index).padStart(3, '0')}`)
  const rest = { role: 'user', phone: '', location: '', email_updates: 1, sms_alerts: 1, marketing: 0 } as const
  const rows = ids.map((id) => ({
    ...rest,
    ...{ id, email: `${id}@example.in`, name: 'Asha Rao', restricted_at: before, created_at: before },
    updated_at: id < 'closed-200' ? now.toISOString() : before,
  }))
  await insertRows(world, 'accounts', rows)
  // One that is open stays, however long ago it was heard of; who was told has a turn after these.
  const more = { ...rest, email: 'open@example.in', name: 'Asha Rao', created_at: before, updated_at: before }
  const open = { ...more, id: 'closed-open', restricted_at: null }
  await insertRows(world, 'accounts', open)
  const toldLongAgo = await addIdle()
  await updateRows(world, 'accounts', { id: toldLongAgo.id }, { purge_told_at: since })
  world.clock.now = now
  const due = async () => (await findDue(world.deps)).map(({ id }) => id).filter((id) => id.startsWith('closed-'))
  expect(await due()).toEqual(ids.slice(200))
  const set = (values: { updated_at?: string; removed_at?: string }, from: string) =>
    world.deps.database.write((tx) =>
      tx.updateTable('accounts').set(values).where('id', 'like', 'closed-%').where('id', '>=', from).execute(),
    )
  await set({ removed_at: before }, 'closed-259')
  expect(await due()).toEqual(ids.slice(200, 259))
  await set({ updated_at: before }, 'closed-000')
  expect(await findDue(world.deps)).toHaveLength(200)
})
