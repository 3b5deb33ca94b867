import type { Substitutes, TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteRows, insertRows, selectRows, updateRows } from '../../../support/rows.ts'
import { insertVisit, minutesOf } from '../../../support/samples/insert-visit.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
let absent: Person
let laxmi: Person
let kavitha: Person
const noon = '2026-06-10T06:30:00.000Z'
const hours = (count: number): string => new Date(Date.parse(noon) + count * 3_600_000).toISOString()

const advance = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}

// Each test has its own three caretakers; those of other tests have left.
beforeEach(async () => {
  await updateRows(world, 'accounts', { role: 'caretaker' }, { inactive_at: noon })
  absent = await world.addPerson('caretaker', 'Bhagya')
  laxmi = await world.addPerson('caretaker', 'Laxmi')
  kavitha = await world.addPerson('caretaker', 'Kavitha')
  const skilled = [laxmi, kavitha].map(({ id }) => ({ account_id: id, service_type: 'elderly-care' as const }))
  await insertRows(world, 'caretaker_service_types', skilled)
})

type Visit = Awaited<ReturnType<typeof insertVisit>>
async function visitIn(from: number, more: Partial<Parameters<typeof insertVisit>[1]> = {}): Promise<Visit> {
  const booking = await world.book(await world.addPerson('user'))
  return insertVisit(world, { booking, caretaker: absent, startsAt: hours(from), ...more })
}
const suggest = (from: number, to: number) =>
  world.call<Substitutes>(
    ...([
      admin,
      'GET',
      `/admin/time-off/substitutes?caretaker=${absent.id}&startsAt=${hours(from)}&endsAt=${hours(to)}`,
    ] as const),
  )
const enter = <Body = TimeOff>(from: number, to: number, more: Record<string, unknown> = {}) =>
  world.call<Body>(admin, 'POST', '/admin/time-off', {
    ...{ caretaker: absent.id, startsAt: hours(from), endsAt: hours(to), kind: 'sick' },
    ...more,
  })
const caretakersOf = async (...visits: Visit[]) => {
  const rows = await selectRows(world, 'visits', ['id', 'caretaker_id'])
  return visits.map(({ id }) => rows.find((row) => row.id === id)?.caretaker_id)
}
const timeOffCount = async () => (await selectRows(world, 'time_off', ['id'], { caretaker_id: absent.id })).length

test('each visit of the absence has a suggested substitute who has time to travel between two families', async () => {
  const [first, second, third] = [await visitIn(24), await visitIn(26), await visitIn(48)]
  const after = await visitIn(100)
  const { status, body } = await suggest(0, 72)
  expect(status).toBe(200)
  expect(body.visits.map(({ _id }) => _id)).toEqual([first.id, second.id, third.id])
  expect(body.visits.map(({ _id }) => _id)).not.toContain(after.id)
  const suggested = body.visits.map((visit) => visit.suggested)
  expect(new Set(suggested.slice(0, 2))).toEqual(new Set([laxmi.id, kavitha.id]))
  expect([laxmi.id, kavitha.id]).toContain(suggested[2])
  for (const { people } of body.visits)
    expect(people.map(({ _id, asksFirst }) => [_id, asksFirst]).toSorted()).toEqual(
      [laxmi, kavitha].map(({ id }) => [id, false]).toSorted(),
    )
})

test('a caretaker registered for other services is offered and not suggested', async () => {
  await deleteRows(world, 'caretaker_service_types')
  await visitIn(24)
  const { body } = await suggest(0, 72)
  expect(body.visits.map(({ suggested, people }) => [suggested, people.map(({ asksFirst }) => asksFirst)])).toEqual([
    [null, [true, true]],
  ])
})

test('a caretaker who is busy with another family is not suggested', async () => {
  const visit = await visitIn(24)
  await visitIn(25, { caretaker: laxmi })
  const { body } = await suggest(0, 72)
  expect(body.visits.map((one) => [one._id, one.suggested])).toEqual([[visit.id, kavitha.id]])
})

