import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import type { VisitRow } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person } from '../../support/world.ts'
import { type AddedVisit, minutes as around, createVisitWorld, today } from './visit-world.ts'

const world = useWorld(createVisitWorld)
let lakshmi: Person
let rani: Person
beforeEach(async () => {
  world.setClock(today)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  rani = await world.addPerson('caretaker', 'Rani')
})

const startsAt = '2026-06-15T04:30:00.000Z'
const later = (minutes: number): string => around(minutes, startsAt)
const addVisit = (given: Partial<AddedVisit> = {}) => world.addVisit({ startsAt, caretaker: lakshmi, ...given })
const put = <Body = ChangedVisit>({ id }: { id: string }, body: Record<string, unknown>) =>
  world.call<Body>(world.admin, 'PUT', `/admin/visits/${id}`, { revision: 1, ...body })
type Change = { field: string; from: unknown; to: unknown }
/**
 * The audit rows of the booking of a visit, without its identifiers. With a shared database they also contain the rank of
 * the choice.
 */
const written = async ({ booking_id }: Pick<VisitRow, 'booking_id'>) =>
  (await world.readAudit(booking_id)).map(({ action, description, changes }) => ({
    action,
    what: description.split(/of booking \S+?(?=[: ])/).at(-1),
    changes: (JSON.parse(String(changes)) as Change[])
      .filter(({ field }) => field !== 'suggestion')
      .map(({ field, from, to }) => [field, from, to]),
  }))

test('the audit log of a changed visit names the old and the new caretaker and hides the reason', async () => {
  const visit = await addVisit()
  await put(visit, { caretaker: rani.id, reason: 'A wedding' })
  expect(await written(visit)).toEqual([
    {
      action: 'CARETAKER_ASSIGNED',
      what: ': Rani assigned',
      changes: [
        ['visitStartsAt', null, startsAt],
        ['visitCaretaker', { _id: lakshmi.id, name: 'Lakshmi Devi' }, { _id: rani.id, name: 'Rani' }],
        ['reason', null, null],
      ],
    },
  ])
})

describe('an admin', () => {
  test.each<[string, Record<string, string>, number]>([
    ['half an hour', { endsAt: later(30) }, 200],
    ['less than half an hour', { endsAt: later(29) }, 400],
    ['a whole day', { endsAt: later(1_440) }, 200],
    ['more than a day', { endsAt: later(1_441) }, 400],
    ['this very minute', { startsAt: '2026-06-10T06:30:00.000Z' }, 200],
    ['the minute before', { startsAt: '2026-06-10T06:29:00.000Z' }, 400],
  ])('may set %s', async (_, body, status) => {
    expect((await put(await addVisit(), body)).status).toBe(status)
  })

  test('may reassign a late visit', async () => {
    const visit = await addVisit()
    world.clock.now = new Date(later(20))
    const { body } = await put(visit, { caretaker: rani.id })
    expect(body.visit).toMatchObject({ startsAt, caretaker: { _id: rani.id } })
  })

  test('may move a visit whose caretaker is inactive', async () => {
    const visit = await addVisit()
    await updateRows(world, 'accounts', { id: lakshmi.id }, { inactive_at: startsAt })
    expect((await put(visit, { startsAt: later(60) })).body.visit.caretaker?._id).toBe(lakshmi.id)
    expect((await put(visit, { caretaker: lakshmi.id, revision: 2 })).status).toBe(200)
    expect((await put(visit, { caretaker: null, revision: 3 })).status).toBe(200)
    expect((await put(visit, { caretaker: lakshmi.id, revision: 4 })).status).toBe(409)
  })

  test.each(['done', 'missed', 'skipped', 'cancelled'] as const)('cannot change a visit that is %s', async (status) => {
    const visit = await addVisit({ status })
    for (const change of [{ startsAt: later(60) }, { caretaker: rani.id }])
      expect(await codeOf(put(visit, change))).toBe('409 visit.not_open')
    expect(await world.readVisit(visit)).toEqual(visit)
  })
})

describe('replacing or restoring a visit', () => {
  const replace = (visit: VisitRow, body: object = {}) =>
    world.office<ChangedVisit>(visit, 'replace', { caretaker: rani.id, ...body })
  beforeEach(() => world.setClock(startsAt))

  test('assigns a substitute to a missed visit, which stays missed', async () => {
    const visit = await addVisit()
    await world.office(visit, 'missed', { reason: 'Nobody came' })
    const closed = await world.readVisit(visit)
    expect((await replace(visit, { reason: 'Another one' })).body.visit).toMatchObject({
      caretaker: { _id: rani.id, name: 'Rani' },
      origin: { kind: 'replacement', visitId: visit.id },
    })
    expect(await world.readVisit(visit)).toEqual(closed)
    expect((await written(visit)).map(({ what }) => what)).toEqual([' missed', ': Rani sent as substitute'])
  })

  test('refuses a substitute after the care has ended', async () => {
    const visit = await addVisit({ of: { status: 'cancelled' } })
    expect(await codeOf(replace(visit))).toBe('409 visit.care_over')
    expect(await selectRows(world, 'visits', ['id'], { origin_visit_id: visit.id })).toEqual([])
  })

  test.each(['started', 'done', 'missed', 'skipped'] as const)(
    'is refused for a skipped visit whose replacement is %s',
    async (status) => {
      const visit = await addVisit({ status: 'skipped', startsAt: later(1_440) })
      const origin = { origin_visit_id: visit.id, origin_kind: 'moved', status } as const
      const next = await addVisit({ booking: { _id: visit.booking_id }, startsAt: later(2_880), ...origin })
      expect(await codeOf(world.office(visit, 'bring-back', { revision: 1 }))).toBe('409 visit.not_open')
      expect([await world.readVisit(visit), await world.readVisit(next)]).toEqual([visit, next])
    },
  )
})
