import type { PlannedRoster } from '@thodu/api/contract/roster/roster.schema'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import { codeOf } from '../../support/world.ts'
import { createVisitWorld, everyDay, today } from './visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const on = async (booking: { _id: string }, day: string) =>
  (await world.visitsOf(booking._id)).filter(({ service_day }) => service_day === day).map(({ status }) => status)
const resume = (booking: { _id: string }) =>
  world.call<PlannedRoster>(world.admin, 'POST', `/admin/bookings/${booking._id}/roster/resume`)

test('resuming early ends the pause and restores visits with the same caretaker (rule VISIT-9)', async () => {
  const { booking, caretaker } = await world.planDaily()
  await world.pause(booking, '2026-06-11', '2026-06-14')
  world.setClock('2026-06-13', '06:00')
  const ended = await resume(booking)
  expect(ended.status).toBe(200)
  expect(ended.body.roster.pause).toEqual({ from: '2026-06-11', until: '2026-06-12' })
  expect([await on(booking, '2026-06-12'), await on(booking, '2026-06-13')]).toEqual([['skipped'], ['planned']])
  const visit = (await world.visitsOf(booking._id)).find(({ service_day }) => service_day === '2026-06-13')
  expect(visit).toMatchObject({ caretaker_id: caretaker.id, charge: 'due', reason: null })
  expect((await resume(booking)).status).toBe(200)
  const told = (await world.readAudit(booking._id)).filter(({ description }) => description.includes('pause ended'))
  expect(told).toHaveLength(1)
})

const skip = async (visit: { id: string }) => (await world.office(visit, 'skip', { reason: 'Guests' })).body
const bringBack = (visit: Visit, revision = visit.revision) => world.office(visit, 'bring-back', { revision })

test('a skipped visit is restored once with its caretaker, and not when stale or past (rule VISIT-25)', async () => {
  const { visit, caretaker } = await world.planOne(3)
  const skipped = await skip(visit)
  expect(await codeOf(bringBack(skipped, skipped.revision - 1))).toBe('409 visit.stale')
  const back = await bringBack(skipped)
  expect(back.body).toMatchObject({ status: 'planned', charge: 'due', reason: null, caretaker: { _id: caretaker.id } })
  expect(await codeOf(bringBack(back.body))).toBe('409 visit.not_open')
  const behind = await skip(visit)
  world.setClock(visit.service_day, '08:00')
  expect((await bringBack(behind)).status).toBe(409)
})

test('a restored visit is unassigned when its caretaker is busy', async () => {
  const { visit, caretaker, booking } = await world.planOne(2)
  const skipped = await skip(visit)
  const other = await world.bookPackage('elderly-care', 'standard')
  const rules = everyDay.map((weekday) => ({ code: 'D', weekday, caretaker: caretaker.id }))
  await world.plan(other, { startsOn: visit.service_day, endsOn: visit.service_day, rules })
  expect((await bringBack(skipped)).body.caretaker).toBeNull()
  expect(await on(booking, visit.service_day)).toEqual(['planned'])
})

