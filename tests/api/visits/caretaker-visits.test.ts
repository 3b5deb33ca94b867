import { texts } from '@thodu/api/contract/texts'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { findVisit } from '../../../api/src/visits/visits.queries.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { codeOf, type Person, type Refusal } from '../../support/world.ts'
import { type AddedVisit, createVisitWorld, hours, minutes, noon } from './visit-world.ts'

const world = useWorld(createVisitWorld)
const helper = usePerson(world, 'caretaker', 'Kavitha B')
let family: Person
let caretaker: Person
beforeEach(async () => {
  world.setClock(noon)
  family = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

const bookedUpTo = (status: 'confirmed' | 'active') =>
  world.bookUpTo(status, { customer: family, admin: world.admin, caretaker })
const addVisit = (given: Partial<AddedVisit> = {}) => world.addVisit({ startsAt: noon, caretaker, ...given })
const byOffice = (visit: { id: string }, kind: string, more: object = {}) =>
  world.office<Visit>(visit, kind, { reason: 'She rang us', clientEventId: newId(), ...more })

describe('a caretaker’s view of the family', () => {
  test('is open from 24 hours before a visit to 2 hours after, also for a substitute', async () => {
    const booking = await bookedUpTo('confirmed')
    const visit = await addVisit({ booking, caretaker: helper, startsAt: hours(30) })
    const briefAt = async (time: string) => {
      world.setClock(time)
      const seen = await world.listOwn(helper, '?from=2026-06-10&to=2026-06-13')
      return seen.find(({ _id }) => _id === visit.id)?.brief
    }
    const address = '12-3-45, Station Road, Hanamkonda, Warangal'
    const brief = { patientName: 'Narsamma Rao', address, pincode: '506001', phone: '+91 98765 43210' }
    expect([await briefAt(minutes(359)), await briefAt(hours(6))]).toEqual([null, brief])
    expect([await briefAt(hours(34)), await briefAt(minutes(34 * 60 + 1))]).toEqual([brief, null])
    expect((await world.listOwn(caretaker)).map(({ _id }) => _id)).not.toContain(visit.id)
  })

  test('is closed after a reassignment, unless another visit is planned', async () => {
    const booking = await bookedUpTo('active')
    const visit = await addVisit({ booking, startsAt: hours(-1) })
    await world.step(caretaker, visit, 'start', { occurredAt: hours(-1) })
    expect((await world.step(caretaker, visit, 'end')).status).toBe(200)
    const briefs = async () => (await world.listOwn(caretaker)).filter(({ brief }) => brief !== null).length
    expect(await briefs()).toBe(1)
    const next = await world.addPerson('caretaker', 'Sridevi')
    expect((await world.reassign(world.admin, booking, next)).status).toBe(200)
    expect(await briefs()).toBe(0)
    expect(JSON.stringify(await world.listOwn(caretaker))).not.toContain('Narsamma')
    await addVisit({ booking, startsAt: hours(20) })
    expect(await briefs()).toBe(2)
  })

  test('includes the note of the previous visit', async () => {
    const booking = await bookedUpTo('confirmed')
    const before = await addVisit({ booking, caretaker: helper, startsAt: hours(-3) })
    const next = await addVisit({ booking, startsAt: hours(2) })
    const later = await addVisit({ booking, startsAt: hours(50) })
    await world.step(helper, before, 'start', { occurredAt: hours(-3) })
    const note = 'Ate well. Card 2341 2341 2346.'
    expect((await world.step(helper, before, 'end', { note })).status).toBe(200)
    const seen = await world.listOwn(caretaker)
    const noteOf = ({ id }: { id: string }) => seen.find(({ _id }) => _id === id)?.lastNote
    expect(noteOf(next)).toMatchObject({ text: expect.stringContaining('Ate well.'), author: 'Kavitha B' })
    expect(noteOf(next)?.text).not.toContain('2341 2341')
    expect(noteOf(later)).toBeNull()
    expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('Ate well')
  })

  test('is recorded in the access log', async () => {
    const booking = await bookedUpTo('confirmed')
    await addVisit({ booking, caretaker: helper, startsAt: hours(8) })
    await world.listOwn(helper)
    await world.deps.accessLog.settle()
    const where = { subject_id: booking._id, viewer_role: 'caretaker' } as const
    const rows = await selectRows(world, 'access_log', ['viewer_id', 'listed'], where)
    expect(rows).toContainEqual({ viewer_id: helper.id, listed: 1 })
  })
})

describe('starting and ending a visit', () => {
  test('starts the care of a confirmed booking once, and ignores fields that only the server sets', async () => {
    const booking = await bookedUpTo('confirmed')
    const [one, two] = [await addVisit({ booking }), await addVisit({ booking, startsAt: hours(4) })]
    const wanted = { startProof: 'family', status: 'done', caretaker: helper.id, revision: 9 }
    const started = await world.step(caretaker, one, 'start', wanted)
    expect(started.body).toMatchObject({ status: 'started', startedAt: noon, bookingStatus: 'active', revision: 2 })
    expect(started.body).toMatchObject({ startProof: 'none', endProof: null })
    expect((await world.readVisit(one)).caretaker_id).toBe(caretaker.id)
    const ended = await world.step(caretaker, one, 'end')
    expect(ended.body).toMatchObject({ status: 'done', endedAt: noon, startProof: 'none', endProof: 'none' })
    expect((await world.step(caretaker, two, 'start')).body.bookingStatus).toBe('active')
    const actions = (await world.readAudit(booking._id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'CARE_STARTED')).toHaveLength(1)
    expect(actions.filter((action) => action === 'STATUS_UPDATE')).toHaveLength(3)
    expect(await world.readSubjects(family.email)).toContain(`Your booking ${booking.bookingId}: active`)
  })

  test('is refused before Start Care, except for a substitute', async () => {
    const booking = await world.book(family)
    await world.assign(world.admin, booking, caretaker)
    const own = await addVisit({ booking })
    const helped = await addVisit({ booking, caretaker: helper, startsAt: hours(15) })
    const refused = await world.step<Refusal>(caretaker, own, 'start')
    expect([refused.status, refused.body.message]).toEqual([409, texts.visit.startCareFirst])
    expect((await world.readVisit(own)).status).toBe('planned')
    world.setClock(hours(15))
    const started = await world.step(helper, helped, 'start')
    expect(started.body).toMatchObject({ status: 'started', bookingStatus: 'pending' })
    expect((await world.step(helper, helped, 'end')).status).toBe(200)
  })

  test('under the same id is stored once, and the id belongs to one step, visit and caretaker', async () => {
    const [visit, other] = [await addVisit(), await addVisit({ startsAt: minutes(130) })]
    const clientEventId = newId()
    const start = () => world.step(caretaker, visit, 'start', { clientEventId, note: 'Here' })
    const answers = await Promise.all(Array.from({ length: 10 }, start))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const events = await selectRows(world, 'visit_events', ['kind', 'proof'], { visit_id: visit.id })
    expect(events).toEqual([{ kind: 'start', proof: 'none' }])
    expect((await world.step(caretaker, visit, 'end', { clientEventId })).status).toBe(409)
    expect(await codeOf(world.step(caretaker, other, 'start', { clientEventId }))).toBe('409 request.conflict')
    expect(await codeOf(byOffice(visit, 'start', { clientEventId }))).toBe('409 request.conflict')
    expect(await world.readVisit(other)).toEqual(other)
  })

  test('is accepted up to 48 hours late and 5 minutes ahead', async () => {
    const visit = await addVisit()
    world.setClock(hours(50))
    for (const occurredAt of [minutes(50 * 60 - 48 * 60 - 1), minutes(50 * 60 + 6)]) {
      const refused = await world.step<Refusal>(caretaker, visit, 'start', { occurredAt })
      expect([refused.status, refused.body.errors]).toEqual([400, { occurredAt: texts.visit.wrongMoment }])
    }
    expect((await world.step(caretaker, visit, 'start', { occurredAt: hours(2) })).body.startedAt).toBe(hours(2))
    expect((await world.step(caretaker, visit, 'end', { occurredAt: hours(1) })).status).toBe(400)
    expect((await world.step(caretaker, visit, 'end', { occurredAt: hours(2) })).status).toBe(200)
  })

  test.each([30, -20])('corrects the time of a phone whose clock is %i minutes wrong (rule DAY-3)', async (off) => {
    const visit = await addVisit()
    world.setClock(minutes(10))
    const sentAt = minutes(off + 10)
    const started = await world.step(caretaker, visit, 'start', { occurredAt: minutes(off + 2), sentAt })
    const ended = await world.step(caretaker, visit, 'end', { occurredAt: minutes(off + 7), sentAt })
    expect([started.body.startedAt, ended.body.endedAt]).toEqual([minutes(2), minutes(7)])
  })

  test('is refused for an end before the start, a visit far ahead, another caretaker or ended care', async () => {
    const booking = await bookedUpTo('confirmed')
    const [visit, far] = [await addVisit({ booking }), await addVisit({ booking, startsAt: hours(24 * 8) })]
    expect(await codeOf(world.step(caretaker, visit, 'end'))).toBe('409 visit.not_started')
    expect(await codeOf(world.step(caretaker, far, 'start'))).toBe('409 visit.too_early')
    expect(await codeOf(world.step(helper, visit, 'start'))).toBe('404 request.not_found')
    await world.step(caretaker, visit, 'start')
    const refused = await world.step<Refusal>(caretaker, visit, 'end', { occurredAt: hours(-1) })
    expect(refused.body.errors).toEqual({ occurredAt: texts.visit.endBeforeStart })
    expect((await world.readVisit(visit)).status).toBe('started')
    await world.step(caretaker, visit, 'end')
    expect(await codeOf(world.step(caretaker, visit, 'end'))).toBe('409 visit.not_open')
    await updateRows(world, 'bookings', { id: booking._id }, { status: 'completed' })
    expect(await codeOf(world.step(caretaker, far, 'start'))).toBe('409 visit.care_over')
  })

  test.each([
    ['started', 'visit.already_started'],
    ['done', 'visit.already_started'],
    ['missed', 'visit.not_open'],
    ['skipped', 'visit.not_open'],
    ['cancelled', 'visit.not_open'],
  ] as const)('is refused for a %s visit, to caretaker and admin', async (status, code) => {
    const visit = await addVisit({ status })
    expect(await codeOf(world.step(caretaker, visit, 'start'))).toBe(`409 ${code}`)
    expect(await codeOf(byOffice(visit, 'start'))).toBe(`409 ${code}`)
    expect(await world.readVisit(visit)).toEqual(visit)
  })

  test('is refused to admins for ended care or no caretaker, and to caretakers of a restricted family', async () => {
    const over = await addVisit({ of: { status: 'cancelled' } })
    const open = await addVisit({ caretaker: null })
    expect(await codeOf(byOffice(over, 'start'))).toBe('409 visit.care_over')
    expect(await codeOf(byOffice(open, 'start'))).toBe('409 visit.nobody_chosen')
    const visit = await addVisit({ of: { owner: family }, startsAt: hours(3) })
    await world.restrict(family)
    expect(await codeOf(world.step(caretaker, visit, 'start'))).toBe('403 privacy.restricted')
    // The command itself does not find the visit either, without the checks of its route.
    const found = findVisit(world.deps.database.read, visit.id, { caretaker: caretaker.id })
    await expect(found).rejects.toMatchObject({ status: 404 })
    for (const one of [over, open, visit]) expect(await world.readVisit(one)).toEqual(one)
  })
})
