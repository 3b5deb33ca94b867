import { addDays, weekdayOf } from '@thodu/api/contract/time'
import { findDatabaseFault, newId } from '@thodu/db'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notifyOfChangedVisit, notifyOfMissedVisits } from '../../../api/src/visits/notify-of-change.ts'
import { nextChosenDay } from '../../../api/src/visits/schedule/return-unused-days.ts'
import { updateVisit } from '../../../api/src/visits/schedule/update-visit.ts'
import { findVisit } from '../../../api/src/visits/visits.queries.ts'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows, updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import { createVisitWorld } from './visit-world.ts'

const world = useWorld(createVisitWorld)

test('a returned session is on the next chosen weekday outside a pause', () => {
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

test('a counted package keeps its number of sessions however often the family skips', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), async (picks) => {
      world.setClock('2026-06-10')
      const booking = await world.bookPackage('physiotherapy', 'weekly')
      const shift = { code: 'S', start: '09:00', minutes: 60 }
      await world.plan(booking, { days: [1, 3, 5], endsOn: '2026-06-30', shifts: [shift] })
      // The reference: the remaining days, and the day of the next returned session.
      const model = ['2026-06-12', '2026-06-15', '2026-06-17', '2026-06-19', '2026-06-22']
      for (const pick of picks) {
        const index = pick % model.length
        const day = model.splice(index, 1)[0]
        let next = [...model, day ?? ''].toSorted().at(-1) ?? ''
        do next = addDays(next, 1)
        while (![1, 3, 5].includes(weekdayOf(next)))
        model.push(next)
        const listed = await world.listOfFamily(booking)
        const visit = listed.find((one) => one.serviceDay === day && one.status === 'planned')
        if (!visit) throw new Error(`no visit on ${day}`)
        expect((await world.asFamily(visit, 'skip', { revision: visit.revision })).status).toBe(200)
      }
      const planned = (await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')
      expect(planned.map((row) => row.service_day)).toEqual(model.toSorted())
    }),
    { numRuns: 15 },
  )
})

test('of a simultaneous move by the family and reassignment by an admin one succeeds', async () => {
  for (let round = 0; round < 15; round += 1) {
    world.setClock('2026-06-10')
    const [one, other] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const row = await world.addVisit({ caretaker: one, startsAt: '2026-06-14T04:30:00.000Z' })
    const { booking_id, service_day, code, starts_min, ends_min, created_at } = row
    const replace = insertRows(world, 'visits', {
      ...{ id: newId(), booking_id, service_day, code, starts_min, ends_min, created_at, updated_at: created_at },
      ...{ caretaker_id: other.id, origin_visit_id: row.id, origin_kind: 'replacement' },
    })
    const startsAt = '2026-06-15T04:30:00.000Z'
    const [moved, replaced] = await Promise.all([
      world.asFamily(row, 'move', { startsAt, revision: 1 }),
      replace.then(() => 'kept', findDatabaseFault),
    ])
    expect([moved.status === 200, replaced === 'kept'].filter(Boolean)).toHaveLength(1)
    if (moved.status !== 200) expect(moved.status).toBe(409)
    const following = (await world.visitsOf(booking_id)).filter(({ origin_visit_id }) => origin_visit_id === row.id)
    expect(following).toHaveLength(1)
  }
})

test('mails about a visit follow the language and mail preference of each reader', async () => {
  const own = await createTestApi()
  const account = async (role: 'user' | 'caretaker', email: string, more: { language?: 'te'; off?: true } = {}) => {
    const id = await own.addAccount(role, { name: `Who ${email}`, email, email_updates: more.off ? 0 : 1 })
    if (more.language) await updateRows(own, 'accounts', { id }, { language: more.language })
    return { id, email }
  }
  const family = await account('user', 'telugu@example.in', { language: 'te' })
  const before = await account('caretaker', 'before@example.in')
  const after = await account('caretaker', 'after@example.in', { off: true })
  const booking = await insertBooking(own, {
    ...{ owner: { ...family, name: 'Asha Rao' }, code: 'TESTED', patient_name: 'Secret Patient' },
  })
  const id = booking.id
  const visit = await insertVisit(own, { booking: { _id: id }, caretaker: after, startsAt: '2026-06-14T04:30:00.000Z' })
  const at = new Date('2026-06-10T06:30:00.000Z')
  await own.deps.database.write(async (tx) => {
    const is = await findVisit(tx, visit.id, 'office')
    await notifyOfChangedVisit(tx, own.deps, { ...is, caretaker_id: before.id }, is, at)
    await notifyOfChangedVisit(tx, own.deps, { ...is, caretaker_id: before.id, starts_min: 1, ends_min: 61 }, is, at)
    await notifyOfMissedVisits(tx, own.deps, { missed: is }, at)
  })
  const mails = await own.readMails()
  const to = (email: string) => mails.filter((mail) => mail.to === email)
  expect(to(family.email)).toHaveLength(3)
  expect(to(family.email).every(({ subject }) => /[\u0c00-\u0c7f]/.test(subject))).toBe(true)
  expect(to(before.email).map(({ subject }) => subject)).toEqual([
    'A visit of booking TESTED was reassigned',
    'A visit of booking TESTED was reassigned',
  ])
  expect(to(after.email)).toEqual([])
  expect(JSON.stringify(mails)).not.toContain('Secret Patient')
  await own.close()
})

test('a visit is updated only in the revision that was checked', async () => {
  const { visit, again } = await world.planOne()
  const change = () => world.deps.database.write((tx) => updateVisit(tx, visit, { charge: 'waived' }, world.clock.now))
  await change()
  expect(await again()).toMatchObject({ charge: 'waived', revision: visit.revision + 1 })
  await expect(change()).rejects.toMatchObject({ status: 409, code: 'visit.stale' })
})
