import type { FamilyVisit, OwnVisit, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId, type VisitRow } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTerms } from '../../../../api/src/charges/terms.ts'
import { findVisit } from '../../../../api/src/visits/visits.queries.ts'
import { type GivenBooking, insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
let lakshmi: Person
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setClock(today)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
})

/** A moment so many minutes, and ms, after noon. */
const at = (minutes: number, ms = 0): string =>
  new Date(Date.parse('2026-06-10T06:30:00.000Z') + minutes * 60_000 + ms).toISOString()
const setClock = (minutes: number) => {
  world.clock.now = new Date(at(minutes))
}
const ownerOf = ({ id, name, email }: Person) => ({ user: { _id: id, name, email } })
type Given = Partial<Parameters<typeof insertVisit>[1]> & { of?: Partial<GivenBooking> }
/** A visit that begins at noon and to which Lakshmi comes, of a booking that is nobody's yet. */
async function addVisit({ of = {}, ...given }: Given = {}): Promise<VisitRow> {
  const booking = await insertBooking(world, { owner: ownerOf(world.family), ...of })
  return insertVisit(world, { booking: { _id: booking.id }, startsAt: at(0), caretaker: lakshmi, ...given })
}
type Body = Record<string, unknown>
const own = <Answer = OwnVisit>(id: string, step: string, body: Body = {}, who = lakshmi) =>
  world.call<Answer>(who, 'POST', `/caretaker/visits/${id}/${step}`, { clientEventId: newId(), ...body })
const office = <Answer = Visit>(id: string, step: string, body: Body = {}) =>
  world.call<Answer>(world.admin, 'POST', `/admin/visits/${id}/${step}`, {
    reason: 'She rang us',
    clientEventId: newId(),
    ...body,
  })
const family = <Answer = FamilyVisit>(id: string, step: string) =>
  world.call<Answer>(world.family, 'POST', `/visits/${id}/${step}`)
const readFrom = () => world.deps.database.read
const read = ({ id }: { id: string }): Promise<VisitRow> =>
  readFrom().selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = ({ id }: { id: string }) =>
  readFrom().selectFrom('visit_events').select(['kind', 'reason']).where('visit_id', '=', id).orderBy('id').execute()

describe('a visit is not begun', () => {
  test.each([
    ['started', 'visit.already_started'],
    ['done', 'visit.already_started'],
    ['missed', 'visit.not_open'],
    ['skipped', 'visit.not_open'],
    ['cancelled', 'visit.not_open'],
  ] as const)('once it is %s, by its caretaker or by the office', async (status, code) => {
    const visit = await addVisit({ status })
    const answers = [await own<Refusal>(visit.id, 'start'), await office<Refusal>(visit.id, 'start')]
    expect(answers.map(({ body }) => body.code)).toEqual([code, code])
    expect(await read(visit)).toEqual(visit)
  })

  test('more than a day before, to the minute', async () => {
    const [soon, later] = [await addVisit({ startsAt: at(1_440) }), await addVisit({ startsAt: at(1_561) })]
    expect((await own<Refusal>(later.id, 'start')).body.code).toBe('visit.too_early')
    expect((await own(soon.id, 'start')).body.status).toBe('started')
  })

  test('for the office, of care that is over, or with nobody to begin it', async () => {
    const over = await addVisit({ of: { status: 'cancelled' } })
    expect((await office<Refusal>(over.id, 'start')).body.code).toBe('visit.care_over')
    const open = await addVisit({ caretaker: null })
    expect((await office<Refusal>(open.id, 'start')).body.code).toBe('visit.nobody_chosen')
    expect([await read(over), await read(open)]).toEqual([over, open])
  })

  test('at a home whose family asked to be forgotten', async () => {
    const closed = await world.addPerson('user', 'Closed Rao')
    const visit = await addVisit({ of: { owner: ownerOf(closed) } })
    await world.deps.database.write((tx) =>
      tx
        .updateTable('accounts')
        .set({ restricted_at: at(0) })
        .where('id', '=', closed.id)
        .execute(),
    )
    expect((await own<Refusal>(visit.id, 'start')).body.code).toBe('privacy.restricted')
    // Where no route stands before it, it is not found at all.
    const found = findVisit(readFrom(), visit.id, { caretaker: lakshmi.id })
    await expect(found).rejects.toMatchObject({ status: 404 })
    expect(await read(visit)).toEqual(visit)
  })
})

