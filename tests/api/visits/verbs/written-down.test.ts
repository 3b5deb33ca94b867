import type { RosterPage } from '@thodu/api/contract/roster/roster.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Refusal } from '../../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

type Written = { action: string; what: string; changes: [field: string, from: unknown, to: unknown][] }
/** The last thing that the log says about a booking, without its code. */
async function lastWritten(booking: { _id: string; bookingId: string }): Promise<Written> {
  const row = (await world.readAudit(booking._id)).at(-1)
  const changes = typeof row?.changes === 'string' ? JSON.parse(row.changes) : (row?.changes ?? [])
  return {
    action: row?.action ?? '',
    what: row?.description.split(booking.bookingId).at(-1) ?? '',
    changes: changes.map((one: { field: string; from: unknown; to: unknown }) => [one.field, one.from, one.to]),
  }
}
const office = <Body = object>(id: string, step: string, body: object = {}) =>
  world.call<Body>(world.admin, 'POST', `/admin/visits/${id}/${step}`, body)
const family = <Body = object>(id: string, step: string, body: object = {}) =>
  world.call<Body>(world.family, 'POST', `/visits/${id}/${step}`, body)
const tell = () => ({ reason: 'She rang us', clientEventId: newId() })

describe('what happens to a visit is written down once, with what it was before', () => {
  test('by the office: skipped, brought back, missed', async () => {
    const { booking, visit, again } = await world.planOne(2)
    await office(visit.id, 'skip', { reason: 'Guests' })
    expect(await lastWritten(booking)).toEqual({
      action: 'BOOKING_UPDATED',
      what: ' skipped',
      changes: [
        ['visit', 'planned', 'skipped'],
        ['charge', 'due', 'none'],
        ['reason', null, null],
      ],
    })
    await office(visit.id, 'bring-back', { revision: (await again())?.revision })
    expect(await lastWritten(booking)).toMatchObject({
      action: 'BOOKING_UPDATED',
      what: ': brought back',
      changes: [['visit', 'skipped', 'planned']],
    })
    expect(await again()).toMatchObject({ status: 'planned', charge: 'due', reason: null, reason_by: null })
    world.setClock('2026-06-13', '20:30')
    await office(visit.id, 'missed', { reason: 'Nobody came' })
    expect(await lastWritten(booking)).toMatchObject({
      action: 'STATUS_UPDATE',
      what: ' missed',
      changes: [
        ['visit', 'planned', 'missed'],
        ['charge', 'due', 'none'],
        ['reason', null, null],
      ],
    })
    expect(await again()).toMatchObject({ status: 'missed', charge: 'none', reason: 'Nobody came', reason_by: null })
  })

  test('by the office: begun, taken back and ended for somebody who rang', async () => {
    const { booking, caretaker, visit, again } = await world.planOne()
    await world.advance(caretaker, booking, 'confirmed')
    await world.advance(caretaker, booking, 'active')
    world.setClock('2026-06-11', '08:00')
    await office(visit.id, 'start', tell())
    expect(await lastWritten(booking)).toMatchObject({
      action: 'STATUS_UPDATE',
      what: ' started',
      changes: [['visit', 'planned', 'started']],
    })
    await office(visit.id, 'undo-start', { reason: 'The wrong visit' })
    expect(await lastWritten(booking)).toMatchObject({
      action: 'STATUS_UPDATE',
      what: ': start taken back',
      changes: [
        ['visit', 'started', 'planned'],
        ['reason', null, expect.toSatisfy((to: unknown) => to === null || to === 'The wrong visit')],
      ],
    })
    expect((await office<Refusal>(visit.id, 'undo-start', { reason: 'x' })).body.code).toBe('visit.not_started')
    // Ten minutes from the newer start, however old the one is that was taken back.
    world.setClock('2026-06-11', '08:30')
    await office(visit.id, 'start', tell())
    world.setClock('2026-06-11', '08:40')
    expect((await office(visit.id, 'undo-start', { reason: 'Again' })).status).toBe(200)
    await office(visit.id, 'start', tell())
    world.setClock('2026-06-11', '20:00')
    await office(visit.id, 'end', tell())
    expect(await lastWritten(booking)).toMatchObject({ what: ' ended', changes: [['visit', 'started', 'done']] })
    expect(await again()).toMatchObject({ status: 'done', end_proof: 'office', start_proof: 'office' })
  })

  test('by the family: moved, left out, nobody came, somebody is there after all', async () => {
    const { booking, caretaker, visit } = await world.planOne(4)
    const to = '2026-06-15T03:30:00.000Z'
    await family(visit.id, 'move', { startsAt: to, revision: visit.revision })
    expect(await lastWritten(booking)).toEqual({
      action: 'BOOKING_UPDATED',
      what: ': moved by the family',
      changes: [['visit', '2026-06-15T02:30:00.000Z', to]],
    })
    const [, second, third] = await world.visitsOf(booking._id)
    await family(third?.id ?? '', 'skip', { reason: 'We are away', revision: third?.revision })
    expect(await lastWritten(booking)).toEqual({
      action: 'BOOKING_UPDATED',
      what: ': left out by the family',
      changes: [['visit', 'planned', 'skipped']],
    })
    expect((await world.visitsOf(booking._id))[2]).toMatchObject({ reason: 'We are away', reason_by: 'family' })
    await world.advance(caretaker, booking, 'confirmed')
    await world.advance(caretaker, booking, 'active')
    world.setClock('2026-06-12', '08:20')
    const now = world.clock.now.toISOString()
    await family(second?.id ?? '', 'not-here')
    expect(await lastWritten(booking)).toEqual({
      action: 'STATUS_UPDATE',
      what: ': the family says that nobody came',
      changes: [['absentReportedAt', null, now]],
    })
    expect((await family<Refusal>(second?.id ?? '', 'confirm-here')).body.code).toBe('visit.not_begun')
    await office(second?.id ?? '', 'start', tell())
    await family(second?.id ?? '', 'confirm-here')
    expect(await lastWritten(booking)).toEqual({
      action: 'STATUS_UPDATE',
      what: ': the family says that somebody is there',
      changes: [['startProof', 'office', 'family']],
    })
    expect((await family<Refusal>(third?.id ?? '', 'confirm-here')).body.code).toBe('visit.not_open')
  })
})

