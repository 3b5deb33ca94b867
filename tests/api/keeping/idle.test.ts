import { newId } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { findIdle, findIdleWithoutCare } from '../../../api/src/keeping/find-idle.ts'
import { readTimes } from '../../../api/src/keeping/read-times.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { createWorld, type Person, type World } from '../../support/world.ts'

/** Three years before the day of the city, and a moment before that. */
const now = new Date('2026-06-10T06:30:00.000Z')
const since = '2023-06-09T18:30:00.000Z'
const before = '2023-06-09T18:29:59.999Z'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Values = Partial<Record<'removed_at' | 'restricted_at' | 'updated_at', string>> & { role?: 'caretaker' }
/** A family of which nothing was heard for three years. */
async function addIdle(values: Values = {}, createdAt = before): Promise<Person> {
  const family = await world.addPerson('user')
  const door = await world.sideDoor()
  await door.rows('update accounts set created_at = ?, updated_at = ? where id = ?', createdAt, before, family.id)
  await door.rows('update sessions set last_used_at = ? where account_id = ?', before, family.id)
  if (Object.keys(values).length > 0)
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set(values).where('id', '=', family.id).execute(),
    )
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
  world.deps.database.write((tx) =>
    tx
      .insertInto('callbacks')
      .values({
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
      .execute(),
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

  test.each<[string, (family: Person) => Promise<unknown>]>([
    ['booked', (family) => book(family, later, 'cancelled')],
    ['did something', (family) => act(family, later)],
    ['asked to be called', (family) => callBack(family, later)],
  ])('is that it %s, and of no other', async (_, did) => {
    const [family, other] = [await addIdle(), await addIdle()]
    await did(other)
    expect(await timesOf(family)).toMatchObject({ processed: before, care: null, books: null, bookings: 0 })
    await did(family)
    expect(await timesOf(family)).toMatchObject({ processed: later })
  })

  test('of nobody is nothing', async () => {
    expect(await readTimes(world.deps.database.read, [])).toEqual(new Map())
  })
})