test('one call stores time off with all substitutes and notifies a substitute', async () => {
  const [first, second] = [await visitIn(24), await visitIn(48)]
  await suggest(0, 72)
  const substitutes = [
    { visit: first.id, caretaker: laxmi.id },
    { visit: second.id, caretaker: kavitha.id },
  ]
  const { status, body } = await enter(0, 72, { kind: 'leave', substitutes })
  expect([status, body.status]).toEqual([201, 'approved'])
  expect(body).not.toHaveProperty('warnings')
  expect(await caretakersOf(first, second)).toEqual([laxmi.id, kavitha.id])
  expect(await world.readSubjects(laxmi.email)).toEqual([])
  advance(60_000)
  expect(await world.readSubjects(laxmi.email)).toHaveLength(1)
  const audit = await world.readAudit(first.booking_id)
  expect(audit.at(-1)?.action).toBe('CARETAKER_ASSIGNED')
  expect(JSON.stringify(audit.at(-1))).toMatch(/suggestion.*rank/)
})

test('sick leave opens visits without a substitute, or the whole call is refused', async () => {
  const [first, second] = [await visitIn(24), await visitIn(48)]
  const substitutes = [{ visit: first.id, caretaker: laxmi.id }]
  const refused = await enter<Refusal>(0, 72, { substitutes })
  expect([refused.status, refused.body.code]).toEqual([409, 'time_off.visits_stand'])
  expect(await caretakersOf(first, second)).toEqual([absent.id, absent.id])
  expect((await enter(0, 72, { substitutes, openVisits: true })).status).toBe(201)
  expect(await caretakersOf(first, second)).toEqual([laxmi.id, null])
})

describe('the approval of a request', () => {
  const request = async () => {
    const asked = { startsAt: hours(20), endsAt: hours(72), kind: 'leave' }
    return (await world.call<TimeOff>(absent, 'POST', '/caretaker/time-off', asked)).body._id
  }
  const approve = <Body = TimeOff>(id: string, more: Record<string, unknown>) =>
    world.call<Body>(admin, 'PUT', `/admin/time-off/${id}`, { status: 'approved', ...more })

  test('gives visits to substitutes in the same call, and leaves others unassigned on request', async () => {
    const [first, second] = [await visitIn(24), await visitIn(48)]
    const id = await request()
    const substitutes = [{ visit: first.id, caretaker: laxmi.id }]
    const refused = await approve<Refusal>(id, { substitutes })
    expect([refused.status, refused.body.code]).toEqual([409, 'time_off.visits_stand'])
    expect(await caretakersOf(first, second)).toEqual([absent.id, absent.id])
    const approved = await approve(id, { substitutes, openVisits: true })
    expect([approved.status, approved.body.status]).toEqual([200, 'approved'])
    expect(approved.body).not.toHaveProperty('warnings')
    expect(await caretakersOf(first, second)).toEqual([laxmi.id, null])
    advance(60_000)
    expect(await world.readSubjects(laxmi.email)).toHaveLength(1)
  })

  test('fails as a whole when a visit lies outside the requested time', async () => {
    const [outside, inside] = [await visitIn(4), await visitIn(48)]
    const id = await request()
    const substitutes = [inside, outside].map((visit) => ({ visit: visit.id, caretaker: laxmi.id }))
    expect((await approve<Refusal>(id, { substitutes })).body.code).toBe('visit.stale')
    expect(await caretakersOf(outside, inside)).toEqual([absent.id, absent.id])
    expect((await approve(id, { substitutes: substitutes.slice(0, 1) })).body.status).toBe('approved')
  })
})

test('one unavailable substitute makes the whole call fail', async () => {
  const [first, second] = [await visitIn(24), await visitIn(26)]
  await visitIn(27, { caretaker: kavitha })
  const give = (one: string, other: string) => {
    const substitutes = [
      { visit: first.id, caretaker: one },
      { visit: second.id, caretaker: other },
    ]
    return enter<Refusal>(0, 72, { openVisits: true, substitutes })
  }
  const codes: unknown[] = []
  for (const [one, other] of [
    [laxmi.id, kavitha.id],
    [laxmi.id, absent.id],
    [laxmi.id, admin.id],
  ] as const)
    codes.push((await give(one, other)).body.code)
  expect(codes).toEqual(['visit.caretaker_busy', 'booking.same_caretaker', 'booking.unknown_caretaker'])
  const elsewhere = await visitIn(200)
  const twice = { visit: first.id, caretaker: laxmi.id }
  for (const substitutes of [[{ ...twice, visit: elsewhere.id }], [twice, twice]])
    expect((await enter<Refusal>(0, 72, { openVisits: true, substitutes })).body.code).toBe('visit.stale')
  await updateRows(world, 'bookings', { id: second.booking_id }, { status: 'cancelled' })
  expect((await give(laxmi.id, laxmi.id)).body.code).toBe('visit.care_over')
  expect(await caretakersOf(first, second)).toEqual([absent.id, absent.id])
  expect(await timeOffCount()).toBe(0)
})

