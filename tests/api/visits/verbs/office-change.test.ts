import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import type { VisitRow } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { createVisitWorld, dayShift, today, type VisitWorld } from '../visit-world.ts'
import { readWritten } from './written.ts'

let world: VisitWorld
let lakshmi: Person
let rani: Person
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setClock(today)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  rani = await world.addPerson('caretaker', 'Rani')
})

const startsAt = '2026-06-15T04:30:00.000Z'
const later = (minutes: number, from = startsAt): string => new Date(Date.parse(from) + minutes * 60_000).toISOString()
/** A visit of two hours of a booking without a plan of days, to which Lakshmi comes. */
async function addVisit(given: Partial<Parameters<typeof insertVisit>[1]> = {}): Promise<VisitRow> {
  const { id: _id, name, email } = world.family
  const booking = await insertBooking(world, { owner: { user: { _id, name, email } } })
  return insertVisit(world, { booking: { _id: booking.id }, startsAt, caretaker: lakshmi, ...given })
}
const put = <Body = ChangedVisit>({ id }: { id: string }, body: Record<string, unknown>) =>
  world.call<Body>(world.admin, 'PUT', `/admin/visits/${id}`, { revision: 1, ...body })
const read = ({ id }: { id: string }): Promise<VisitRow> =>
  world.deps.database.read.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const written = (visit: VisitRow) => readWritten(world, visit)

describe('what the office changes is written down', () => {
  test('somebody else, with whom it was and why, and nothing of a time that stays', async () => {
    const visit = await addVisit()
    await put(visit, { caretaker: rani.id, reason: 'A wedding' })
    expect(await written(visit)).toEqual([
      {
        action: 'CARETAKER_ASSIGNED',
        what: ': Rani comes',
        changes: [
          ['visitStartsAt', null, startsAt],
          ['visitCaretaker', { _id: lakshmi.id, name: 'Lakshmi Devi' }, { _id: rani.id, name: 'Rani' }],
          ['reason', null, null],
        ],
      },
    ])
  })

  test('nobody, and somebody after nobody', async () => {
    const visit = await addVisit()
    await put(visit, { caretaker: null })
    await put(visit, { caretaker: rani.id, revision: 2 })
    const rows = await written(visit)
    expect(rows.map(({ action, what }) => [action, what])).toEqual([
      ['CARETAKER_UNASSIGNED', ': nobody comes'],
      ['CARETAKER_ASSIGNED', ': Rani comes'],
    ])
    expect(rows.map(({ changes }) => changes.slice(1))).toEqual([
      [['visitCaretaker', { _id: lakshmi.id, name: 'Lakshmi Devi' }, null]],
      [['visitCaretaker', null, { _id: rani.id, name: 'Rani' }]],
    ])
  })

  test.each([
    ['when it begins, and so when it ends', { startsAt: later(60) }, [later(60), later(180)]],
    ['when it begins alone', { startsAt: later(60), endsAt: later(120) }, [later(60), later(120)]],
    ['when it ends alone', { endsAt: later(180) }, [startsAt, later(180)]],
  ])('%s, and nothing of who comes', async (_, body, [begins, ends]) => {
    const visit = await addVisit()
    expect((await put(visit, { ...body, reason: 'She asked for it' })).status).toBe(200)
    expect(await written(visit)).toEqual([
      {
        action: 'BOOKING_UPDATED',
        what: ' moved',
        changes: [
          ['startsAt', startsAt, begins],
          ['endsAt', later(120), ends],
          ['reason', null, null],
        ],
      },
    ])
  })

  test('nothing where nothing changes', async () => {
    const visit = await addVisit()
    expect((await put(visit, { reason: 'Looked at it' })).status).toBe(200)
    expect(await written(visit)).toEqual([])
  })
})

describe('which times a visit may have', () => {
  test.each<[string, Record<string, string>, number]>([
    ['half an hour', { endsAt: later(30) }, 200],
    ['less than half an hour', { endsAt: later(29) }, 400],
    ['a whole day', { endsAt: later(1_440) }, 200],
    ['more than a day', { endsAt: later(1_441) }, 400],
    ['this very minute', { startsAt: '2026-06-10T06:30:00.000Z' }, 200],
    ['the minute before', { startsAt: '2026-06-10T06:29:00.000Z' }, 400],
  ])('%s', async (_, body, status) => {
    expect((await put(await addVisit(), body)).status).toBe(status)
  })

  test('one that should have begun is given to somebody else as it is', async () => {
    const visit = await addVisit()
    world.clock.now = new Date(later(20))
    expect((await put(visit, { caretaker: rani.id })).body.visit).toMatchObject({
      startsAt,
      caretaker: { _id: rani.id },
    })
  })

  test('one whose caretaker is not sent any more gets another time, and is not taken from her', async () => {
    const visit = await addVisit()
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set({ inactive_at: startsAt }).where('id', '=', lakshmi.id).execute(),
    )
    expect((await put(visit, { startsAt: later(60) })).body.visit.caretaker?._id).toBe(lakshmi.id)
    expect((await put<Refusal>(visit, { caretaker: lakshmi.id, revision: 2 })).status).toBe(200)
    expect((await put(visit, { caretaker: null, revision: 3 })).status).toBe(200)
    expect((await put<Refusal>(visit, { caretaker: lakshmi.id, revision: 4 })).status).toBe(409)
  })

  test.each(['done', 'missed', 'skipped', 'cancelled'] as const)('none once it is %s', async (status) => {
    const visit = await addVisit({ status })
    const answers = [
      await put<Refusal>(visit, { startsAt: later(60) }),
      await put<Refusal>(visit, { caretaker: rani.id }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['visit.not_open', 'visit.not_open'])
    expect(await read(visit)).toEqual(visit)
  })
})

