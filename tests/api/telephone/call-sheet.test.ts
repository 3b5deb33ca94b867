import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import type { CallCard, CallRecord } from '@thodu/api/contract/telephone/telephone.schema'
import { describe, expect, test } from 'vitest'
import { selectRows, updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { createCallWorld } from './call-world.ts'

const world = useWorld(createCallWorld)
const meera = usePerson(world, 'admin', 'Meera')

const readCallback = async (id: string) =>
  (await world.call<CallbackInQueue>(world.ravi, 'GET', `/admin/callbacks/${id}`)).body
const promisesOf = (subject: string) => selectRows(world, 'promises', '*', { subject_id: subject })

describe('the call sheet has one card per family', () => {
  test('for a callback, a booking and a message of one number, and one outcome settles them (C3, C6)', async () => {
    world.setTime('2026-06-10T09:30')
    const family = await world.addFamily('+91 98765-00001')
    const callback = await world.ask(family)
    const booking = await world.book(family)
    await updateRows(world, 'bookings', { id: booking._id }, { user_info: JSON.stringify({ phone: '098765 00001' }) })
    await world.write('9876500001')
    const card = await world.cardOf(callback)
    expect(card).toMatchObject({ phone: '+919876500001', when: 'due', attempts: 0, openedBy: null })
    expect(card?.items.map(({ type }) => type)).toEqual(['callback', 'booking', 'message'])
    expect(card?.items[0]?.notes).toBe('Please call Amma')
    expect((await world.log(card, 'reached', { note: 'Aadhaar 2341 2341 2346' })).status).toBe(201)
    expect(await world.cardOf(callback)).toBeUndefined()
    expect((await readCallback(callback)).status).toBe('called')
    expect((await promisesOf(callback))[0]?.met_at).toBe(world.clock.now.toISOString())
    const call = (await promisesOf(booking._id)).find(({ kind }) => kind === 'call')
    expect(call?.met_at).toBe(world.clock.now.toISOString())
    const [stored] = await selectRows(world, 'calls', '*')
    expect(stored).toMatchObject({
      note: expect.stringContaining('XXXX XXXX 2346'),
      by_id: world.ravi.id,
      day: '2026-06-10',
    })
  })

  test('on which only ticked entries are settled', async () => {
    const family = await world.addFamily('9876500002')
    const [first, second] = [await world.ask(family), await world.ask(family, 'evening')]
    const card = await world.cardOf(first)
    await world.log(card, 'reached', { items: [{ type: 'callback', _id: first }] })
    expect((await world.cardOf(second))?.items.map(({ _id }) => _id)).toEqual([second])
    const gone = await world.log<Refusal>(card, 'reached')
    expect([gone.status, gone.body.code]).toEqual([409, 'call.item_gone'])
  })

  test('and separate cards for entries without a number or with a number of the office', async () => {
    await world.write(brand.phoneDisplay)
    await world.write(brand.phone)
    await world.write('')
    const own = (await world.sheet()).filter(({ phone }) => phone === null)
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(own.every(({ items }) => items.length === 1)).toBe(true)
    expect(new Set(own.map(({ key }) => key)).size).toBe(own.length)
  })

  test('and reads the numbers of the office from the settings', async () => {
    const secondPhone = '+919000012345'
    const { organisation } = (await world.call<Settings>(meera, 'GET', '/admin/settings')).body.sections
    const body = { revision: organisation.revision, values: { ...organisation.values, secondPhone } }
    expect((await world.call(meera, 'PUT', '/admin/settings/organisation', body)).status).toBe(200)
    await world.write(secondPhone)
    expect((await world.sheet()).map(({ phone }) => phone)).not.toContain(secondPhone)
  })

  test('with late ones first and those that wait for their time last', async () => {
    world.setTime('2026-06-15T13:00')
    const evening = await world.ask(await world.addFamily('9876500003'), 'evening')
    const booking = await world.book(await world.addFamily('9876500004'))
    world.wait(121)
    const fresh = await world.ask(await world.addFamily('9876500005'), 'afternoon')
    const cards = await world.sheet()
    const when = (id: string) => cards.find(({ items }) => items.some(({ _id }) => _id === id))?.when
    expect([when(booking._id), when(fresh), when(evening)]).toEqual(['late', 'window', 'later'])
    const order = ['late', 'due', 'window', 'later']
    const ranks = cards.map((card) => order.indexOf(card.when))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  })
})

describe('the outcome of a call', () => {
  test('that is sent ten times is stored once and keeps one promise (C2)', async () => {
    const callback = await world.ask(await world.addFamily('9876500020'))
    const card = await world.cardOf(callback)
    if (!card) throw new Error('no card')
    const items = card.items.map(({ type, _id }) => ({ type, _id }))
    const body = { key: card.key, items, outcome: 'reached', clientCallId: 'the-same-call' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.call<CallRecord>(world.ravi, 'POST', '/admin/calls', body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(answers.map(({ body: call }) => call._id)).size).toBe(1)
    const rows = await selectRows(world, 'calls', ['id'], { client_call_id: body.clientCallId })
    expect(rows).toHaveLength(1)
  })

  test('that is "no answer" schedules further tries, and closes the entry after six on three days (C4)', async () => {
    world.setTime('2026-06-20T10:00')
    const family = await world.addFamily('9876500021')
    const callback = await world.ask(family, 'morning')
    const tries: (string | null | undefined)[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const card = await world.cardOf(callback)
      await world.log(card, attempt === 0 ? 'busy' : 'no-answer')
      const next = (await world.cardOf(callback))?.nextTryAt
      tries.push(next && new Date(Date.parse(next) + 330 * 60_000).toISOString().slice(5, 16))
      if (next) world.clock.now = new Date(next)
    }
    expect(tries).toEqual(['06-20T10:15', '06-21T09:00', '06-22T09:00', '06-23T09:00', '06-24T09:00', undefined])
    expect((await readCallback(callback)).status).toBe('closed')
    expect((await promisesOf(callback))[0]).toMatchObject({ void_at: null, broken_noted_at: null })
  })

  test('that is "no answer" keeps a booking on the sheet until an admin has spoken with the family', async () => {
    world.setTime('2026-06-25T10:00')
    const booking = await world.book(await world.addFamily('9876500022'))
    await world.log(await world.cardOf(booking._id), 'no-answer')
    expect(await world.cardOf(booking._id)).toMatchObject({ when: 'later', attempts: 1, lastOutcome: 'no-answer' })
    world.wait(31)
    expect(await world.cardOf(booking._id)).toMatchObject({ when: 'due' })
    await world.log(await world.cardOf(booking._id), 'booked')
    expect(await world.cardOf(booking._id)).toBeUndefined()
  })

  test('that is "call again" requires a future time within office hours', async () => {
    const callback = await world.ask(await world.addFamily('9876500023'))
    const card = await world.cardOf(callback)
    const without = await world.log<Refusal>(card, 'call-again')
    expect([without.status, without.body.errors?.nextTryAt]).toEqual([400, 'Please choose when to call again'])
    const nextTryAt = '2026-06-26T06:00:00.000Z'
    expect((await world.log(card, 'call-again', { nextTryAt })).status).toBe(201)
    expect(await world.cardOf(callback)).toMatchObject({ nextTryAt, when: 'later' })
    expect((await readCallback(callback)).status).toBe('open')
  })

  test('of an incoming call is stored although nothing was open, found by its number', async () => {
    const found = await world.call<CallCard>(world.ravi, 'POST', '/admin/call-sheet/find', { phone: '+91 98765 00030' })
    expect(found.body).toMatchObject({ phone: '+919876500030', items: [], openedBy: { name: 'Ravi' } })
    expect((await world.log(found.body, 'reached', { direction: 'in' })).body.direction).toBe('in')
    const none = await world.call<Refusal>(world.ravi, 'POST', '/admin/call-sheet/find', { phone: '12345' })
    expect([none.status, none.body.code]).toEqual([400, 'call.no_number'])
  })

  test('finds the family by its own number and that of the patient’s home, and no family by another (CALL-10)', async () => {
    const family = await world.addFamily('9876500040')
    await world.book(family, { emergencyPhone: '98765 00041' })
    const familiesOf = async (phone: string) =>
      (await world.call<CallCard>(world.ravi, 'POST', '/admin/call-sheet/find', { phone })).body.families
    const expected = [{ _id: family.id, name: family.name }]
    expect(await familiesOf('+91 98765 00040')).toEqual(expected)
    expect(await familiesOf('09876500041')).toEqual(expected)
    expect(await familiesOf('9876500042')).toEqual([])
    await world.deps.accessLog.settle()
    const seen = await selectRows(world, 'access_log', ['listed'], { subject_id: family.id, viewer_id: world.ravi.id })
    expect(seen.length).toBeGreaterThan(0)
  })
})

test('a phone number is neither in an address nor in the audit log (C7)', async () => {
  const booking = await world.book(await world.addFamily('9876512345'))
  const card = await world.cardOf((booking as Booking)._id)
  expect(card?.key).not.toMatch(/\d{7}/)
  await world.log(card, 'reached')
  const rows = await selectRows(world, 'audit_log', '*')
  expect(rows.filter(({ description }) => description.startsWith('Call made')).length).toBeGreaterThan(5)
  expect(rows.filter((row) => /98765\W?\d{5}/.test(JSON.stringify(row)))).toEqual([])
})

test('the number of an opened card is stored for a day and then deleted', async () => {
  const opened = async () => (await selectRows(world, 'call_claims', ['phone10'])).map(({ phone10 }) => phone10)
  await world.find('9876500014')
  world.wait(1_440)
  await world.find('9876500015')
  expect(await opened()).toEqual(expect.arrayContaining(['9876500014', '9876500015']))
  world.clock.now = new Date(world.clock.now.getTime() + 1)
  await world.find('9876500016')
  expect(await opened()).not.toContain('9876500014')
  expect(await opened()).toEqual(expect.arrayContaining(['9876500015', '9876500016']))
})
