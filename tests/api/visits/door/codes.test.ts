import type { DoorCodes } from '@thodu/api/contract/visits/visit-parts.schema'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertRows, selectRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import { codeOf, type Person, type Refusal } from '../../../support/world.ts'
import { minutes as around, createVisitWorld } from '../visit-world.ts'

const world = useWorld(createVisitWorld)
let family: Person
let caretaker: Person
/** Seven minutes past nine in the city. A code is valid from nine to a quarter past. */
const begin = '2026-06-10T03:37:00.000Z'
const minutes = (count: number, from = begin) => around(count, from)
beforeEach(async () => {
  world.setClock(begin)
  family = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

const planned = async (startsAt = begin, who = caretaker) => {
  const booking = await world.bookUpTo('confirmed', { customer: family, admin: world.admin, caretaker: who })
  return world.addVisit({ booking, caretaker: who, startsAt })
}
const codes = async (id: string) => (await world.call<DoorCodes>(family, 'GET', `/visits/${id}/codes`)).body
const codeNow = async (id: string, kind: 'start' | 'end' = 'start') => (await codes(id))[kind][0]?.code ?? 'none'
const wrongFor = async (id: string, kind: 'start' | 'end' = 'start') => {
  const near = (await codes(id))[kind].map(({ code }) => code)
  // A code that is invalid now and in the neighbouring quarters of an hour. The family is not shown the previous code.
  const before = world.clock.now.toISOString()
  world.setClock(minutes(-15, before))
  near.push(...(await codes(id))[kind].map(({ code }) => code))
  world.setClock(before)
  return Array.from({ length: 20 }, (_, digit) => String(1000 + digit)).find((code) => !near.includes(code)) ?? ''
}
const step = <Body = OwnVisit>(kind: 'start' | 'end', id: string, more: object = {}, person = caretaker) =>
  world.step<Body>(person, { id }, kind, more)
const prove = <Body = OwnVisit & Refusal>(id: string, code: string, kind = 'start', person = caretaker) =>
  world.call<Body>(person, 'POST', `/caretaker/visits/${id}/prove`, { kind, code })
const proofs = async (id: string) => {
  const { start_proof, end_proof } = await world.readVisit({ id })
  return [start_proof, end_proof]
}
const triesOf = (id: string) => selectRows(world, 'visit_code_tries', ['kind', 'tries'], { visit_id: id })

test('codes of a visit are shown from 60 minutes before a visit to 30 minutes after it', async () => {
  const visit = await planned(minutes(60))
  expect((await codes(visit.id)).start).toHaveLength(9)
  world.setClock(minutes(-1))
  expect(await codes(visit.id)).toEqual({ start: [], end: [] })
  const toEnd = (count: number) => world.setClock(minutes(180 + count))
  toEnd(30)
  expect((await codes(visit.id)).end).toHaveLength(9)
  toEnd(31)
  expect((await codes(visit.id)).end).toEqual([])
  world.setClock(minutes(60))
  await step('start', visit.id)
  toEnd(60)
  await step('end', visit.id)
  toEnd(90)
  expect((await codes(visit.id)).end).toHaveLength(9)
  toEnd(91)
  expect((await codes(visit.id)).end).toEqual([])
  world.setClock(begin)
  const skipped = await world.addVisit({ of: { owner: family }, caretaker, startsAt: begin, status: 'skipped' })
  expect((await codes(skipped.id)).start).toEqual([])
})

describe('a step with a code', () => {
  test('proves start and end', async () => {
    const { id } = await planned()
    const started = await step('start', id, { code: await codeNow(id) })
    expect([started.status, started.body.startProof]).toEqual([200, 'code'])
    world.setClock(minutes(200))
    const ended = await step('end', id, { code: await codeNow(id, 'end') })
    expect([ended.status, ended.body.endProof]).toEqual([200, 'code'])
    expect(await proofs(id)).toEqual(['code', 'code'])
  })

  test('sent hours later proves only the time of its code', async () => {
    const kavitha = await world.addPerson('caretaker', 'Kavitha B')
    const honest = await planned()
    const claimed = await planned(minutes(-30), kavitha)
    const [code, otherCode] = [await codeNow(honest.id), await codeNow(claimed.id)]
    world.setClock(minutes(180))
    expect((await step('start', honest.id, { occurredAt: begin, code })).body.startProof).toBe('code')
    // Reported as half an hour earlier, with the code of seven past nine.
    const press = { occurredAt: minutes(-30), code: otherCode }
    expect((await step('start', claimed.id, press, kavitha)).body.startProof).toBe('none')
  })

  test('that is wrong or missing is stored, and an admin sees which', async () => {
    const wrong = await planned()
    const { body } = await step('start', wrong.id, { code: await wrongFor(wrong.id) })
    expect(body).toMatchObject({ status: 'started', startProof: 'none' })
    expect((await step<Refusal>('start', wrong.id, { code: '12a4' })).status).toBe(400)
    world.setClock(minutes(120))
    await step('end', wrong.id)
    expect(await world.readInOffice(wrong)).toMatchObject({ need: 'unproved', notProved: 'code-wrong' })
    const none = await planned(minutes(300))
    world.setClock(minutes(300))
    await step('start', none.id)
    await step('end', none.id)
    expect(await world.readInOffice(none)).toMatchObject({ need: 'unproved', notProved: 'no-code' })
  })

  test('sent twice with one id counts as one try', async () => {
    const { id } = await planned()
    const said = { clientEventId: newId(), code: await wrongFor(id) }
    for (let round = 0; round < 3; round += 1) expect((await step('start', id, said)).status).toBe(200)
    expect(await triesOf(id)).toEqual([{ kind: 'start', tries: 1 }])
  })
})

describe('a mistyped code', () => {
  test('can be corrected until an hour after the step', async () => {
    const { id } = await planned()
    await step('start', id, { code: await wrongFor(id) })
    world.setClock(minutes(20))
    const refused = await prove(id, await wrongFor(id))
    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
      400,
      'This is not the current code. 3 tries left.',
      { code: 'This is not the current code. 3 tries left.' },
    ])
    const proved = await prove(id, await codeNow(id))
    expect([proved.status, proved.body.startProof]).toEqual([200, 'code'])
    expect(await selectRows(world, 'visit_events', ['proof'], { visit_id: id })).toEqual([{ proof: 'none' }])
    expect(await codeOf(prove(id, await codeNow(id)))).toBe('409 visit.proved')
    const row = (await world.readAudit((await world.readVisit({ id })).booking_id)).at(-1)
    expect(JSON.parse(row?.changes ?? '')).toEqual([{ field: 'startProof', from: 'none', to: 'code' }])
  })

  test('is refused with the number of remaining tries', async () => {
    const { id } = await planned()
    await step('start', id, { code: await wrongFor(id) })
    const wrong = await wrongFor(id)
    const said = []
    for (let left = 3; left >= 0; left -= 1) said.push((await prove(id, wrong)).body.message)
    expect(said).toEqual([
      'This is not the current code. 3 tries left.',
      'This is not the current code. 2 tries left.',
      'This is not the current code. 1 try left.',
      'Call the office. They can confirm it.',
    ])
  })

  test('is refused later, before a step, and for the visit of another caretaker', async () => {
    const { id } = await planned()
    expect(await codeOf(prove(id, '1234'))).toBe('409 visit.not_started')
    await step('start', id)
    expect(await codeOf(prove(id, '1234', 'end'))).toBe('409 visit.not_ended')
    expect((await prove(id, await codeNow(id), 'start', await world.addPerson('caretaker', 'Uma'))).status).toBe(404)
    world.setClock(minutes(61))
    expect(await codeOf(prove(id, await codeNow(id)))).toBe('409 visit.no_tries')
    expect(await triesOf(id)).toEqual([])
  })

  test('has five tries, also when two hundred are sent at once', async () => {
    const { id } = await planned()
    await step('start', id)
    const wrong = await wrongFor(id)
    const right = await codeNow(id)
    const answers = await Promise.all(Array.from({ length: 200 }, () => prove(id, wrong)))
    const counted = Map.groupBy(answers, ({ status }) => status)
    expect([counted.get(400)?.length, counted.get(409)?.length]).toEqual([5, 195])
    expect(await triesOf(id)).toEqual([{ kind: 'start', tries: 5 }])
    expect(await codeOf(prove(id, right))).toBe('409 visit.no_tries')
    expect(await proofs(id)).toEqual(['none', null])
  })

  test('is not compared after five tries', async () => {
    const { id } = await planned()
    await insertRows(world, 'visit_code_tries', { visit_id: id, kind: 'start', tries: 5 })
    expect((await step('start', id, { code: await codeNow(id) })).body.startProof).toBe('none')
  })
})

test('a proof is only replaced by a stronger one', async () => {
  const { id } = await planned()
  await step('start', id, { code: await codeNow(id) })
  const yes = await world.asFamily({ id }, 'confirm-here', undefined, family)
  expect([yes.status, yes.body.startProof, yes.body.canConfirmHere]).toEqual([200, 'code', false])
  const second = await planned(minutes(300))
  world.setClock(minutes(300))
  await step('end', id)
  await step('start', second.id)
  await world.asFamily(second, 'confirm-here', undefined, family)
  expect(await proofs(second.id)).toEqual(['family', null])
  expect((await prove(second.id, await codeNow(second.id))).body.startProof).toBe('code')
})
