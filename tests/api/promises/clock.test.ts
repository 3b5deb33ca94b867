import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createPromiseWorld, hour, second } from './promise-world.ts'

const world = useWorld(createPromiseWorld)

describe('promises of a booking', () => {
  const deeds: Record<string, (booking: Booking, family: Person) => Promise<unknown>> = {
    call: async (_booking, family) =>
      world.call(world.admin, 'PUT', `/admin/callbacks/${await world.askForCall(family)}`, { status: 'called' }),
    match: async (booking) => world.assign(world.admin, booking, await world.addPerson('caretaker')),
    verification: async (booking) => {
      const [promise] = await world.listPromises({ subject: booking._id, kind: 'verification' })
      return world.changePromise(promise?._id ?? '', { verified: true, reason: 'Papers seen at the office' })
    },
    caregiver: async (booking) => {
      const caretaker = await world.addPerson('caretaker')
      await world.assign(world.admin, booking, caretaker)
      return world.advance(caretaker, booking, 'confirmed')
    },
  }
  const hours = { call: 2, match: 6, verification: 12, caregiver: 24 }

  test('are stored with the booking, and its family reads them', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const expected = Object.entries(hours).map(([kind, due]) => ({
      kind,
      dueAt: new Date(Date.parse(booking.createdAt) + due * hour).toISOString(),
      metAt: null,
      state: 'open',
    }))
    expect(booking.promises).toEqual(expected)
    expect(await world.readPromises(family, booking)).toEqual(expected)
    const listed = await world.call<Booking[]>(world.admin, 'GET', '/admin/bookings?range=[0,0]')
    expect(listed.body[0]?.promises).toEqual(expected.slice(0, 1))
    const stranger = await world.addPerson('user')
    expect((await world.call(stranger, 'GET', `/booking/${booking._id}`)).status).toBe(404)
    expect((await world.call<Booking[]>(stranger, 'GET', '/booking')).body).toEqual([])
  })

  test('the promise of verification is kept when all three checks of the caretaker are on file', async () => {
    const family = await world.addPerson('user')
    const [booking, later] = [await world.book(family), await world.book(family)]
    const [checked, unchecked] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const today = dayInCity(world.clock.now)
    const file = (caretaker: Person, checks: object) =>
      world.call(world.admin, 'PUT', `/admin/caretakers/${caretaker.id}/profile`, checks)
    await file(checked, { policeCheckOn: today, idCheckOn: today, referencesOn: today })
    await world.assign(world.admin, booking, checked)
    expect(await world.stateOf(family, booking, 'verification')).toBe('kept')
    await world.assign(world.admin, later, unchecked)
    await file(unchecked, { policeCheckOn: today, idCheckOn: today })
    expect(await world.stateOf(family, later, 'verification')).toBe('open')
    await file(unchecked, { referencesOn: today })
    expect(await world.stateOf(family, later, 'verification')).toBe('kept')
  })

  test.each(Object.entries(hours))(
    'the %s promise is kept until its end and broken a second later',
    async (kind, due) => {
      for (const [when, state] of [
        [due * hour - second, 'kept'],
        [due * hour, 'kept'],
        [due * hour + second, 'broken'],
      ] as const) {
        const family = await world.addPerson('user')
        const booking = await world.book(family)
        world.setTime(booking.createdAt, when)
        await deeds[kind]?.(booking, family)
        expect([when, await world.stateOf(family, booking, kind)]).toEqual([when, state])
        const metAt = (await world.readPromises(family, booking)).find((promise) => promise.kind === kind)?.metAt
        expect(metAt).toBe(world.clock.now.toISOString())
      }
    },
  )

  test('are late after their end, and a second action changes nothing', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    world.setTime(booking.createdAt, 6 * hour)
    await world.tick()
    expect([await world.stateOf(family, booking, 'call'), await world.stateOf(family, booking, 'match')]).toEqual([
      'late',
      'open',
    ])
    const caretaker = await world.addPerson('caretaker')
    await world.assign(world.admin, booking, caretaker)
    const metAt = world.clock.now.toISOString()
    world.wait(hour)
    await world.assign(world.admin, booking, null)
    await world.assign(world.admin, booking, caretaker)
    expect((await world.readPromises(family, booking)).find(({ kind }) => kind === 'match')).toMatchObject({
      state: 'kept',
      metAt,
    })
  })

  test('start again with six hours after an unassignment, invisible to the family', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const caretaker = await world.addPerson('caretaker')
    await world.assign(world.admin, booking, caretaker)
    await world.assign(world.admin, booking, null)
    expect(await world.listPromises({ subject: booking._id, kind: 'rematch' })).toMatchObject([{ state: 'open' }])
    expect(await world.stateOf(family, booking, 'rematch')).toBeUndefined()
    await world.assign(world.admin, booking, caretaker)
    expect(await world.listPromises({ subject: booking._id, kind: 'rematch' })).toMatchObject([{ state: 'kept' }])
  })
})