test('a weekday is somebody’s from a visit on: what was to hold later gives way, and nothing else does', async () => {
  const [rani, sunitha] = [await world.addPerson('caretaker', 'Rani'), await world.addPerson('caretaker', 'Sunitha')]
  const { booking, roster } = await world.planDaily()
  const { booking: other } = await world.planDaily()
  const rulesOf = async (id: string) => {
    const page = await world.call<RosterPage>(world.admin, 'GET', `/admin/bookings/${id}/roster`)
    return page.body.roster?.rules.map(({ weekday, caretaker, from }) => `${weekday} ${caretaker?.name ?? '-'} ${from}`)
  }
  for (const { _id } of [booking, other])
    await world.call(world.admin, 'PUT', `/admin/bookings/${_id}/roster/rules`, {
      rules: [
        { code: 'D', weekday: 4, caretaker: sunitha.id, from: '2026-06-18' },
        { code: 'D', weekday: 5, caretaker: sunitha.id, from: '2026-06-19' },
      ],
    })
  const [thursday] = await world.visitsOf(booking._id)
  const put = (body: object) =>
    world.call(world.admin, 'PUT', `/admin/visits/${thursday?.id}`, { scope: 'following', ...body })
  const visits = async () => (await world.visitsOf(booking._id))[0]
  expect((await put({ caretaker: rani.id, revision: thursday?.revision })).status).toBe(200)
  expect(await rulesOf(booking._id)).toEqual(['4 Rani 2026-06-11', '5 Sunitha 2026-06-19'])
  expect(await rulesOf(other._id)).toEqual(['4 Sunitha 2026-06-18', '5 Sunitha 2026-06-19'])
  // What a rule says is no change by hand; said again it is the same rule.
  expect((await visits())?.edited_at).toBeNull()
  expect((await put({ caretaker: null, revision: (await visits())?.revision })).status).toBe(200)
  expect(await rulesOf(booking._id)).toEqual(['4 - 2026-06-11', '5 Sunitha 2026-06-19'])
  const page = await world.call<RosterPage>(world.admin, 'GET', `/admin/bookings/${booking._id}/roster`)
  expect(page.body.roster?.revision).toBe(roster.revision + 3)
})
