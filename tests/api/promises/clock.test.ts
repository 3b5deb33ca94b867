import { brand, brandPromises } from '@thodu/api/contract/brand.config'
import { dayInCity } from '@thodu/api/contract/formats'
import { dueOf, readPromiseRules } from '@thodu/api/contract/promises/due-times'
import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../api/src/config/config.ts'
import { notePromises } from '../../../api/src/promises/note-promises.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

const hour = 3_600_000
const second = 1_000
let world: World
let admin: Person

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())

/** Sets the time, in ms after another one. */
const wait = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
const setTime = (start: string, ms: number) => {
  world.clock.now = new Date(Date.parse(start) + ms)
}
const tick = () => notePromises(world.deps)
const read = async (person: Person, booking: Booking) =>
  (await world.call(person, 'GET', `/booking/${booking._id}`)).body.promises ?? []
const stateOf = async (person: Person, booking: Booking, kind: string) =>
  (await read(person, booking)).find((promise) => promise.kind === kind)?.state
const list = async (filter: object) =>
  (
    await world.call<PromiseRecord[]>(
      admin,
      'GET',
      `/admin/promises?sort=["dueAt","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body
const change = <Body = PromiseRecord>(id: string, body: unknown) =>
  world.call<Body>(admin, 'PUT', `/admin/promises/${id}`, body)
const callbackBody = {
  serviceType: 'elderly-care',
  selectedPackage: 'standard',
  callbackData: { preferredTime: 'morning' },
}
/** Asks for a callback at this moment. @returns its id */
const askForCall = async (family: Person) =>
  (await world.call<{ _id: string }>(family, 'POST', '/callback', callbackBody)).body._id
const message = { name: 'Ravi', email: 'ravi@example.in', subject: 'Hi', message: 'Nights?', inquiryType: 'general' }
const sendMessage = async () => {
  await world.call(undefined, 'POST', '/contact', message)
  const [newest] = (await world.call<{ _id: string }[]>(admin, 'GET', '/admin/messages?range=[0,0]')).body
  return newest?._id ?? ''
}

describe('what a booking promises (B1)', () => {
  const deeds: Record<string, (booking: Booking, family: Person) => Promise<unknown>> = {
    call: async (_booking, family) =>
      world.call(admin, 'PUT', `/admin/callbacks/${await askForCall(family)}`, { status: 'called' }),
    match: async (booking) => world.assign(admin, booking, await world.addPerson('caretaker')),
    verification: async (booking) => {
      const [promise] = await list({ subject: booking._id, kind: 'verification' })
      return change(promise?._id ?? '', { verified: true, reason: 'Papers seen at the office' })
    },
    caregiver: async (booking) => {
      const caretaker = await world.addPerson('caretaker')
      await world.assign(admin, booking, caretaker)
      return world.advance(caretaker, booking, 'confirmed')
    },
  }
  const hours = { call: 2, match: 6, verification: 12, caregiver: 24 }

  test('is written down with it, and the family reads it', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const expected = Object.entries(hours).map(([kind, due]) => ({
      kind,
      dueAt: new Date(Date.parse(booking.createdAt) + due * hour).toISOString(),
      metAt: null,
      state: 'open',
    }))
    expect(booking.promises).toEqual(expected)
    expect(await read(family, booking)).toEqual(expected)
    const listed = await world.call<Booking[]>(admin, 'GET', '/admin/bookings?range=[0,0]')
    expect(listed.body[0]?.promises).toEqual(expected.slice(0, 1))
    const stranger = await world.addPerson('user')
    expect((await world.call(stranger, 'GET', `/booking/${booking._id}`)).status).toBe(404)
    expect((await world.call<Booking[]>(stranger, 'GET', '/booking')).body).toEqual([])
  })

  test('the verification is done once the three checks of whoever is assigned are on file, and not before', async () => {
    const family = await world.addPerson('user')
    const [booking, later] = [await world.book(family), await world.book(family)]
    const [checked, unchecked] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const today = dayInCity(world.clock.now)
    const file = (caretaker: Person, checks: object) =>
      world.call(admin, 'PUT', `/admin/caretakers/${caretaker.id}/profile`, checks)
    await file(checked, { policeCheckOn: today, idCheckOn: today, referencesOn: today })
    await world.assign(admin, booking, checked)
    expect(await stateOf(family, booking, 'verification')).toBe('kept')
    await world.assign(admin, later, unchecked)
    await file(unchecked, { policeCheckOn: today, idCheckOn: today })
    expect(await stateOf(family, later, 'verification')).toBe('open')
    await file(unchecked, { referencesOn: today })
    expect(await stateOf(family, later, 'verification')).toBe('kept')
  })

  test.each(Object.entries(hours))(
    '%s is kept a second before its end and broken a second after',
    async (kind, due) => {
      for (const [when, state] of [
        [due * hour - second, 'kept'],
        [due * hour, 'kept'],
        [due * hour + second, 'broken'],
      ] as const) {
        const family = await world.addPerson('user')
        const booking = await world.book(family)
        setTime(booking.createdAt, when)
        await deeds[kind]?.(booking, family)
        expect([when, await stateOf(family, booking, kind)]).toEqual([when, state])
        const metAt = (await read(family, booking)).find((promise) => promise.kind === kind)?.metAt
        expect(metAt).toBe(world.clock.now.toISOString())
      }
    },
  )

  test('is late once its end has passed, and a second deed changes nothing', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    setTime(booking.createdAt, 6 * hour)
    await tick()
    expect([await stateOf(family, booking, 'call'), await stateOf(family, booking, 'match')]).toEqual(['late', 'open'])
    const caretaker = await world.addPerson('caretaker')
    await world.assign(admin, booking, caretaker)
    const metAt = world.clock.now.toISOString()
    wait(hour)
    await world.assign(admin, booking, null)
    await world.assign(admin, booking, caretaker)
    expect((await read(family, booking)).find(({ kind }) => kind === 'match')).toMatchObject({ state: 'kept', metAt })
  })

  test('taken back, a caretaker is looked for within six hours, which the family does not see', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const caretaker = await world.addPerson('caretaker')
    await world.assign(admin, booking, caretaker)
    await world.assign(admin, booking, null)
    expect(await list({ subject: booking._id, kind: 'rematch' })).toMatchObject([{ state: 'open' }])
    expect(await stateOf(family, booking, 'rematch')).toBeUndefined()
    await world.assign(admin, booking, caretaker)
    expect(await list({ subject: booking._id, kind: 'rematch' })).toMatchObject([{ state: 'kept' }])
  })
})

describe('callbacks and messages', () => {
  test('a call is due at the end of its window, and two hours after at least', async () => {
    const family = await world.addPerson('user')
    world.clock.now = new Date('2026-06-11T08:00:00+05:30')
    const early = await askForCall(family)
    expect(await list({ subject: early })).toMatchObject([{ dueAt: '2026-06-11T06:30:00.000Z' }])
    world.clock.now = new Date('2026-06-11T11:30:00+05:30')
    const late = await askForCall(family)
    expect(await list({ subject: late })).toMatchObject([{ dueAt: '2026-06-11T08:00:00.000Z', kind: 'callback' }])
  })

  test('called is kept; undone, it is open as before, and so is the call of the booking', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const id = await askForCall(family)
    await world.call(admin, 'PUT', `/admin/callbacks/${id}`, { status: 'called' })
    expect(await list({ subject: id })).toMatchObject([{ state: 'kept' }])
    expect(await stateOf(family, booking, 'call')).toBe('kept')
    wait(5 * second)
    await world.call(admin, 'POST', `/admin/callbacks/${id}/undo`)
    expect((await list({ subject: id })).map(({ state }) => state).sort()).toEqual(['open', 'void'])
    expect(await stateOf(family, booking, 'call')).toBe('open')
  })

  test('a message is answered in time or closed, which nobody waited for', async () => {
    const [answered, closed] = [await sendMessage(), await sendMessage()]
    wait(2 * hour)
    await world.call(admin, 'PUT', `/admin/messages/${answered}`, { status: 'answered' })
    await world.call(admin, 'PUT', `/admin/messages/${closed}`, { status: 'closed' })
    expect(await list({ subject: answered })).toMatchObject([{ kind: 'reply', state: 'kept' }])
    expect(await list({ subject: closed })).toMatchObject([{ state: 'void' }])
    await world.call(admin, 'POST', `/admin/messages/${answered}/undo`)
    wait(second)
    await tick()
    expect((await list({ subject: answered })).map(({ state }) => state).sort()).toEqual(['late', 'void'])
  })
})

describe('a booking that is over', () => {
  test('cancelled before the end is void, after it stays broken; undone, what is ahead holds again (B6)', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    setTime(booking.createdAt, 3 * hour)
    await world.call(admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
    const states = async () => (await read(family, booking)).map(({ kind, state }) => `${kind} ${state}`)
    expect(await states()).toEqual(['call broken', 'match void', 'verification void', 'caregiver void'])
    wait(10 * second)
    await world.call(admin, 'POST', `/admin/bookings/${booking._id}/undo`)
    expect(await states()).toEqual(['call broken', 'match open', 'verification open', 'caregiver open'])
  })
})

describe('what the office adds', () => {
  test('a hold before the end moves it, with a name; after the end it is refused', async () => {
    const [promise] = await list({ subject: await sendMessage() })
    const id = promise?._id ?? ''
    wait(hour)
    const until = new Date(world.clock.now.getTime() + 3 * hour).toISOString()
    const held = await change(id, { hold: { until, reason: 'She asked for the evening' } })
    expect([held.status, held.body]).toMatchObject([
      200,
      {
        promisedAt: promise?.dueAt,
        dueAt: new Date(Date.parse(promise?.dueAt ?? '') + 3 * hour).toISOString(),
        heldMinutes: 180,
        holds: [{ until, reason: 'She asked for the evening', by: { name: 'Meera Iyer' } }],
      },
    ])
    expect((await change<Refusal>(id, { hold: { until, reason: 'Again' } })).status).toBe(400)
    expect((await change<Refusal>(id, { hold: { until: 'tomorrow', reason: 'x' } })).status).toBe(400)
    const endless = new Date(world.clock.now.getTime() + 400 * hour).toISOString()
    expect((await change<Refusal>(id, { hold: { until: endless, reason: 'x' } })).body.code).toBe(
      'promise.hold_too_long',
    )
    wait(4 * hour + second)
    await tick()
    const refused = await change<Refusal>(id, { hold: { until: endless, reason: 'x' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'promise.too_late_to_hold'])
  })

  test('a reason after the end, with a name; before it there is nothing to explain', async () => {
    const [promise] = await list({ subject: await sendMessage() })
    const id = promise?._id ?? ''
    const early = await change<Refusal>(id, { reason: 'no-network' })
    expect([early.status, early.body.code]).toEqual([409, 'promise.not_broken'])
    wait(3 * hour)
    await tick()
    const isMissing = async () => (await list({ reasonMissing: true, kind: 'reply' })).some(({ _id }) => _id === id)
    expect(await isMissing()).toBe(true)
    expect((await change(id, { reason: 'bad luck' })).status).toBe(400)
    const given = await change(id, { reason: 'no-network', note: 'My Aadhaar is 2341 2341 2346' })
    expect(given.body.reason).toMatchObject({
      code: 'no-network',
      note: expect.stringContaining('XXXX XXXX 2346'),
      by: { _id: admin.id, name: 'Meera Iyer' },
    })
    expect(await isMissing()).toBe(false)
    expect((await world.readAudit(promise?.subject._id ?? '')).at(-1)).toMatchObject({
      action: 'STATUS_UPDATE',
      actor_id: admin.id,
      description: 'Promise (reply): reason given',
    })
    expect((await change(id, { verified: true, reason: 'x' })).status).toBe(409)
    expect((await change('none', { reason: 'other' })).status).toBe(404)
  })
})

describe('what stays', () => {
  test('the database refuses another time, and a second end (B8)', async () => {
    const [promise] = await list({ subject: await sendMessage() })
    const id = promise?._id ?? ''
    const run = (set: string) =>
      world.deps.database.write((tx) => sql`update promises set ${sql.raw(set)} where id = ${id}`.execute(tx))
    const time = `'2030-01-01T00:00:00.000Z'`
    for (const set of [`due_at = ${time}`, `started_at = ${time}`, `kind = 'call'`, `due_day = '2030-01-01'`])
      await expect(run(set), set).rejects.toThrow('a promise keeps its time')
    await run(`met_at = ${time}`)
    for (const set of [`met_at = null`, `met_at = '2031-01-01T00:00:00.000Z'`])
      await expect(run(set), set).rejects.toThrow('said once')
    await run(`void_at = ${time}, void_reason = 'closed'`)
    await expect(run('void_at = null, void_reason = null')).rejects.toThrow('said once')
    const remove = world.deps.database.write((tx) => tx.deleteFrom('promises').where('id', '=', id).execute())
    await expect(remove).rejects.toThrow('never deleted')
  })

  test('another configuration changes no stored end, and one without an open hour stops the start (B3)', async () => {
    const [promise] = await list({ subject: await sendMessage() })
    const slow = { officeHours: brand.officeHours, promises: { ...brandPromises, reply: 600 } }
    const config = loadConfig({ DATA_DIR: world.deps.config.dataDir }, slow)
    expect(dueOf(config.promises, 'reply', new Date(promise?.startedAt ?? '')).toISOString()).not.toBe(promise?.dueAt)
    expect(await list({ id: [promise?._id] })).toMatchObject([{ dueAt: promise?.dueAt }])
    const closed = {
      promises: { ...brandPromises, clock: 'office' as const },
      officeHours: { days: 'Mon-Sat', opens: '08:00', closes: '08:00' },
    }
    expect(() => loadConfig({ DATA_DIR: world.deps.config.dataDir }, closed)).toThrow(/brand\.config\.ts is wrong/)
  })

  test('in office hours a booking of Saturday evening is called on Monday (B4)', async () => {
    const office = { officeHours: brand.officeHours, promises: { ...brandPromises, clock: 'office' as const } }
    const { promises } = world.deps.config
    world.deps.config.promises = readPromiseRules(office)
    // A Saturday.
    world.clock.now = new Date('2026-11-21T19:30:00+05:30')
    const booking = await world.book(await world.addPerson('user'))
    world.deps.config.promises = promises
    expect(booking.promises?.[0]).toMatchObject({ kind: 'call', dueAt: '2026-11-23T04:00:00.000Z' })
    expect((await list({ subject: booking._id, kind: 'call' }))[0]).toMatchObject({ clock: 'office' })
  })
})