describe('what the office is warned of', () => {
  test('nothing by the visit itself, however long it is', async () => {
    const visit = await addVisit({ minutes: 1_200 })
    expect((await put(visit, { caretaker: rani.id })).body.warnings).toEqual([])
    expect((await put(visit, { startsAt: later(30), revision: 2 })).body.warnings).toEqual([])
    expect((await put(visit, { caretaker: null, revision: 3 })).body.warnings).toEqual([])
  })

  test('by the name of who comes', async () => {
    const visit = await addVisit({ code: 'N' })
    const { warnings } = (await put(visit, { caretaker: rani.id })).body
    expect(warnings.map(({ code, caretaker }) => [code, caretaker])).toEqual([
      ['night-consent', { _id: rani.id, name: 'Rani' }],
    ])
  })
})

describe('a weekday is given to somebody from a visit on', () => {
  const planned = async () => {
    const { booking, roster } = await world.planDaily(lakshmi)
    const [visit] = await world.visitsOf(booking._id)
    if (!visit) throw new Error('no visit')
    return { booking, roster, visit }
  }

  test.each<[string, Record<string, unknown>, boolean]>([
    ['somebody else for one visit', { scope: 'this' }, true],
    ['somebody else from then on, as a rule says from now on', { scope: 'following' }, false],
    [
      'another beginning too',
      { scope: 'following', startsAt: '2026-06-11T03:00:00.000Z', endsAt: '2026-06-11T14:30:00.000Z' },
      true,
    ],
    ['another end too', { scope: 'following', endsAt: '2026-06-11T15:00:00.000Z' }, true],
  ])('a change by hand, which planning anew leaves alone: %s', async (_, body, isByHand) => {
    const { visit } = await planned()
    expect((await put(visit, { caretaker: rani.id, ...body })).status).toBe(200)
    const row = await read(visit)
    expect([row.caretaker_id, row.edited_at !== null]).toEqual([rani.id, isByHand])
  })

  test('not without a plan of days', async () => {
    const visit = await addVisit()
    expect((await put<Refusal>(visit, { caretaker: rani.id, scope: 'following' })).body.code).toBe('roster.missing')
    expect(await read(visit)).toEqual(visit)
  })

  test('what holds for the night later stays, and the plan of another booking is not touched', async () => {
    const rosters = () => world.deps.database.read.selectFrom('rosters').select(['booking_id', 'revision']).execute()
    const { booking: other } = await planned()
    const booking = await world.bookPackage('elderly-care', 'standard')
    const [one, two] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const night = { code: 'N', start: '20:00', minutes: 720 }
    const rules = ['D', 'N'].map((code) => ({ code, weekday: 4, caretaker: one.id, from: '2026-06-18' }))
    const plan = await world.plan(booking, { mode: 'two-shifts', shifts: [dayShift, night] })
    expect(plan.status).toBe(201)
    await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/roster/rules`, { rules })
    const [visit] = await world.visitsOf(booking._id)
    const before = await rosters()
    expect((await put(visit ?? { id: '' }, { caretaker: two.id, scope: 'following' })).status).toBe(200)
    const kept = await world.deps.database.read
      .selectFrom('roster_rules')
      .select(['code', 'caretaker_id', 'from_day'])
      .where('booking_id', '=', booking._id)
      .orderBy('code')
      .execute()
    expect(kept).toEqual([
      { code: 'D', caretaker_id: two.id, from_day: '2026-06-11' },
      { code: 'N', caretaker_id: one.id, from_day: '2026-06-18' },
    ])
    const revisionOf = (id: string, rows: typeof before) => rows.find(({ booking_id }) => booking_id === id)?.revision
    const rows = await rosters()
    expect(revisionOf(other._id, rows)).toBe(revisionOf(other._id, before))
    expect(revisionOf(booking._id, rows)).toBe(Number(revisionOf(booking._id, before)) + 1)
  })
})
