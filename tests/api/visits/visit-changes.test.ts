import { addDays, weekdayOf } from '@thodu/api/contract/time'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { findDatabaseFault, newId } from '@thodu/db'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextChosenDay } from '../../../api/src/roster/give-back.ts'
import { whyClosed, whyNotAbsent, whyNotMoved } from '../../../api/src/visits/change-rules.ts'
import { chooseNearest, listStarts } from '../../../api/src/visits/offered-starts.ts'
import { tellChanged, tellMissed } from '../../../api/src/visits/tell-visit.ts'
import { findVisit } from '../../../api/src/visits/visits.queries.ts'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())

test('what a family may change is what a plain reading of the rule says', () => {
  const statuses = ['planned', 'started', 'done', 'missed', 'skipped', 'cancelled'] as const
  const bookings = ['pending', 'confirmed', 'active', 'completed', 'cancelled'] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...statuses),
      fc.constantFrom(...bookings),
      fc.integer({ min: -4_000, max: 4_000 }),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom('none', 'family', 'code', 'office', null),
      fc.integer({ min: 30, max: 1_440 }),
      (status, booking_status, startsIn, moves, start_proof, minutes) => {
        const now = new Date('2026-06-10T06:30:00.000Z')
        const starts_min = now.getTime() / 60_000 + startsIn
        const ends_min = starts_min + minutes
        const times = { starts_min, ends_min }
        const visit = { status, booking_status, ...times, moves, start_proof, absent_reported_at: null } as const
        const isOpen = !['completed', 'cancelled'].includes(booking_status)
        const mayChange = isOpen && status === 'planned' && startsIn >= 24 * 60
        expect(whyClosed(visit, now) === undefined).toBe(mayChange)
        expect(whyNotMoved(visit, now) === undefined).toBe(mayChange && moves < 2)
        const unknown = status === 'planned' || (status === 'started' && start_proof === 'none')
        expect(whyNotAbsent(visit, now) === undefined).toBe(
          isOpen && unknown && startsIn <= -15 && startsIn + minutes > 0,
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('times that are offered keep the length, lie within the day, and the nearest come first', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('D', 'S', 'N', 'L'),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 2, max: 48 }),
      fc.integer({ min: 0, max: 30 }),
      (code, quarter, halves, later) => {
        const midnight = Date.parse('2026-06-10T00:00:00+05:30') / 60_000
        const starts_min = midnight + quarter * 15
        const visit = { code, starts_min, ends_min: starts_min + halves * 30, service_day: '2026-06-10' } as const
        const day = addDays('2026-06-10', later)
        const own = starts_min + later * 1_440
        const starts = listStarts(visit, day)
        expect(starts).not.toContain(starts_min)
        expect(starts.toSorted((one, other) => one - other)).toEqual(starts)
        for (const start of starts) {
          const hour = start - midnight - later * 1_440
          expect(Math.abs(start - own) % 60).toBe(0)
          if (start === own) continue
          if (code === 'N') expect(hour >= 18 * 60 && hour <= 22 * 60).toBe(true)
          else expect(code !== 'L' && hour >= 6 * 60 && hour + halves * 30 <= 22 * 60).toBe(true)
        }
        const chosen = chooseNearest(starts, visit, day, 6)
        expect(chosen).toHaveLength(Math.min(6, starts.length))
        const farthest = Math.max(0, ...chosen.map((start) => Math.abs(start - own)))
        expect(
          starts.filter((start) => Math.abs(start - own) < farthest).every((start) => chosen.includes(start)),
        ).toBe(true)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('the day on which a session comes back is the first chosen one after, walked day by day', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 })
  const pauses = fc.option(
    fc.record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 0, max: 60 }) }),
  )
  fc.assert(
    fc.property(days, pauses, fc.integer({ min: 0, max: 60 }), (chosen, given, offset) => {
      const after = addDays('2026-12-01', offset)
      const from = addDays('2026-12-01', given?.from ?? 0)
      const pause = given === null ? null : { from, until: addDays(from, given.length) }
      let wanted = addDays(after, 1)
      while (!chosen.includes(weekdayOf(wanted)) || (pause && wanted >= pause.from && wanted <= pause.until))
        wanted = addDays(wanted, 1)
      expect(nextChosenDay({ days: chosen, pause }, after)).toBe(wanted)
    }),
    { numRuns: 1_000 },
  )
})

