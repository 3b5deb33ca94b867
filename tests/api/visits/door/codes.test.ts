import type { DoorCodes } from '@thodu/api/contract/visits/door-codes.schema'
import type { FamilyVisit, OwnVisit, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { createWorld, type Person, type Refusal, type World } from '../../../support/world.ts'

let world: World
let admin: Person
let family: Person
let caretaker: Person
/** Seven minutes past nine in the city: a code stands from nine to a quarter past. */
const begin = '2026-06-10T03:37:00.000Z'
const minutes = (count: number, from = begin) => new Date(Date.parse(from) + count * 60_000).toISOString()
const setClock = (time: string) => {
  world.clock.now = new Date(time)
}
beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
})
beforeEach(async () => {
  setClock(begin)
  family = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

const planned = async (startsAt = begin, who = caretaker) => {
  const booking = await world.bookUpTo('confirmed', { customer: family, admin, caretaker: who })
  return insertVisit(world, { booking, caretaker: who, startsAt })
}
const codes = async (id: string, person = family) =>
  (await world.call<DoorCodes>(person, 'GET', `/visits/${id}/codes`)).body
const codeNow = async (id: string, kind: 'start' | 'end' = 'start') => (await codes(id))[kind][0]?.code ?? 'none'
const wrongFor = async (id: string, kind: 'start' | 'end' = 'start') => {
  const near = (await codes(id))[kind].map(({ code }) => code)
  // One that stands neither now nor in the quarters beside it, of which the family is not told the one before.
  const before = world.clock.now
  setClock(minutes(-15, before.toISOString()))
  near.push(...(await codes(id))[kind].map(({ code }) => code))
  setClock(before.toISOString())
  return Array.from({ length: 20 }, (_, digit) => String(1000 + digit)).find((code) => !near.includes(code)) ?? ''
}
const step = <Body = OwnVisit>(kind: 'start' | 'end', id: string, more: object = {}, person = caretaker) =>
  world.call<Body>(person, 'POST', `/caretaker/visits/${id}/${kind}`, { clientEventId: newId(), ...more })
const prove = <Body = OwnVisit & Refusal>(id: string, code: string, kind = 'start', person = caretaker) =>
  world.call<Body>(person, 'POST', `/caretaker/visits/${id}/prove`, { kind, code })
const stored = (id: string) =>
  world.deps.database.read.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const proofs = async (id: string) => {
  const { start_proof, end_proof } = await stored(id)
  return [start_proof, end_proof]
}

describe('the family reads four digits', () => {
  test('of two hours, for the coming and the going, each for its quarter of an hour', async () => {
    const { id } = await planned()
    const told = await codes(id)
    for (const list of [told.start, told.end]) {
      expect(list).toHaveLength(9)
      expect(list.every(({ code }) => /^\d{4}$/.test(code))).toBe(true)
      expect([list[0]?.from, list[0]?.until, list[8]?.from]).toEqual([
        '2026-06-10T03:30:00.000Z',
        '2026-06-10T03:45:00.000Z',
        '2026-06-10T05:30:00.000Z',
      ])
    }
    expect(told.start).not.toEqual(told.end)
    expect(await codes(id)).toEqual(told)
    setClock(minutes(15))
    expect((await codes(id)).start.slice(0, 8)).toEqual(told.start.slice(1))
  })

  test('from 60 minutes before to 30 after, of a visit that is to be, and of its own alone', async () => {
    const visit = await planned(minutes(60))
    expect((await codes(visit.id)).start).toHaveLength(9)
    setClock(minutes(-1))
    expect(await codes(visit.id)).toEqual({ start: [], end: [] })
    const { ends_min } = await stored(visit.id)
    setClock(new Date((ends_min + 30) * 60_000).toISOString())
    expect((await codes(visit.id)).end).toHaveLength(9)
    setClock(new Date((ends_min + 31) * 60_000).toISOString())
    expect((await codes(visit.id)).end).toEqual([])
    setClock(minutes(60))
    expect((await world.call(await world.addPerson('user'), 'GET', `/visits/${visit.id}/codes`)).status).toBe(404)
    expect((await world.call(caretaker, 'GET', `/visits/${visit.id}/codes`)).status).toBe(403)
    await step('start', visit.id)
    setClock(new Date((ends_min + 60) * 60_000).toISOString())
    await step('end', visit.id)
    // Whoever was relieved late may have mistyped it.
    setClock(new Date((ends_min + 90) * 60_000).toISOString())
    expect((await codes(visit.id)).end).toHaveLength(9)
    setClock(new Date((ends_min + 91) * 60_000).toISOString())
    expect((await codes(visit.id)).end).toEqual([])
    setClock(begin)
    const booking = await world.bookUpTo('confirmed', { customer: family, admin, caretaker })
    const skipped = await insertVisit(world, { booking, caretaker, startsAt: begin, status: 'skipped' })
    expect((await codes(skipped.id)).start).toEqual([])
  })
})

describe('a press with the code', () => {
  test('proves presence and time at both ends', async () => {
    const { id } = await planned()
    const started = await step('start', id, { code: await codeNow(id) })
    expect([started.status, started.body.startProof]).toEqual([200, 'code'])
    setClock(minutes(200))
    const ended = await step('end', id, { code: await codeNow(id, 'end') })
    expect([ended.status, ended.body.endProof]).toEqual([200, 'code'])
    expect(await proofs(id)).toEqual(['code', 'code'])
  })

  test('sent hours later proves the time it says, and no other', async () => {
    const kavitha = await world.addPerson('caretaker', 'Kavitha B')
    const honest = await planned()
    const claimed = await planned(minutes(-30), kavitha)
    const [code, otherCode] = [await codeNow(honest.id), await codeNow(claimed.id)]
    setClock(minutes(180))
    expect((await step('start', honest.id, { occurredAt: begin, code })).body.startProof).toBe('code')
    // Claimed for half an hour before, with the code of seven past nine.
    const press = { occurredAt: minutes(-30), code: otherCode }
    expect((await step('start', claimed.id, press, kavitha)).body.startProof).toBe('none')
  })

  test('of a quarter beside it counts, of two away, of the other end or of another visit not', async () => {
    const others = ['Sita', 'Radha', 'Gita', 'Uma'].map((name) => world.addPerson('caretaker', name))
    const [one, two, three, four] = await Promise.all(others)
    if (!one || !two || !three || !four) throw new Error('nobody')
    const startsAt = minutes(30)
    const visits = []
    for (const who of [one, two, three, four]) visits.push({ who, id: (await planned(startsAt, who)).id })
    const [beside, away, end, other] = visits
    if (!beside || !away || !end || !other) throw new Error('no visit')
    const listOf = (id: string) => codes(id)
    const of = async (id: string, kind: 'start' | 'end', place: number) => (await listOf(id))[kind][place]?.code ?? ''
    const sent = async ({ who, id }: { who: Person; id: string }, code: string) =>
      (await step('start', id, { code }, who)).body.startProof
    expect(await sent(beside, await of(beside.id, 'start', 1))).toBe('code')
    expect(await sent(away, await of(away.id, 'start', 2))).toBe('none')
    expect(await sent(end, await of(end.id, 'end', 0))).toBe('none')
    expect(await sent(other, await of(beside.id, 'start', 0))).toBe('none')
  })

  test('that is wrong, or without one, is saved all the same, and the office reads which', async () => {
    const wrong = await planned()
    expect((await step('start', wrong.id, { code: await wrongFor(wrong.id) })).body).toMatchObject({
      status: 'started',
      startProof: 'none',
    })
    expect((await step<Refusal>('start', wrong.id, { code: '12a4' })).status).toBe(400)
    setClock(minutes(120))
    await step('end', wrong.id)
    const read = async (id: string) => (await world.call<Visit>(admin, 'GET', `/admin/visits/${id}`)).body
    expect(await read(wrong.id)).toMatchObject({ need: 'unproved', notProved: 'code-wrong' })
    const none = await planned(minutes(300))
    setClock(minutes(300))
    await step('start', none.id)
    await step('end', none.id)
    expect(await read(none.id)).toMatchObject({ need: 'unproved', notProved: 'no-code' })
  })

  test('said twice under one id counts one try', async () => {
    const { id } = await planned()
    const said = { clientEventId: newId(), code: await wrongFor(id) }
    for (let round = 0; round < 3; round += 1)
      expect((await world.call(caretaker, 'POST', `/caretaker/visits/${id}/start`, said)).status).toBe(200)
    expect(await triesOf(id)).toEqual([{ kind: 'start', tries: 1 }])
  })
})
const triesOf = (id: string) =>
  world.deps.database.read.selectFrom('visit_code_tries').select(['kind', 'tries']).where('visit_id', '=', id).execute()

describe('a mistyped code', () => {
  test('is typed once more, until an hour after the press; the event stays as it was said', async () => {
    const { id } = await planned()
    await step('start', id, { code: await wrongFor(id) })
    setClock(minutes(20))
    const refused = await prove(id, await wrongFor(id))
    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
      400,
      'That is not the code of now. 3 tries left.',
      { code: 'That is not the code of now. 3 tries left.' },
    ])
    const proved = await prove(id, await codeNow(id))
    expect([proved.status, proved.body.startProof]).toEqual([200, 'code'])
    const event = await world.deps.database.read
      .selectFrom('visit_events')
      .select('proof')
      .where('visit_id', '=', id)
      .execute()
    expect(event).toEqual([{ proof: 'none' }])
    expect(await prove(id, await codeNow(id))).toMatchObject({ status: 409, body: { code: 'visit.proved' } })
    const row = (await world.readAudit((await stored(id)).booking_id)).at(-1)
    expect(JSON.parse(row?.changes ?? '')).toEqual([{ field: 'startProof', from: 'none', to: 'code' }])
  })

  test('of the end raises the end of its visit alone, to the minute an hour after it, and says so once', async () => {
    const { id, booking_id } = await planned()
    const past = { booking: { _id: booking_id }, caretaker, startsAt: minutes(-600), status: 'done' } as const
    const other = await insertVisit(world, { ...past, start_proof: 'none', end_proof: 'none' })
    const before = await proofs(other.id)
    await step('start', id, { code: await codeNow(id) })
    await step('end', id, { occurredAt: begin })
    setClock(minutes(60))
    const code = await codeNow(id, 'end')
    const proved = await Promise.all([prove(id, code, 'end'), prove(id, code, 'end')])
    expect(proved[0]).toMatchObject({ status: 200, body: { startProof: 'code', endProof: 'code' } })
    expect([before, await proofs(other.id)]).toEqual([['none', 'none'], before])
    const logged = (await world.readAudit(booking_id)).filter(({ description }) => description.includes('proved by'))
    expect(
      logged.map(({ description, changes }) => [description.includes(': end proved'), JSON.parse(changes)]),
    ).toEqual([[true, [{ field: 'endProof', from: 'none', to: 'code' }]]])
  })

  test('says how often it may still be tried, and what to do once there is nothing left', async () => {
    const { id } = await planned()
    await step('start', id, { code: await wrongFor(id) })
    const wrong = await wrongFor(id)
    const said = []
    for (let left = 3; left >= 0; left -= 1) said.push((await prove(id, wrong)).body.message)
    expect(said).toEqual([
      'That is not the code of now. 3 tries left.',
      'That is not the code of now. 2 tries left.',
      'That is not the code of now. 1 try left.',
      'Call the office. They can confirm it.',
    ])
  })

  test('not later, not before a press, not of a stranger’s visit', async () => {
    const { id } = await planned()
    expect(await prove(id, '1234')).toMatchObject({ status: 409, body: { code: 'visit.not_started' } })
    await step('start', id)
    expect(await prove(id, '1234', 'end')).toMatchObject({ status: 409, body: { code: 'visit.not_ended' } })
    expect((await prove(id, await codeNow(id), 'start', await world.addPerson('caretaker', 'Uma'))).status).toBe(404)
    setClock(minutes(61))
    expect(await prove(id, await codeNow(id))).toMatchObject({ status: 409, body: { code: 'visit.no_tries' } })
    expect(await triesOf(id)).toEqual([])
  })

  test('five times and no more, also of two hundred at once', async () => {
    const { id } = await planned()
    await step('start', id)
    const wrong = await wrongFor(id)
    const right = await codeNow(id)
    const answers = await Promise.all(Array.from({ length: 200 }, () => prove(id, wrong)))
    const counted = Map.groupBy(answers, ({ status }) => status)
    expect([counted.get(400)?.length, counted.get(409)?.length]).toEqual([5, 195])
    expect(await triesOf(id)).toEqual([{ kind: 'start', tries: 5 }])
    expect(await prove(id, right)).toMatchObject({ status: 409, body: { code: 'visit.no_tries' } })
    expect(await proofs(id)).toEqual(['none', null])
  })

  test('the sixth is not compared at a press either', async () => {
    const { id } = await planned()
    await world.deps.database.write((tx) =>
      tx.insertInto('visit_code_tries').values({ visit_id: id, kind: 'start', tries: 5 }).execute(),
    )
    expect((await step('start', id, { code: await codeNow(id) })).body.startProof).toBe('none')
  })
})

