import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { ChangedRoster, RosterWithSuggestion } from '@thodu/api/contract/roster/roster.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeEach, expect, test } from 'vitest'
import { updateRows } from '../../../support/rows.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Refusal } from '../../../support/world.ts'
import { createVisitWorld, today } from '../visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const path = (id: string, step = '') => `/admin/bookings/${id}/roster${step}`
const pause = <Body = ChangedRoster>(id: string, from: string, until: string | null, reason = 'In hospital') =>
  world.call<Body>(world.admin, 'POST', path(id, '/pause'), { from, until, reason })
const resume = (id: string) => world.call<ChangedRoster>(world.admin, 'POST', path(id, '/resume'))
const rosterOf = async (id: string) =>
  (await world.call<RosterWithSuggestion>(world.admin, 'GET', path(id))).body.roster
/** Days of the month on which a booking has visits with this status. */
const daysThatAre = async (id: string, status: string) =>
  (await world.visitsOf(id)).filter((row) => row.status === status).map((row) => row.service_day.slice(-2))
const lastAudit = async (id: string) => {
  const row = (await world.readAudit(id)).at(-1)
  const changes = typeof row?.changes === 'string' ? JSON.parse(row.changes) : row?.changes
  return { description: row?.description, changes: changes as { field: string; to: unknown }[] }
}
const session = { code: 'S', start: '17:00', minutes: 60 }

test.each<[string, string, string | null, Record<string, string>]>([
  ['an invalid first day', '2026-06-31', null, { from: texts.details.invalidDate }],
  ['an invalid last day', '2026-06-15', '2026-06-31', { until: texts.details.invalidDate }],
  ['an end before the beginning', '2026-06-15', '2026-06-14', { until: texts.roster.wrongEnd }],
  ['a first day that is behind', '2026-06-09', '2026-06-20', { from: texts.roster.pastDay }],
])('a pause with %s is refused', async (_, from, until, errors) => {
  const { booking } = await world.planDaily()
  const { status, body } = await pause<Refusal>(booking._id, from, until)
  expect([status, body.errors]).toEqual([400, errors])
  expect([(await rosterOf(booking._id))?.pause, await daysThatAre(booking._id, 'skipped')]).toEqual([null, []])
})

test('a pause cancels its days free of charge, and the log records it', async () => {
  const { booking, roster } = await world.planDaily()
  const one = await pause(booking._id, '2026-06-13', '2026-06-13')
  expect([one.body.changed, one.body.open, one.body.roster.revision]).toEqual([1, 0, roster.revision + 1])
  expect(await daysThatAre(booking._id, 'skipped')).toEqual(['13'])
  const { body } = await pause(booking._id, '2026-06-13', '2026-06-15')
  expect([body.changed, body.roster.pause]).toEqual([2, { from: '2026-06-13', until: '2026-06-15' }])
  const skipped = (await world.visitsOf(booking._id)).filter(({ status }) => status === 'skipped')
  expect(skipped.map((row) => [row.service_day, row.charge, row.reason])).toEqual(
    ['2026-06-13', '2026-06-14', '2026-06-15'].map((day) => [day, 'none', 'In hospital']),
  )
  const { description, changes } = await lastAudit(booking._id)
  expect(description).toContain('no visits from 2026-06-13 to 2026-06-15, 2 skipped')
  expect(changes.map(({ field, to }) => [field, to])).toEqual([
    ['roster', 'Sun, Mon, Tue, Wed, Thu, Fri, Sat; day 8:00 AM to 8:00 PM; from Jun 11, 2026 on'],
    // The audit row omits the reason, which reveals health details.
    ['reason', null],
  ])
  const changed = await world.change(booking, body.roster)
  expect(changed.body.roster.pause).toEqual({ from: '2026-06-13', until: '2026-06-15' })
})

test('a pause does not cancel a started visit, and counts a moved visit by its new day', async () => {
  const { booking } = await world.planDaily()
  const rows = await world.visitsOf(booking._id)
  const move = async (place: number, startsAt: string) => {
    const row = rows[place]
    const answer = await world.call(world.admin, 'PUT', `/admin/visits/${row?.id}`, {
      revision: row?.revision,
      startsAt,
      endsAt: startsAt.replace(/T.*/, 'T20:00:00.000Z'),
    })
    expect(answer.status).toBe(200)
  }
  // Moves one visit from before the pause into it, and one from within it to the day after it.
  await move(2, '2026-06-13T19:00:00.000Z')
  await move(5, '2026-06-16T18:30:00.000Z')
  world.setClock('2026-06-11', '08:00')
  await pause(booking._id, '2026-06-14', '2026-06-16')
  expect(await daysThatAre(booking._id, 'skipped')).toEqual(['13', '14', '15'])
  // A visit that starts at this minute is not cancelled.
  await pause(booking._id, '2026-06-11', '2026-06-12')
  expect(await daysThatAre(booking._id, 'skipped')).not.toContain('11')
  expect(await daysThatAre(booking._id, 'skipped')).toContain('12')
})

