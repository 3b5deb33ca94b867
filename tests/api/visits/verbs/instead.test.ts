import type { ChangedVisit, Visit } from '@thodu/api/contract/visits/visits.schema'
import type { VisitRow } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { createVisitWorld, type VisitWorld } from '../visit-world.ts'
import { readWritten } from './written.ts'

let world: VisitWorld
let lakshmi: Person
let rani: Person
const startsAt = '2026-06-11T04:30:00.000Z'
const later = (minutes: number): string => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = new Date(startsAt)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  rani = await world.addPerson('caretaker', 'Rani')
})

type Given = Partial<Parameters<typeof insertVisit>[1]>
/** A visit of two hours that begins now, to which Lakshmi was to come. */
async function addVisit({ booking, ...given }: Given = {}): Promise<VisitRow> {
  const { id: _id, name, email } = world.family
  const home = booking?._id ?? (await insertBooking(world, { owner: { user: { _id, name, email } } })).id
  return insertVisit(world, { booking: { _id: home }, startsAt, caretaker: lakshmi, ...given })
}
const post = <Body = Visit>({ id }: { id: string }, step: string, body: Record<string, unknown>) =>
  world.call<Body>(world.admin, 'POST', `/admin/visits/${id}/${step}`, body)
const replace = <Body = ChangedVisit>(visit: VisitRow, body: Record<string, unknown> = {}) =>
  post<Body>(visit, 'replace', { caretaker: rani.id, ...body })
const read = ({ id }: { id: string }): Promise<VisitRow> =>
  world.deps.database.read.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const followersOf = ({ id }: VisitRow) =>
  world.deps.database.read.selectFrom('visits').selectAll().where('origin_visit_id', '=', id).execute()
const written = (visit: VisitRow) => readWritten(world, visit)
const finish = ({ booking_id }: VisitRow) =>
  world.deps.database.write((tx) =>
    tx.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking_id).execute(),
  )

describe('somebody else comes instead', () => {
  test('of whom it was, by name, and both are written down', async () => {
    const visit = await addVisit()
    expect((await replace(visit)).status).toBe(201)
    expect(await written(visit)).toMatchObject([
      { what: ' missed', changes: [['visit', 'planned', 'missed'], ['charge', 'due', 'none'], expect.anything()] },
      {
        what: ': Rani comes instead',
        changes: [['visitCaretaker', { _id: lakshmi.id, name: 'Lakshmi Devi' }, { _id: rani.id, name: 'Rani' }]],
      },
    ])
    expect((await read(visit)).reason).toBe('Somebody else comes instead')
  })

  test('of nobody, with what the office gives as the reason', async () => {
    const visit = await addVisit({ caretaker: null })
    expect((await replace(visit, { reason: 'We found her at last' })).status).toBe(201)
    expect((await written(visit)).at(-1)?.changes).toEqual([['visitCaretaker', null, { _id: rani.id, name: 'Rani' }]])
    expect((await read(visit)).reason).toBe('We found her at last')
  })

  test('of a visit that was missed already, which stays as it was closed', async () => {
    const visit = await addVisit()
    await post(visit, 'missed', { reason: 'Nobody came' })
    const closed = await read(visit)
    expect((await replace(visit, { reason: 'Another one' })).body.visit).toMatchObject({
      caretaker: { _id: rani.id, name: 'Rani' },
      origin: { kind: 'replacement', visitId: visit.id },
    })
    expect(await read(visit)).toEqual(closed)
    expect((await written(visit)).map(({ what }) => what)).toEqual([' missed', ': Rani comes instead'])
  })

  test('not of care that is over', async () => {
    const visit = await addVisit()
    await finish(visit)
    expect((await replace<Refusal>(visit)).body.code).toBe('visit.care_over')
    expect(await followersOf(visit)).toEqual([])
  })

  test('and the office is warned of what comes of it, once and by name, not of the visit itself', async () => {
    expect((await replace(await addVisit({ minutes: 1_200 }))).body.warnings).toEqual([])
    rani = await world.addPerson('caretaker', 'Rani')
    lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
    const { body } = await replace(await addVisit({ code: 'N' }))
    expect(body.warnings.map(({ code, caretaker }) => [code, caretaker])).toEqual([
      ['night-consent', { _id: rani.id, name: 'Rani' }],
    ])
  })
})

describe('a visit that is skipped', () => {
  /** Sessions of a counted package, Monday to Friday at 10 in the city. */
  async function planSessions(): Promise<VisitRow> {
    world.clock.now = new Date('2026-06-10T04:30:00.000Z')
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    await world.plan(booking, { days: [1, 2, 3, 4, 5], shifts: [{ code: 'S', start: '10:00', minutes: 45 }] })
    const [visit] = await world.visitsOf(booking._id)
    if (!visit) throw new Error('no visit')
    return visit
  }

  test('is free a day ahead to the minute, and given back; a minute later it is charged and is not', async () => {
    const [free, late] = [await planSessions(), await planSessions()]
    expect((await post(free, 'skip', { reason: 'Guests' })).body.charge).toBe('none')
    expect(await followersOf(free)).toHaveLength(1)
    world.clock.now = new Date('2026-06-10T04:31:00.000Z')
    expect((await post(late, 'skip', { reason: 'Guests' })).body.charge).toBe('due')
    expect(await followersOf(late)).toEqual([])
    const waived = await planSessions()
    expect((await post(waived, 'skip', { reason: 'Guests', charge: 'waived' })).body.charge).toBe('waived')
    expect(await followersOf(waived)).toEqual([])
  })

  test.each(['started', 'done', 'missed', 'skipped'] as const)(
    'is not brought back once that for it is %s',
    async (status) => {
      const visit = await addVisit({ status: 'skipped', startsAt: later(1_440) })
      const origin = { origin_visit_id: visit.id, origin_kind: 'moved', status } as const
      const next = await addVisit({ booking: { _id: visit.booking_id }, startsAt: later(2_880), ...origin })
      expect((await post<Refusal>(visit, 'bring-back', { revision: 1 })).body.code).toBe('visit.not_open')
      expect([await read(visit), await read(next)]).toEqual([visit, next])
    },
  )

  test('by its family says so in the log, whether it is given back, and keeps whose words it has', async () => {
    const skip = (id: string, body = {}) =>
      world.call(world.family, 'POST', `/visits/${id}/skip`, { revision: 1, ...body })
    const session = await planSessions()
    const single = await addVisit({ startsAt: later(5_000) })
    expect((await skip(session.id)).status).toBe(200)
    expect((await skip(single.id, { reason: 'We are away' })).status).toBe(200)
    expect((await written(session)).at(-1)?.what).toBe(': left out by the family and given back')
    expect((await written(single)).at(-1)?.what).toBe(': left out by the family')
    expect(await read(session)).toMatchObject({ reason: null, reason_by: null })
    expect(await read(single)).toMatchObject({ reason: 'We are away', reason_by: 'family' })
  })
})