describe('nothing lowers a proof', () => {
  test('the family’s yes leaves a code as it is; a code raises the office’s word and the family’s', async () => {
    const { id } = await planned()
    await step('start', id, { code: await codeNow(id) })
    const yes = await world.call<FamilyVisit>(family, 'POST', `/visits/${id}/confirm-here`)
    expect([yes.status, yes.body.startProof]).toEqual([200, 'code'])
    expect(yes.body.canConfirmHere).toBe(false)
    const second = await planned(minutes(300))
    setClock(minutes(300))
    await world.call(caretaker, 'POST', `/caretaker/visits/${id}/end`, { clientEventId: newId() })
    await step('start', second.id)
    await world.call(family, 'POST', `/visits/${second.id}/confirm-here`)
    expect(await proofs(second.id)).toEqual(['family', null])
    expect((await prove(second.id, await codeNow(second.id))).body.startProof).toBe('code')
  })

  test('a start that a code proves stands for the whole visit, in the list and in the count', async () => {
    const { id } = await planned()
    await step('start', id, { code: await codeNow(id) })
    setClock(minutes(200))
    await step('end', id)
    const query = (unproved: boolean) =>
      `?filter=${encodeURIComponent(JSON.stringify({ unproved, caretaker: caretaker.id }))}`
    const list = async (unproved: boolean) =>
      (await world.call<Visit[]>(admin, 'GET', `/admin/visits${query(unproved)}`)).body.map(({ _id }) => _id)
    expect([await list(true), await list(false)]).toEqual([[], [id]])
    const { need, notProved } = (await world.call<Visit>(admin, 'GET', `/admin/visits/${id}`)).body
    expect([need, notProved]).toEqual(['over', null])
  })
})