test('an open pause lasts until an admin resumes care', async () => {
  const { booking, caretaker } = await world.planDaily()
  await pause(booking._id, '2026-06-13', null)
  expect(await daysThatAre(booking._id, 'planned')).toEqual(['11', '12'])
  expect((await lastAudit(booking._id)).description).toContain(
    'no visits from 2026-06-13 to further notice, 12 skipped',
  )
  world.setClock('2026-06-15', '07:00')
  const { status, body } = await resume(booking._id)
  expect([status, body.changed, body.open]).toEqual([200, 14, 0])
  expect(body.roster.pause).toEqual({ from: '2026-06-13', until: '2026-06-14' })
  expect(await daysThatAre(booking._id, 'skipped')).toEqual(['13', '14'])
  const ahead = (await world.visitsOf(booking._id)).filter(({ service_day }) => service_day >= '2026-06-15')
  expect(ahead.map(({ service_day }) => service_day).at(-1)).toBe('2026-06-28')
  expect(ahead.every((row) => row.caretaker_id === caretaker.id && row.charge === 'due' && row.reason === null)).toBe(
    true,
  )
  expect((await lastAudit(booking._id)).description).toContain('pause ended')
  const count = (await world.readAudit(booking._id)).length
  const again = await resume(booking._id)
  expect([again.body.roster.pause, again.body.changed]).toEqual([body.roster.pause, 0])
  expect(await world.readAudit(booking._id)).toHaveLength(count)
})

test('resuming removes a pause from today or later, and ends an older one yesterday', async () => {
  const { booking } = await world.planDaily()
  await pause(booking._id, '2026-06-13', '2026-06-14')
  expect((await resume(booking._id)).body.roster.pause).toBeNull()
  expect(await daysThatAre(booking._id, 'skipped')).toEqual([])
  world.setClock('2026-06-12', '07:00')
  await pause(booking._id, '2026-06-12', '2026-06-14')
  expect((await resume(booking._id)).body.roster.pause).toBeNull()
  await pause(booking._id, '2026-06-12', '2026-06-14')
  world.setClock('2026-06-13', '07:00')
  expect((await resume(booking._id)).body.roster.pause).toEqual({ from: '2026-06-12', until: '2026-06-12' })
  expect(await daysThatAre(booking._id, 'skipped')).toEqual(['12'])
  const count = (await world.readAudit(booking._id)).length
  expect((await resume(booking._id)).body.roster.pause).toEqual({ from: '2026-06-12', until: '2026-06-12' })
  expect(await world.readAudit(booking._id)).toHaveLength(count)
})

test('a new pause replaces the one before', async () => {
  const { booking } = await world.planDaily()
  await pause(booking._id, '2026-06-13', '2026-06-16')
  await pause(booking._id, '2026-06-15', '2026-06-18')
  expect(await daysThatAre(booking._id, 'skipped')).toEqual(['15', '16', '17', '18'])
  await pause(booking._id, '2026-06-14', '2026-06-15')
  expect(await daysThatAre(booking._id, 'skipped')).toEqual(['14', '15'])
  world.setClock('2026-06-15')
  expect((await pause(booking._id, '2026-06-14', '2026-06-16')).status).toBe(200)
  expect(await daysThatAre(booking._id, 'skipped')).toEqual(['14', '15', '16'])
})

test('paused days extend a counted package, also when another pause follows', async () => {
  const endsOf = async (...pauses: [string, string, string | null][]) => {
    world.setClock(today)
    const booking = await world.bookPackage('physiotherapy', 'monthly')
    await world.plan(booking, { days: [1, 2, 3, 4, 5], shifts: [session] })
    for (const [day, from, until] of pauses) {
      world.setClock(day)
      expect((await pause(booking._id, from, until)).status).toBe(200)
    }
    return (await rosterOf(booking._id))?.endsOn
  }
  const first = '2026-07-10'
  expect(await endsOf(['2026-06-10', '2026-06-15', '2026-06-16'])).toBe(first)
  // Two days have passed by then, and both were paused.
  expect(await endsOf(['2026-06-10', '2026-06-15', '2026-06-16'], ['2026-06-20', '2026-06-22', '2026-06-23'])).toBe(
    '2026-07-12',
  )
  // One day has passed, because today is not over.
  expect(await endsOf(['2026-06-10', '2026-06-15', '2026-06-18'], ['2026-06-16', '2026-06-22', '2026-06-23'])).toBe(
    '2026-07-11',
  )
  expect(await endsOf(['2026-06-10', '2026-06-15', '2026-06-18'], ['2026-06-15', '2026-06-22', '2026-06-23'])).toBe(
    first,
  )
  // Days before the first visit are not paused. An open pause counts up to the next one.
  expect(await endsOf(['2026-06-10', '2026-06-10', '2026-06-12'], ['2026-06-20', '2026-06-22', null])).toBe(
    '2026-07-12',
  )
})

test('resuming restores only visits that the pause cancelled', async () => {
  const on = async ({ _id }: Booking, day: string) => {
    const row = (await world.visitsOf(_id)).find(({ service_day }) => service_day === `2026-06-${day}`)
    if (!row) throw new Error('no visit')
    return row
  }
  const set = (id: string, columns: object) => updateRows(world, 'visits', { id }, columns)
  const leftOut = { status: 'skipped', charge: 'none' } as const
  const { booking } = await world.planDaily()
  await pause(booking._id, '2026-06-13', '2026-06-18')
  const [before, behind] = [await on(booking, '12'), await on(booking, '19')]
  for (const { id } of [before, behind]) await set(id, leftOut)
  const cancelled = await on(booking, '14')
  await set(cancelled.id, { status: 'cancelled' })
  const moved = await on(booking, '16')
  const follower = await insertVisit(world, {
    ...{ booking, startsAt: '2026-06-16T16:30:00.000Z', ordinal: 0, ...leftOut },
    ...{ origin_visit_id: moved.id, origin_kind: 'moved' },
  })
  const stays = [before, cancelled, moved, follower, behind].map(({ id }) => id)
  await resume(booking._id)
  const rows = await world.visitsOf(booking._id)
  expect(rows.flatMap(({ id, status }) => (status === 'planned' ? [] : [id]))).toEqual(stays)
  expect((await on(booking, '14')).status).toBe('cancelled')
})