describe('callbacks and messages', () => {
  test('a call is due at the end of its window, and after two hours at the earliest', async () => {
    const family = await world.addPerson('user')
    world.clock.now = new Date('2026-06-11T08:00:00+05:30')
    const early = await world.askForCall(family)
    expect(await world.listPromises({ subject: early })).toMatchObject([{ dueAt: '2026-06-11T06:30:00.000Z' }])
    world.clock.now = new Date('2026-06-11T11:30:00+05:30')
    const late = await world.askForCall(family)
    expect(await world.listPromises({ subject: late })).toMatchObject([
      { dueAt: '2026-06-11T08:00:00.000Z', kind: 'callback' },
    ])
  })

  test('a call keeps the promise, and undoing the call opens it again', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const id = await world.askForCall(family)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${id}`, { status: 'called' })
    expect(await world.listPromises({ subject: id })).toMatchObject([{ state: 'kept' }])
    expect(await world.stateOf(family, booking, 'call')).toBe('kept')
    world.wait(5 * second)
    await world.call(world.admin, 'POST', `/admin/callbacks/${id}/undo`)
    expect((await world.listPromises({ subject: id })).map(({ state }) => state).sort()).toEqual(['open', 'void'])
    expect(await world.stateOf(family, booking, 'call')).toBe('open')
  })

  test('an answered message keeps its promise, and a closed one needs none', async () => {
    const [answered, closed] = [await world.sendMessage(), await world.sendMessage()]
    world.wait(2 * hour)
    await world.call(world.admin, 'PUT', `/admin/messages/${answered}`, { status: 'answered' })
    await world.call(world.admin, 'PUT', `/admin/messages/${closed}`, { status: 'closed' })
    expect(await world.listPromises({ subject: answered })).toMatchObject([{ kind: 'reply', state: 'kept' }])
    expect(await world.listPromises({ subject: closed })).toMatchObject([{ state: 'void' }])
    await world.call(world.admin, 'POST', `/admin/messages/${answered}/undo`)
    world.wait(second)
    await world.tick()
    expect((await world.listPromises({ subject: answered })).map(({ state }) => state).sort()).toEqual(['late', 'void'])
  })
})

test('a booking that has ended has no open promises when cancelled, and an undo restores those still ahead (B6)', async () => {
  const family = await world.addPerson('user')
  const booking = await world.book(family)
  world.setTime(booking.createdAt, 3 * hour)
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  const states = async () => (await world.readPromises(family, booking)).map(({ kind, state }) => `${kind} ${state}`)
  expect(await states()).toEqual(['call broken', 'match void', 'verification void', 'caregiver void'])
  const listed = async () =>
    (await world.call<Booking[]>(world.admin, 'GET', '/admin/bookings?range=[0,99]')).body.find(
      ({ _id }) => _id === booking._id,
    )
  expect((await listed())?.promises).toEqual([])
  world.wait(10 * second)
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/undo`)
  expect(await states()).toEqual(['call broken', 'match open', 'verification open', 'caregiver open'])
  expect((await listed())?.promises).toMatchObject([{ kind: 'match', state: 'open' }])
})