test('restoring a visit removes the session that a counted package added for it', async () => {
  const booking = await world.planSessions(null, '10:00')
  const before = await world.setOf(booking._id)
  const [, , third] = await world.visitsOf(booking._id)
  const skipped = await skip(third ?? { id: '' })
  expect((await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')).toHaveLength(before.length)
  expect((await bringBack(skipped)).status).toBe(200)
  const after = (await world.setOf(booking._id)).filter((line) => !line.endsWith('cancelled'))
  expect(after).toEqual(before)
})

type Written = { action: string; what: string; changes: [field: string, from: unknown, to: unknown][] }
async function lastWritten(booking: { _id: string; bookingId: string }): Promise<Written> {
  const row = (await world.readAudit(booking._id)).at(-1)
  const changes: { field: string; from: unknown; to: unknown }[] = JSON.parse(row?.changes ?? '[]')
  return {
    action: row?.action ?? '',
    what: row?.description.split(booking.bookingId).at(-1) ?? '',
    changes: changes.map(({ field, from, to }) => [field, from, to]),
  }
}

describe('each change of a visit is logged once with its old value', () => {
  test('by an admin: skipped, restored, missed', async () => {
    const { booking, visit, again } = await world.planOne(2)
    await skip(visit)
    expect(await lastWritten(booking)).toEqual({
      action: 'BOOKING_UPDATED',
      what: ' skipped',
      changes: [
        ['visit', 'planned', 'skipped'],
        ['charge', 'due', 'none'],
        ['reason', null, null],
      ],
    })
    await world.office(visit, 'bring-back', { revision: (await again())?.revision })
    const back = { action: 'BOOKING_UPDATED', what: ': skip undone', changes: [['visit', 'skipped', 'planned']] }
    expect(await lastWritten(booking)).toMatchObject(back)
    expect(await again()).toMatchObject({ status: 'planned', charge: 'due', reason: null, reason_by: null })
    world.setClock('2026-06-13', '20:30')
    await world.office(visit, 'missed', { reason: 'Nobody came' })
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

  test('by the family: moved, skipped, absence reported and withdrawn', async () => {
    const { booking, caretaker, visit } = await world.planOne(4)
    const logged = async (action: string, what: string, ...changes: unknown[][]) =>
      expect(await lastWritten(booking)).toEqual({ action, what, changes })
    const from = '2026-06-15T02:30:00.000Z'
    const to = '2026-06-15T03:30:00.000Z'
    await world.asFamily(visit, 'move', { startsAt: to, revision: visit.revision })
    await logged('BOOKING_UPDATED', ': moved by the family', ['visit', from, to])
    const [, second, third] = await world.visitsOf(booking._id)
    if (!second || !third) throw new Error('no visits')
    await world.asFamily(third, 'skip', { reason: 'We are away', revision: third.revision })
    await logged('BOOKING_UPDATED', ': skipped by the family', ['visit', 'planned', 'skipped'])
    expect(await world.readVisit(third)).toMatchObject({ reason: 'We are away', reason_by: 'family' })
    for (const step of ['confirmed', 'active']) await world.advance(caretaker, booking, step)
    world.setClock('2026-06-12', '08:20')
    await world.asFamily(second, 'not-here')
    const now = world.clock.now.toISOString()
    await logged('STATUS_UPDATE', ': the family reports that nobody came', ['absentReportedAt', null, now])
    await world.office(second, 'start', { reason: 'She rang us', clientEventId: newId() })
    await world.asFamily(second, 'confirm-here')
    await logged('STATUS_UPDATE', ': the family reports that the caregiver is there', [
      'startProof',
      'office',
      'family',
    ])
    expect(await codeOf(world.asFamily(third, 'confirm-here'))).toBe('409 visit.not_open')
  })
})

test('reassigning a weekday ends its later rules, and no others', async () => {
  const [rani, sunitha] = [await world.addPerson('caretaker', 'Rani'), await world.addPerson('caretaker', 'Sunitha')]
  const { booking, roster } = await world.planDaily()
  const { booking: other } = await world.planDaily()
  const rulesOf = async (one: { _id: string }) =>
    (await world.readRoster(one)).roster?.rules.map(
      ({ weekday, caretaker, from }) => `${weekday} ${caretaker?.name ?? '-'} ${from}`,
    )
  const rules = [
    { code: 'D', weekday: 4, caretaker: sunitha.id, from: '2026-06-18' },
    { code: 'D', weekday: 5, caretaker: sunitha.id, from: '2026-06-19' },
  ]
  for (const { _id } of [booking, other])
    await world.call(world.admin, 'PUT', `/admin/bookings/${_id}/roster/rules`, { rules })
  const thursday = async () => (await world.visitsOf(booking._id))[0]
  const give = async (caretaker: string | null) => {
    const visit = await thursday()
    const body = { scope: 'following', caretaker, revision: visit?.revision }
    expect((await world.call(world.admin, 'PUT', `/admin/visits/${visit?.id}`, body)).status).toBe(200)
  }
  await give(rani.id)
  expect(await rulesOf(booking)).toEqual(['4 Rani 2026-06-11', '5 Sunitha 2026-06-19'])
  expect(await rulesOf(other)).toEqual(['4 Sunitha 2026-06-18', '5 Sunitha 2026-06-19'])
  // Following a rule does not mark the visit as edited, and the same rule sent again stays one rule.
  expect((await thursday())?.edited_at).toBeNull()
  await give(null)
  expect(await rulesOf(booking)).toEqual(['4 - 2026-06-11', '5 Sunitha 2026-06-19'])
  expect((await world.readRoster(booking)).roster?.revision).toBe(roster.revision + 3)
})