test('a running visit keeps its caretaker, and the time off begins at its end', async () => {
  const under = { status: 'started', started_min: minutesOf(hours(-1)), start_proof: 'none' } as const
  const [now, next] = [await visitIn(-1, { ...under, minutes: 180 }), await visitIn(24)]
  const { body } = await suggest(0, 72)
  expect(body.visits).toMatchObject([
    { _id: now.id, status: 'started', suggested: null, people: [] },
    { _id: next.id, status: 'planned' },
  ])
  const entered = await enter(0, 72, { openVisits: true })
  expect([entered.status, entered.body.startsAt]).toEqual([201, hours(2)])
  expect(await caretakersOf(now, next)).toEqual([absent.id, null])
})

test('a visit that ended early blocks time off until its planned end', async () => {
  await visitIn(-1, { status: 'done', minutes: 180, ended_min: minutesOf(hours(0)) })
  const entered = await enter(0, 72)
  expect([entered.status, entered.body.startsAt]).toEqual([201, hours(2)])
})

test('time off that ends during a running visit, or with it, is refused', async () => {
  await visitIn(-1, { status: 'started', started_min: minutesOf(hours(-1)), start_proof: 'none', minutes: 600 })
  for (const end of [5, 9]) {
    const refused = await enter<Refusal>(0, end, { openVisits: true })
    expect([refused.status, refused.body.code]).toEqual([409, 'time_off.visits_stand'])
  }
})