test('however a family skips, a counted package keeps its sessions, one a day on chosen weekdays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), async (picks) => {
      world.setClock('2026-06-10')
      const booking = await world.bookPackage('physiotherapy', 'weekly')
      const shift = { code: 'S', start: '09:00', minutes: 60 }
      await world.plan(booking, { days: [1, 3, 5], endsOn: '2026-06-30', shifts: [shift] })
      // The plain model: the days that are left, and where the next one goes.
      const model = ['2026-06-12', '2026-06-15', '2026-06-17', '2026-06-19', '2026-06-22']
      for (const pick of picks) {
        const index = pick % model.length
        const day = model.splice(index, 1)[0]
        let next = [...model, day ?? ''].toSorted().at(-1) ?? ''
        do next = addDays(next, 1)
        while (![1, 3, 5].includes(weekdayOf(next)))
        model.push(next)
        const listed = await world.call<FamilyVisit[]>(world.family, 'GET', `/booking/${booking._id}/visits`)
        const visit = listed.body.find((one) => one.serviceDay === day && one.status === 'planned')
        const path = `/visits/${visit?._id}/skip`
        const answer = await world.call(world.family, 'POST', path, { revision: visit?.revision })
        expect(answer.status).toBe(200)
      }
      const planned = (await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')
      expect(planned.map((row) => row.service_day)).toEqual(model.toSorted())
    }),
    { numRuns: 15 },
  )
})

test('a family moves while the office gives the visit to somebody else: whoever is second looks again', async () => {
  for (let round = 0; round < 15; round += 1) {
    world.setClock('2026-06-10')
    const [one, other] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const booking = await world.book(world.family)
    const row = await insertVisit(world, { booking, caretaker: one, startsAt: '2026-06-14T04:30:00.000Z' })
    const startsAt = '2026-06-15T04:30:00.000Z'
    const replace = world.deps.database.write((tx) =>
      tx
        .insertInto('visits')
        .values({
          ...{ id: newId(), booking_id: booking._id, service_day: row.service_day, code: row.code },
          ...{ starts_min: row.starts_min, ends_min: row.ends_min, caretaker_id: other.id },
          ...{
            origin_visit_id: row.id,
            origin_kind: 'replacement',
            created_at: row.created_at,
            updated_at: row.updated_at,
          },
        })
        .execute(),
    )
    const [moved, replaced] = await Promise.all([
      world.call<{ code?: string }>(world.family, 'POST', `/visits/${row.id}/move`, { startsAt, revision: 1 }),
      replace.then(() => 'kept', findDatabaseFault),
    ])
    expect([moved.status === 200, replaced === 'kept'].filter(Boolean)).toHaveLength(1)
    if (moved.status !== 200) expect(moved.status).toBe(409)
    const following = (await world.visitsOf(booking._id)).filter(({ origin_visit_id }) => origin_visit_id === row.id)
    expect(following).toHaveLength(1)
  }
})

test('news of visits go to whom they concern, by preference and in their language', async () => {
  const own = await createTestApi()
  const account = async (role: 'user' | 'caretaker', email: string, more: { language?: 'te'; off?: true } = {}) => {
    const id = await own.addAccount(role, { name: `Who ${email}`, email, email_updates: more.off ? 0 : 1 })
    if (more.language)
      await own.deps.database.write((tx) =>
        tx.updateTable('accounts').set({ language: 'te' }).where('id', '=', id).execute(),
      )
    return { id, email }
  }
  const family = await account('user', 'telugu@example.in', { language: 'te' })
  const before = await account('caretaker', 'before@example.in')
  const after = await account('caretaker', 'after@example.in', { off: true })
  const owner = { user: { _id: family.id, name: 'Asha Rao', email: family.email } }
  const { id } = await insertBooking(own, { owner, code: 'TESTED', patient_name: 'Secret Patient' })
  const visit = await insertVisit(own, { booking: { _id: id }, caretaker: after, startsAt: '2026-06-14T04:30:00.000Z' })
  const at = new Date('2026-06-10T06:30:00.000Z')
  await own.deps.database.write(async (tx) => {
    const is = await findVisit(tx, visit.id, 'office')
    await tellChanged(tx, own.deps, { ...is, caretaker_id: before.id }, is, at)
    await tellChanged(tx, own.deps, { ...is, caretaker_id: before.id, starts_min: 1, ends_min: 61 }, is, at)
    await tellMissed(tx, own.deps, { missed: is }, at)
  })
  const mails = await own.readMails()
  const to = (email: string) => mails.filter((mail) => mail.to === email)
  expect(to(family.email)).toHaveLength(3)
  expect(to(family.email).every(({ subject }) => /[\u0c00-\u0c7f]/.test(subject))).toBe(true)
  expect(to(before.email).map(({ subject }) => subject)).toEqual([
    'A visit of booking TESTED is no longer yours',
    'A visit of booking TESTED is no longer yours',
  ])
  expect(to(after.email)).toEqual([])
  expect(JSON.stringify(mails)).not.toContain('Secret Patient')
  await own.close()
})
