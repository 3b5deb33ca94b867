import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createMatchingWorld, type MatchingWorld, sentences } from './matching-world.ts'

let world: MatchingWorld
let family: Person
beforeAll(async () => {
  world = await createMatchingWorld()
})
afterAll(() => world.close())
// A city of its own for each test.
beforeEach(async () => {
  family = await world.startAnew()
})

describe('for a visit', () => {
  const startsAt = '2026-06-15T02:30:00.000Z'

  test('who is with another family or off then is blocked; who comes and stays is not', async () => {
    const regular = await world.addCaretaker('Regular')
    const busy = await world.addCaretaker('Busy', { capacity: 2 })
    const off = await world.addCaretaker('Off')
    await world.addCaretaker('Later')
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, caretaker: regular, startsAt })
    await insertVisit(world, { booking, minutes: 480, caretaker: busy, startsAt, ordinal: 1 })
    const later = await world.book(family)
    await insertVisit(world, { booking: later, minutes: 480, startsAt: '2026-06-15T10:30:00.000Z' })
    await world.deps.database.write((tx) =>
      tx
        .insertInto('time_off')
        .values({
          id: 'off',
          caretaker_id: off.id,
          starts_min: minutesOf('2026-06-15T09:00:00.000Z'),
          ends_min: minutesOf('2026-06-16T09:00:00.000Z'),
          kind: 'day-off',
          status: 'approved',
          reason: '',
          decided_by: null,
          decided_at: null,
          created_at: startsAt,
        })
        .execute(),
    )
    const { eligible, blocked } = await world.suggest(`visits/${visit.id}`)
    expect(blocked.map(({ caretaker, reasons }) => [caretaker.name, reasons[0]?.text])).toEqual([
      ['Busy', texts.visit.caretakerBusy],
      ['Off', texts.visit.caretakerBusy],
    ])
    expect(eligible.map(({ caretaker }) => caretaker.name)).toEqual(['Later'])
  })

  test('everybody who is blocked is refused with the same words, whoever is not comes', async () => {
    const regular = await world.addCaretaker('Regular')
    const busy = await world.addCaretaker('Busy')
    const never_ = await world.addCaretaker('Never')
    await world.never(family, never_)
    await world.addCaretaker('Free')
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, caretaker: regular, startsAt })
    const other = await world.book(family)
    await insertVisit(world, { booking: other, minutes: 480, caretaker: busy, startsAt, ordinal: 1 })
    const give = (caretaker: { _id: string }, revision: number) =>
      world.call<Refusal & { visit: { revision: number } }>(world.admin, 'PUT', `/admin/visits/${visit.id}`, {
        caretaker: caretaker._id,
        scope: 'this',
        revision,
      })
    const replace = (caretaker: { _id: string }) =>
      world.call<Refusal>(world.admin, 'POST', `/admin/visits/${visit.id}/replace`, { caretaker: caretaker._id })
    const { eligible, blocked, version } = await world.suggest(`visits/${visit.id}`)
    expect(blocked.map(({ caretaker }) => caretaker.name)).toEqual(['Busy', 'Never'])
    // Who stands in the way is named where nobody else names her.
    for (const { caretaker, reasons } of blocked)
      for (const { status, body } of [await give(caretaker, visit.revision), await replace(caretaker)])
        expect([status, body.message]).toEqual([409, reasons[0]?.text.replace('This caretaker', caretaker.name)])
    const [free] = eligible
    if (!free) throw new Error('nobody is free')
    const given = await give(free.caretaker, visit.revision)
    expect(given.status).toBe(200)
    const changes = JSON.parse((await world.readAudit(booking._id)).at(-1)?.changes ?? '[]')
    expect(changes).toContainEqual({ field: 'suggestion', from: null, to: { rank: 1, score: free.score, version } })
  })

  test('no weekday is given to whom the family never wants again', async () => {
    const refused = await world.addCaretaker('Never')
    await world.never(family, refused)
    const booking = await world.book(family)
    const shifts = [{ code: 'D', start: '08:00', minutes: 480 }]
    const plan = { startsOn: '2026-06-11', days: [1, 2], mode: 'visits', shifts }
    const path = `/admin/bookings/${booking._id}/roster`
    expect((await world.call(world.admin, 'POST', path, plan)).status).toBe(201)
    const rules = [{ code: 'D', weekday: 1, caretaker: refused.id, from: '2026-06-11' }]
    const answer = await world.call<Refusal>(world.admin, 'PUT', `${path}/rules`, { rules })
    expect([answer.status, answer.body.message]).toEqual([409, texts.unsuited.familyBlocked])
  })

  test('the week and the hours are those of the visit', async () => {
    const tired = await world.addCaretaker('Tired', { hours: [{ weekday: 1, from: '08:00', to: '12:00' }] })
    await world.addCaretaker('Sunday off', { weeklyOff: 0 })
    await world.addCaretaker('Monday off', { weeklyOff: 1 })
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, startsAt })
    const other = await world.book(family)
    // Sunday 14 June is the week before, Sunday 21 June the same week.
    for (const [place, day] of ['2026-06-14', '2026-06-21'].entries())
      await insertVisit(world, {
        booking: other,
        minutes: 480,
        caretaker: tired,
        startsAt: `${day}T02:30:00.000Z`,
        ordinal: place,
      })
    const suggestions = await world.suggest(`visits/${visit.id}`)
    const said = ['Tired', 'Sunday off', 'Monday off'].map((name) => {
      const { load, hours } = sentences(suggestions, name)
      return [load, hours]
    })
    expect(said).toEqual([
      ['10: 8 of 48 hours that week', '6: Free at some of these hours'],
      ['12: 0 of 48 hours that week', '4: Free hours not known yet'],
      ['12: 0 of 48 hours that week', '0: Weekly day off'],
    ])
  })

  test('what was done cannot be given to anybody', async () => {
    const regular = await world.addCaretaker('Regular')
    const booking = await world.book(family)
    const visit = await insertVisit(world, {
      booking,
      minutes: 480,
      caretaker: regular,
      startsAt,
      status: 'done',
    })
    expect((await world.call(world.admin, 'GET', `/admin/visits/${visit.id}/suggestions`)).status).toBe(409)
  })
})