describe('the undo of an absence', () => {
  // An absence is identified by its time, so each test has its own.
  beforeEach(() => advance(1))
  const undo = <Body = TimeOff>(person: Person, id: string) =>
    world.call<Body>(person, 'POST', `/admin/time-off/${id}/undo`)
  const visitColumns = ['id', 'caretaker_id', 'edited_at', 'status'] as const
  const visitsNow = async () => selectRows(world, 'visits', [...visitColumns], {}, 'id')
  const codeOf = async (person: Person, id: string) => (await undo<Refusal>(person, id)).body.code
  const mails = (person: Person) => world.readSubjects(person.email)

  test('restores visits and time, and no mail of the absence is sent', async () => {
    const [first, second, third] = [await visitIn(24), await visitIn(48, { edited_at: hours(-5) }), await visitIn(60)]
    const before = await visitsNow()
    const substitutes = [
      { visit: first.id, caretaker: laxmi.id },
      { visit: second.id, caretaker: kavitha.id },
    ]
    const entered = await enter(0, 72, { openVisits: true, substitutes })
    expect(await caretakersOf(first, second, third)).toEqual([laxmi.id, kavitha.id, null])
    advance(30_000)
    const undone = await undo(admin, entered.body._id)
    expect([undone.status, undone.body.status]).toEqual([200, 'withdrawn'])
    expect(await visitsNow()).toEqual(before)
    expect(await selectRows(world, 'caretaker_busy', ['subject_id'], { caretaker_id: laxmi.id })).toEqual([])
    advance(120_000)
    expect(await mails(laxmi)).toEqual([])
    expect(await mails(absent)).toEqual([])
    const audit = await world.readAudit(first.booking_id)
    expect(audit.at(-1)).toMatchObject({ action: 'CARETAKER_ASSIGNED', resource_type: 'booking' })
    expect(await codeOf(admin, entered.body._id)).toBe('undo.nothing')
    // The same absence can be entered again.
    expect((await enter(0, 72, { openVisits: true, substitutes })).status).toBe(201)
  })

  test('is refused to another admin, after 45 seconds, and when a visit has changed since', async () => {
    const other = await world.addPerson('admin')
    const visit = await visitIn(24)
    const entered = await enter(0, 72, { openVisits: true })
    expect(await codeOf(other, entered.body._id)).toBe('undo.nothing')
    advance(46_000)
    expect(await codeOf(admin, entered.body._id)).toBe('undo.too_late')
    expect(await caretakersOf(visit)).toEqual([null])

    const later = await visitIn(100)
    const next = await enter(96, 120, { openVisits: true })
    const { body } = await world.call<{ revision: number }>(admin, 'GET', `/admin/visits/${later.id}`)
    const change = { caretaker: laxmi.id, scope: 'this', revision: body.revision }
    advance(1_000)
    expect((await world.call(admin, 'PUT', `/admin/visits/${later.id}`, change)).status).toBe(200)
    expect(await codeOf(admin, next.body._id)).toBe('undo.changed_since')
    expect(await caretakersOf(later)).toEqual([laxmi.id])
  })

  test('is refused when one of the bookings was cancelled meanwhile, and changes no visit', async () => {
    const [first, second] = [await visitIn(24), await visitIn(48)]
    const entered = await enter(0, 72, { openVisits: true })
    advance(1_000)
    const cancelled = await world.call(admin, 'PUT', `/admin/bookings/${second.booking_id}/status`, {
      ...{ status: 'cancelled', reason: 'The family called' },
    })
    expect(cancelled.status).toBe(200)
    expect(await codeOf(admin, entered.body._id)).toBe('undo.changed_since')
    expect(await caretakersOf(first, second)).toEqual([null, null])
    const third = await visitIn(100)
    const next = await enter(96, 120, { openVisits: true })
    await updateRows(world, 'visits', { id: third.id }, { updated_at: hours(1) })
    expect(await codeOf(admin, next.body._id)).toBe('undo.changed_since')
  })

  test('makes approved time off a request again, with its visits and without a mail', async () => {
    const startsAt = hours(24)
    const visit = await visitIn(30)
    const asked = await world.call<TimeOff>(absent, 'POST', '/caretaker/time-off', {
      ...{ startsAt, endsAt: hours(48), kind: 'leave' },
    })
    expect(await codeOf(admin, asked.body._id)).toBe('undo.nothing')
    advance(1_000)
    const approve = { status: 'approved', substitutes: [{ visit: visit.id, caretaker: laxmi.id }] }
    expect((await world.call(admin, 'PUT', `/admin/time-off/${asked.body._id}`, approve)).status).toBe(200)
    expect(await caretakersOf(visit)).toEqual([laxmi.id])
    const undone = await undo(admin, asked.body._id)
    expect(undone.body).toMatchObject({ status: 'requested', decidedAt: null })
    expect(await caretakersOf(visit)).toEqual([absent.id])
    advance(120_000)
    expect([await mails(absent), await mails(laxmi)]).toEqual([[], []])
    // It can be decided again, and declined time off cannot be undone.
    expect((await world.call(admin, 'PUT', `/admin/time-off/${asked.body._id}`, { status: 'declined' })).status).toBe(
      200,
    )
    expect(await codeOf(admin, asked.body._id)).toBe('undo.nothing')
  })
})

test('unassigned visits of now and of the next 48 hours get suggestions together (rule HALL-9)', async () => {
  // Two months later, without the visits of other tests.
  const then = 1_440
  world.clock.now = new Date(hours(then))
  const unassigned = (from: number) => visitIn(then + from, { caretaker: null })
  const [past, first, second] = [await unassigned(-30), await unassigned(24), await unassigned(24.5)]
  const [running, far, taken] = [await unassigned(-1), await unassigned(49), await visitIn(then + 25)]
  const { status, body } = await world.call<Substitutes>(admin, 'GET', '/admin/unassigned-visits')
  expect(status).toBe(200)
  const listed = new Map(body.visits.map((visit) => [visit._id, visit]))
  for (const { id } of [running, first, second]) expect(listed.has(id)).toBe(true)
  for (const { id } of [past, far, taken]) expect(listed.has(id)).toBe(false)
  // The two visits overlap, so no caretaker is suggested for both.
  const suggested = [first, second].map(({ id }) => listed.get(id)?.suggested)
  expect(suggested.every((one) => typeof one === 'string')).toBe(true)
  expect(new Set(suggested).size).toBe(2)
})
