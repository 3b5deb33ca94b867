import { removeAccount } from '@thodu/api'
import type { UserRow } from '@thodu/api/contract/users/users.calls'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows, selectRow, selectRows, updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')

const setRole = (person: Person, role: string) => world.call(admin, 'PUT', `/admin/users/${person.id}/role`, { role })
const readAccount = ({ id }: Person) => selectRow(world, 'accounts', '*', { id })
const setAccount = ({ id }: Person, values: object) => updateRows(world, 'accounts', { id }, values)
const listed = async (filter: object) =>
  (await world.call<UserRow[]>(admin, 'GET', `/admin/users?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

describe('a role change (rule OFF-14)', () => {
  test('of a caretaker unassigns their future visits', async () => {
    const [caretaker, other] = [await world.addPerson('caretaker', 'Sridevi'), await world.addPerson('caretaker')]
    const family = await world.addPerson('user')
    const booking = await insertBooking(world, { owner: family, caretaker: other })
    const startsAt = '2026-06-12T04:30:00.000Z'
    const visit = await insertVisit(world, { booking: { _id: booking.id }, caretaker, startsAt })
    const kept = await insertVisit(world, { booking: { _id: booking.id }, caretaker: other, startsAt })
    await setAccount(caretaker, { inactive_at: world.clock.now.toISOString(), google_sub: 'g-sridevi' })
    expect((await setRole(caretaker, 'user')).status).toBe(200)
    const visits = await selectRows(world, 'visits', ['id', 'caretaker_id'])
    const who = new Map(visits.map(({ id, caretaker_id }) => [id, caretaker_id]))
    expect([who.get(visit.id), who.get(kept.id)]).toEqual([null, other.id])
    expect(await readAccount(caretaker)).toMatchObject({ inactive_at: null, google_sub: 'g-sridevi' })
  })

  test('to or from admin removes the Google link or all two-factor factors, with a mail', async () => {
    const person = await world.addPerson('caretaker', 'Aruna')
    const bystander = await world.addPerson('caretaker')
    const addStep = ({ id: account_id }: Person) =>
      insertRows(world, 'second_factors', {
        ...{ id: newId(), account_id, kind: 'totp', name: 'Phone', sealed_secret: 'sealed', last_step: null },
        ...{ credential_id: null, public_key: null, counter: 0, transports: null, last_used_at: null },
        created_at: world.clock.now.toISOString(),
      })
    for (const one of [person, bystander]) await addStep(one)
    await setAccount(person, { google_sub: 'g-aruna' })
    const steps = async () => (await selectRows(world, 'second_factors', ['account_id'])).length
    const newest = async () => (await world.readAudit(person.id)).at(-1)?.description
    await setRole(person, 'admin')
    expect([(await readAccount(person)).google_sub, await steps()]).toEqual([null, 2])
    expect(await newest()).toMatch(/ from caretaker to admin$/)
    expect(await world.readSubjects(person.email)).toEqual([])
    await setRole(person, 'user')
    expect(await steps()).toBe(1)
    expect(await newest()).toMatch(/ from admin to user; second factors removed: 1$/)
    expect(await world.readSubjects(person.email)).toHaveLength(1)
    await setRole(person, 'caretaker')
    expect(await newest()).toMatch(/ from user to caretaker$/)
    expect(await world.readSubjects(person.email)).toHaveLength(1)
  })
})

test('the list of accounts omits removed and restricted people', async () => {
  const [stays, gone, forgotten] = [
    await world.addPerson('user', 'Kavya Staying'),
    await world.addPerson('user', 'Kavya Going'),
    await world.addPerson('user', 'Kavya Forgotten'),
  ]
  const worker = await world.addPerson('caretaker', 'Kavya Working')
  const at = world.clock.now.toISOString()
  await removeAccount(world.deps, gone.email)
  await setAccount(forgotten, { restricted_at: at })
  const ids = [stays, gone, forgotten, worker].map(({ id }) => id)
  const idsOf = async (filter: object) => (await listed(filter)).map(({ _id }) => _id).sort()
  expect(await idsOf({ id: ids })).toEqual([stays.id, worker.id].sort())
  expect(await idsOf({ q: 'kavya' })).toEqual([stays.id, worker.id].sort())
  expect(await idsOf({ q: '  kavya ' })).toEqual([stays.id, worker.id].sort())
  expect(await idsOf({ q: 'kavya', role: 'user' })).toEqual([stays.id])
  expect(await idsOf({ id: ids, role: 'caretaker' })).toEqual([worker.id])
  const shown = { name: 'Kavya Staying', email: stays.email, role: 'user' }
  expect((await listed({ id: [stays.id] }))[0]).toMatchObject(shown)
})

describe('removing an account', () => {
  const remove = ({ id }: Person, more = {}) => removeAccount(world.deps, id, more)
  const book = (person: Person, status: 'pending' | 'cancelled' = 'cancelled') =>
    insertBooking(world, { owner: person, status })

  test('is refused with an open booking or open money', async () => {
    const [open, owing, free] = [
      await world.addPerson('user'),
      await world.addPerson('user'),
      await world.addPerson('user'),
    ]
    await book(open, 'pending')
    const owed = await book(owing)
    await book(free)
    const at = { day: '2026-06-10', created_at: world.clock.now.toISOString() }
    const opening = { kind: 'opening', amount: -500, payment_id: null, reason: 'From before', by_id: admin.id } as const
    await insertRows(world, 'money_adjustments', { id: newId(), booking_id: owed.id, ...opening, ...at })
    await expect(remove(open)).rejects.toMatchObject({ code: 'account.has_open_bookings' })
    await expect(remove(owing)).rejects.toMatchObject({ code: 'money.not_settled' })
    expect((await remove(free)).kept.bookings).toBe(1)
    // A backup restored this account, which can be removed again without obstacles.
    expect((await remove(owing, { again: true })).kept.bookings).toBe(1)
  })

  test('is refused for the last admin, and works by id or address, once', async () => {
    await expect(remove(admin)).rejects.toMatchObject({ status: 409 })
    const leaving = await world.addPerson('user')
    await removeAccount(world.deps, ` ${leaving.email.toUpperCase()} `)
    expect((await readAccount(leaving)).removed_at).toBe(world.clock.now.toISOString())
    await expect(remove(leaving)).rejects.toMatchObject({ status: 404 })
    await expect(removeAccount(world.deps, 'nobody@example.in')).rejects.toMatchObject({ status: 404 })
    expect((await world.readAudit(leaving.id)).at(-1)).toMatchObject({
      action: 'USER_MANAGEMENT',
      user_role: 'system',
      description: 'Removed an account on the command line',
    })
  })

  test('erases names in receipts only on request, and only its own', async () => {
    const [kept, purged, other] = [
      await world.addPerson('user'),
      await world.addPerson('user'),
      await world.addPerson('user'),
    ]
    const issue = async (person: Person) => {
      const { id: booking_id } = await book(person)
      const id = newId()
      const receipt = { series: 'R', fy: id, number: 1, label: id, total: 700, content: `For ${person.email}` } as const
      await insertRows(world, 'issued_documents', {
        id,
        booking_id,
        ...receipt,
        issued_at: world.clock.now.toISOString(),
      })
      return id
    }
    const ids = [await issue(kept), await issue(purged), await issue(other)]
    const read = async () => {
      const rows = await selectRows(world, 'issued_documents', ['id', 'content'])
      return ids.map((id) => rows.find((row) => row.id === id)?.content)
    }
    await remove(kept)
    expect(await read()).toEqual([kept, purged, other].map(({ email }) => `For ${email}`))
    await remove(purged, { namesInBooks: true })
    expect(await read()).toEqual([`For ${kept.email}`, '', `For ${other.email}`])
  })

  test('unassigns a caretaker’s future visits, and counts its log rows', async () => {
    const [caretaker, stays] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const booking = await book(await world.addPerson('user'), 'pending')
    const startsAt = '2026-06-13T04:30:00.000Z'
    const visit = await insertVisit(world, { booking: { _id: booking.id }, caretaker, startsAt })
    const kept = await insertVisit(world, { booking: { _id: booking.id }, caretaker: stays, startsAt })
    await setRole(caretaker, 'caretaker')
    const { kept: left, removed } = await remove(caretaker, { description: 'Asked for it' })
    expect(left).toEqual({ bookings: 0, auditRows: 1 })
    expect(removed).toMatchObject({ sessions: 1, bookingsAnonymised: 0, uploads: 0, calls: 0 })
    expect((await world.readAudit(caretaker.id)).at(-1)?.description).toBe('Asked for it')
    expect((await world.readAudit(booking.id)).at(-1)?.description).toMatch(
      /^A removed account no longer works here: 1 visit /,
    )
    const visits = await selectRows(world, 'visits', ['id', 'caretaker_id'])
    const who = new Map(visits.map(({ id, caretaker_id }) => [id, caretaker_id]))
    expect([who.get(visit.id), who.get(kept.id)]).toEqual([null, stays.id])
  })
})