describe('a visit is begun', () => {
  test('by the office for who helps out, while the booking waits for somebody else', async () => {
    const helped = await addVisit({ of: { caretaker: ownerOf(await world.addPerson('caretaker')) } })
    expect((await office(helped.id, 'start')).body.status).toBe('started')
    const waits = await addVisit({ of: { caretaker: ownerOf(lakshmi) }, startsAt: at(130) })
    expect((await office<Refusal>(waits.id, 'start')).body.code).toBe('visit.start_care_first')
  })

  test('by a clock that is five minutes ahead and not one ms more, and why is kept', async () => {
    const visit = await addVisit()
    expect((await own<Refusal>(visit.id, 'start', { occurredAt: at(5, 1) })).status).toBe(400)
    const step = { occurredAt: at(5), reason: 'The lift stood still' }
    expect((await own(visit.id, 'start', step)).body.startedAt).toBe(at(5))
    setClock(6)
    await own(visit.id, 'end')
    expect(await eventsOf(visit)).toEqual([
      { kind: 'start', reason: 'The lift stood still' },
      { kind: 'end', reason: null },
    ])
  })

  test('with its care, of which the log says what it was before', async () => {
    const visit = await addVisit({ of: { status: 'confirmed', caretaker: ownerOf(lakshmi) } })
    await own(visit.id, 'start')
    const [begun] = (await world.readAudit(visit.booking_id)).filter(({ action }) => action === 'CARE_STARTED')
    expect(JSON.parse(String(begun?.changes))).toEqual([{ field: 'status', from: 'confirmed', to: 'active' }])
  })

  test('and takes its price when it ends, not before', async () => {
    const visit = await addVisit()
    const terms = { price: 50_000, parts: 1, counted: 0, early_end: 'share', single_price: null, reason: '' } as const
    await world.deps.database.write((tx) => addTerms(tx, visit.booking_id, terms, { by: null, at: world.clock.now }))
    await own(visit.id, 'start')
    expect(await read(visit)).toMatchObject({ charge_amount: null, charge_no: null })
    await own(visit.id, 'end')
    expect(await read(visit)).toMatchObject({ charge_amount: 50_000, charge_no: 1, charge_terms: 1 })
  })
})

describe('a step under one id is one step', () => {
  test('of one visit and of one person', async () => {
    const [one, other] = [await addVisit(), await addVisit({ startsAt: at(130) })]
    const clientEventId = newId()
    expect((await own(one.id, 'start', { clientEventId })).status).toBe(200)
    expect((await own<Refusal>(other.id, 'start', { clientEventId })).body.code).toBe('request.conflict')
    expect((await office<Refusal>(one.id, 'start', { clientEventId })).body.code).toBe('request.conflict')
    expect(await read(other)).toEqual(other)
  })

  test('by the office as well: an end that is said again is the same end', async () => {
    const visit = await addVisit()
    await office(visit.id, 'start')
    setClock(5)
    const step = { clientEventId: newId() }
    const ended = await office(visit.id, 'end', step)
    expect(ended.body.status).toBe('done')
    setClock(10)
    const again = await office(visit.id, 'end', step)
    expect([again.status, again.body]).toEqual([200, ended.body])
    expect((await eventsOf(visit)).map(({ kind }) => kind)).toEqual(['start', 'end'])
  })
})

test('a start is taken back by when it was pressed itself, whatever began meanwhile elsewhere', async () => {
  const visit = await addVisit()
  await office(visit.id, 'start')
  setClock(9)
  lakshmi = await world.addPerson('caretaker')
  const other = await addVisit()
  await office(other.id, 'start')
  setClock(11)
  expect((await office<Refusal>(visit.id, 'undo-start')).body.code).toBe('visit.started_long_ago')
  expect((await office(other.id, 'undo-start')).body.status).toBe('planned')
})

describe('the family’s word', () => {
  test('that nobody came is of one visit', async () => {
    const [visit, other] = [await addVisit(), await addVisit({ caretaker: null })]
    setClock(20)
    expect((await family(visit.id, 'not-here')).status).toBe(200)
    expect(await read(visit)).toMatchObject({ absent_reported_at: at(20), missing_told_at: at(20) })
    expect(await read(other)).toEqual(other)
  })

  test('that somebody is there is of one visit, proves what the office said, and is written down', async () => {
    const other = await addVisit({ status: 'started', start_proof: 'none', startsAt: at(-180) })
    const visit = await addVisit({ status: 'started', start_proof: 'office' })
    expect((await family(visit.id, 'confirm-here')).body.startProof).toBe('family')
    expect((await read(visit)).start_proof).toBe('family')
    expect(await read(other)).toEqual(other)
    expect(await world.readAudit(visit.booking_id)).toHaveLength(1)
  })

  test.each(['code', 'family'] as const)('adds nothing to a start that is proved by: %s', async (start_proof) => {
    const visit = await addVisit({ status: 'started', start_proof })
    expect((await family(visit.id, 'confirm-here')).body.startProof).toBe(start_proof)
    expect(await read(visit)).toEqual(visit)
    expect(await world.readAudit(visit.booking_id)).toEqual([])
  })
})
