import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { brand } from '@thodu/api/contract/brand.config'
import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'
import type { CallOutcome } from '@thodu/api/contract/telephone/call-outcomes'
import type { CallCard, CallRecord } from '@thodu/api/contract/telephone/telephone.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

const minute = 60_000
let world: World
let ravi: Person
let meera: Person
let calls = 0

beforeAll(async () => {
  world = await createWorld()
  ravi = await world.addPerson('admin', 'Ravi')
  meera = await world.addPerson('admin', 'Meera')
})
afterAll(() => world.close())

const wait = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
/** A moment by the clock on the wall in the city. */
const at = (local: string) => {
  world.clock.now = new Date(`${local}:00+05:30`)
}
const sheet = async (person = ravi) => (await world.call<CallCard[]>(person, 'GET', '/admin/call-sheet')).body
const setPhone = (person: Person, phone: string) =>
  world.deps.database.write((tx) => tx.updateTable('accounts').set({ phone }).where('id', '=', person.id).execute())
/** A family with a number of its own, in any spelling. */
async function addFamily(phone: string): Promise<Person> {
  const family = await world.addPerson('user', 'Latha Rao')
  await setPhone(family, phone)
  return family
}
const ask = async (family: Person, preferredTime = 'morning') =>
  (
    await world.call<{ _id: string }>(family, 'POST', '/callback', {
      serviceType: 'elderly-care',
      selectedPackage: 'standard',
      callbackData: { preferredTime, additionalNotes: 'Please call Amma' },
    })
  ).body._id
const write = (phone: string) =>
  world.call(undefined, 'POST', '/contact', {
    name: 'Ravi Kumar',
    email: 'someone@example.in',
    phone,
    subject: 'Nights',
    message: 'Is a nurse free?',
    inquiryType: 'general',
  })
const cardOf = async (id: string) => (await sheet()).find(({ items }) => items.some(({ _id }) => _id === id))
const logBody = (card: CallCard, outcome: CallOutcome, more: object = {}) => {
  calls += 1
  return {
    key: card.key,
    items: card.items.map(({ type, _id }) => ({ type, _id })),
    outcome,
    clientCallId: `client-call-${calls}`,
    ...more,
  }
}
const log = <Body = CallRecord>(card: CallCard | undefined, outcome: CallOutcome, more: object = {}, person = ravi) => {
  if (!card) throw new Error('no card')
  return world.call<Body>(person, 'POST', '/admin/calls', logBody(card, outcome, more))
}
const readCallback = async (id: string) =>
  (await world.call<CallbackInQueue>(ravi, 'GET', `/admin/callbacks/${id}`)).body
const promisesOf = (subject: string) =>
  world.deps.database.read.selectFrom('promises').selectAll().where('subject_id', '=', subject).execute()

describe('one family, one card', () => {
  test('a callback, a booking and a message of one number are one card; one outcome closes them (C3, C6)', async () => {
    at('2026-06-10T09:30')
    const family = await addFamily('+91 98765-00001')
    const callback = await ask(family)
    const booking = await world.book(family)
    await world.deps.database.write((tx) =>
      tx
        .updateTable('bookings')
        .set({ user_info: JSON.stringify({ phone: '098765 00001' }) })
        .where('id', '=', booking._id)
        .execute(),
    )
    await write('9876500001')
    const card = await cardOf(callback)
    expect(card).toMatchObject({ phone: '+919876500001', when: 'due', attempts: 0, claimedBy: null })
    expect(card?.items.map(({ type }) => type)).toEqual(['callback', 'booking', 'message'])
    expect(card?.items[0]?.notes).toBe('Please call Amma')
    expect((await log(card, 'reached', { note: 'Aadhaar 2341 2341 2346' })).status).toBe(201)
    expect(await cardOf(callback)).toBeUndefined()
    expect((await readCallback(callback)).status).toBe('called')
    expect((await promisesOf(callback))[0]?.met_at).toBe(world.clock.now.toISOString())
    const call = (await promisesOf(booking._id)).find(({ kind }) => kind === 'call')
    expect(call?.met_at).toBe(world.clock.now.toISOString())
    const [stored] = await world.deps.database.read.selectFrom('calls').selectAll().execute()
    expect(stored).toMatchObject({ note: expect.stringContaining('XXXX XXXX 2346'), by_id: ravi.id, day: '2026-06-10' })
  })

  test('only what is ticked is settled', async () => {
    const family = await addFamily('9876500002')
    const [first, second] = [await ask(family), await ask(family, 'evening')]
    const card = await cardOf(first)
    await log(card, 'reached', { items: [{ type: 'callback', _id: first }] })
    expect((await cardOf(second))?.items.map(({ _id }) => _id)).toEqual([second])
    const gone = await log<Refusal>(card, 'reached')
    expect([gone.status, gone.body.code]).toEqual([409, 'call.item_gone'])
  })

  test('our own numbers group nobody, and no number is a card of its own', async () => {
    await write(brand.phoneDisplay)
    await write(brand.phone)
    await write('')
    const own = (await sheet()).filter(({ phone }) => phone === null)
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(own.every(({ items }) => items.length === 1)).toBe(true)
    expect(new Set(own.map(({ key }) => key)).size).toBe(own.length)
  })

  test('late ones come first, what waits for its window comes last', async () => {
    at('2026-06-15T13:00')
    const evening = await ask(await addFamily('9876500003'), 'evening')
    const booking = await world.book(await addFamily('9876500004'))
    wait(121 * minute)
    const fresh = await ask(await addFamily('9876500005'), 'afternoon')
    const cards = await sheet()
    const when = (id: string) => cards.find(({ items }) => items.some(({ _id }) => _id === id))?.when
    expect([when(booking._id), when(fresh), when(evening)]).toEqual(['late', 'window', 'later'])
    const order = ['late', 'due', 'window', 'later']
    const ranks = cards.map((card) => order.indexOf(card.when))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  })
})

describe('claiming', () => {
  test('of thirty at once one has the family; the others read whose it is (C1)', async () => {
    const callback = await ask(await addFamily('9876500010'))
    const key = (await cardOf(callback))?.key ?? ''
    const people = await Promise.all(
      Array.from({ length: 30 }, (_, index) => world.addPerson('admin', `Admin ${index}`)),
    )
    const answers = await Promise.all(
      people.map((person) => world.call<Refusal>(person, 'POST', `/admin/call-sheet/${key}/claim`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = people[answers.findIndex(({ status }) => status === 200)]
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toEqual({ code: 'call.claimed', message: `${winner?.name} is calling this family now.` })
    expect((await cardOf(callback))?.claimedBy?.name).toBe(winner?.name)
    const lost = await log<Refusal>(await cardOf(callback), 'reached')
    expect([lost.status, lost.body.code]).toEqual([409, 'call.claimed'])
  })

  test('a lease is renewed, given back, and ends after ten minutes', async () => {
    const callback = await ask(await addFamily('9876500011'))
    const key = (await cardOf(callback))?.key ?? ''
    const claim = (person: Person) => world.call(person, 'POST', `/admin/call-sheet/${key}/claim`)
    expect((await claim(ravi)).status).toBe(200)
    wait(9 * minute)
    expect([(await claim(ravi)).status, (await claim(meera)).status]).toEqual([200, 409])
    wait(9 * minute)
    expect((await claim(meera)).status).toBe(409)
    // Somebody else's is not given back.
    await world.call(meera, 'POST', `/admin/call-sheet/${key}/release`)
    expect((await claim(meera)).status).toBe(409)
    await world.call(ravi, 'POST', `/admin/call-sheet/${key}/release`)
    expect((await claim(meera)).status).toBe(200)
    wait(11 * minute)
    expect((await claim(ravi)).status).toBe(200)
    expect((await world.call(ravi, 'POST', '/admin/call-sheet/unknown/claim')).status).toBe(404)
  })

  test('opening a card and leaving it changes nothing (C5)', async () => {
    const callback = await ask(await addFamily('9876500012'))
    const before = await cardOf(callback)
    await world.call(ravi, 'POST', `/admin/call-sheet/${before?.key}/claim`)
    await world.call(ravi, 'POST', `/admin/call-sheet/${before?.key}/release`)
    expect(await cardOf(callback)).toEqual(before)
    expect((await promisesOf(callback))[0]?.met_at).toBeNull()
  })
})

describe('what came of it', () => {
  test('the same call ten times is one row, and one promise met (C2)', async () => {
    const callback = await ask(await addFamily('9876500020'))
    const card = await cardOf(callback)
    if (!card) throw new Error('no card')
    const body = logBody(card, 'reached')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.call<CallRecord>(ravi, 'POST', '/admin/calls', body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(answers.map(({ body: call }) => call._id)).size).toBe(1)
    const rows = await world.deps.database.read
      .selectFrom('calls')
      .select('id')
      .where('client_call_id', '=', body.clientCallId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('not reached, it is tried again by the ladder and given up after six tries on three days (C4)', async () => {
    at('2026-06-20T10:00')
    const family = await addFamily('9876500021')
    const callback = await ask(family, 'morning')
    const tries: (string | null | undefined)[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const card = await cardOf(callback)
      await log(card, attempt === 0 ? 'busy' : 'no-answer')
      const next = (await cardOf(callback))?.nextTryAt
      tries.push(next && new Date(Date.parse(next) + 330 * minute).toISOString().slice(5, 16))
      if (next) world.clock.now = new Date(next)
    }
    expect(tries).toEqual(['06-20T10:15', '06-21T09:00', '06-22T09:00', '06-23T09:00', '06-24T09:00', undefined])
    expect((await readCallback(callback)).status).toBe('closed')
    // The first try kept the promise, whatever came of it.
    expect((await promisesOf(callback))[0]).toMatchObject({ void_at: null, broken_noted_at: null })
  })

  test('a booking whose family did not answer stays on the sheet until somebody has spoken', async () => {
    at('2026-06-25T10:00')
    const booking = await world.book(await addFamily('9876500022'))
    await log(await cardOf(booking._id), 'no-answer')
    expect(await cardOf(booking._id)).toMatchObject({ when: 'later', attempts: 1, lastOutcome: 'no-answer' })
    wait(31 * minute)
    expect(await cardOf(booking._id)).toMatchObject({ when: 'due' })
    await log(await cardOf(booking._id), 'booked')
    expect(await cardOf(booking._id)).toBeUndefined()
  })

  test('call again needs a time ahead within our hours', async () => {
    const callback = await ask(await addFamily('9876500023'))
    const card = await cardOf(callback)
    const without = await log<Refusal>(card, 'call-again')
    expect([without.status, without.body.errors?.nextTryAt]).toEqual([400, 'Please choose when to call again'])
    for (const nextTryAt of ['2026-06-25T05:00:00.000Z', '2026-06-26T20:00:00.000Z', '2027-06-26T06:00:00.000Z'])
      expect((await log<Refusal>(card, 'call-again', { nextTryAt })).body.code).toBe('call.time_wrong')
    const nextTryAt = '2026-06-26T06:00:00.000Z'
    expect((await log(card, 'call-again', { nextTryAt })).status).toBe(201)
    expect(await cardOf(callback)).toMatchObject({ nextTryAt, when: 'later' })
    expect((await readCallback(callback)).status).toBe('open')
  })

  test('a wrong number closes a callback and leaves a message to be answered in writing', async () => {
    await write('9876500024')
    const card = (await sheet()).find(({ phone }) => phone === '+919876500024')
    await log(card, 'wrong-number')
    expect((await sheet()).some(({ phone }) => phone === '+919876500024')).toBe(false)
    const waiting = await world.call<{ phone: string; status: string }[]>(ravi, 'GET', '/admin/messages')
    expect(waiting.body.find(({ phone }) => phone === '9876500024')?.status).toBe('new')
    const callback = await ask(await addFamily('9876500025'))
    await log(await cardOf(callback), 'wrong-number')
    expect((await readCallback(callback)).status).toBe('closed')
  })

  test('an incoming call is found by its number, and written down though nothing was open', async () => {
    const found = await world.call<CallCard>(ravi, 'POST', '/admin/call-sheet/find', { phone: '+91 98765 00030' })
    expect(found.body).toMatchObject({ phone: '+919876500030', items: [], claimedBy: { name: 'Ravi' } })
    expect((await log(found.body, 'reached', { direction: 'in' })).body.direction).toBe('in')
    const none = await world.call<Refusal>(ravi, 'POST', '/admin/call-sheet/find', { phone: '12345' })
    expect([none.status, none.body.code]).toEqual([400, 'call.no_number'])
  })

  test('a number of a family’s own, and one of the patient’s home, lead to the family; what nobody has leads to nobody (CALL-10)', async () => {
    const family = await addFamily('9876500040')
    await world.book(family, { emergencyPhone: '98765 00041' })
    const familiesOf = async (phone: string) =>
      (await world.call<CallCard>(ravi, 'POST', '/admin/call-sheet/find', { phone })).body.families
    const expected = [{ _id: family.id, name: family.name }]
    expect(await familiesOf('+91 98765 00040')).toEqual(expected)
    expect(await familiesOf('09876500041')).toEqual(expected)
    expect(await familiesOf('9876500042')).toEqual([])
    await world.deps.accessLog.settle()
    const seen = await world.deps.database.read
      .selectFrom('access_log')
      .select('listed')
      .where('subject_id', '=', family.id)
      .where('viewer_id', '=', ravi.id)
      .execute()
    expect(seen.length).toBeGreaterThan(0)
  })

  test('marking the callback as called still works and keeps the promise (C8)', async () => {
    const callback = await ask(await addFamily('9876500031'))
    await world.call(ravi, 'PUT', `/admin/callbacks/${callback}`, { status: 'called' })
    expect((await promisesOf(callback))[0]?.met_at).toBe(world.clock.now.toISOString())
    expect(await cardOf(callback)).toBeUndefined()
  })
})

test('no number is in an address, and none in the audit log (C7)', async () => {
  const booking = await world.book(await addFamily('9876512345'))
  const card = await cardOf((booking as Booking)._id)
  expect(card?.key).not.toMatch(/\d{7}/)
  await world.call(ravi, 'POST', `/admin/call-sheet/${card?.key}/claim`)
  await log(card, 'reached')
  const rows = await world.deps.database.read.selectFrom('audit_log').selectAll().execute()
  expect(rows.filter(({ description }) => description.startsWith('Call made')).length).toBeGreaterThan(5)
  expect(rows.filter((row) => /98765\W?\d{5}/.test(JSON.stringify(row)))).toEqual([])
})
