import type { AssignedBooking } from '@thodu/api/contract/bookings/assigned-booking.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Caretaker } from '@thodu/api/contract/caretakers/caretakers.schema'
import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import type { ChangedRoster, PlannedRoster } from '@thodu/api/contract/roster/roster.schema'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { texts } from '@thodu/api/contract/texts'
import type { EnteredTimeOff, Substitutes } from '@thodu/api/contract/time-off/time-off.schema'
import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createMatchingWorld } from './matching-world.ts'

const day = '2026-01-05'
const whole = { policeCheckOn: day, idCheckOn: day, referencesOn: day }
const sentence = texts.missingChecks.policeReferences
const startsAt = '2026-06-15T02:30:00.000Z'
const shifts = [{ code: 'D', start: '08:00', minutes: 480 }]

async function createChecksWorld(env: Record<string, string>) {
  const world = await createMatchingWorld(env)
  const office = <Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    world.call<Body>(world.admin, method, `/admin/${path}`, body, headers)
  const asFilter = (filter: object) => encodeURIComponent(JSON.stringify(filter))
  return {
    ...world,
    office,
    addUnchecked: (name = 'Sridevi Goud') => world.addCaretaker(name, { idCheckOn: day }),
    assignFor: (booking: Booking, { id }: Person, more: object = {}, headers?: Record<string, string>) => {
      const body = { assignedCaregiver: id, ...more }
      return office<AssignedBooking & Refusal>('PUT', `bookings/${booking._id}/status`, body, headers)
    },
    reassignBooking: (booking: Booking, caretaker: Person) =>
      world.reassign<AssignedBooking & Refusal>(world.admin, booking, caretaker, { reason: 'Holiday' }),
    give: ({ id, revision }: { id: string; revision: number }, caretaker: Person, more: object = {}) =>
      office<ChangedVisit & Refusal>('PUT', `visits/${id}`, { caretaker: caretaker.id, revision, ...more }),
    replace: (visit: { id: string }, caretaker: Person, more: object = {}) =>
      office<ChangedVisit & Refusal>('POST', `visits/${visit.id}/replace`, { caretaker: caretaker.id, ...more }),
    plan: (booking: Booking, caretaker: Person | undefined, more: object = {}) =>
      office<PlannedRoster & Refusal>('POST', `bookings/${booking._id}/roster`, {
        ...{ startsOn: '2026-06-15', days: [1], mode: 'visits', shifts },
        ...(caretaker ? { rules: [{ code: 'D', weekday: 1, caretaker: caretaker.id }] } : {}),
        ...more,
      }),
    setRule: (booking: Booking, caretaker: Person) =>
      office<ChangedRoster & Refusal>('PUT', `bookings/${booking._id}/roster/rules`, {
        rules: [{ code: 'D', weekday: 1, caretaker: caretaker.id, from: '2026-06-15' }],
      }),
    readCaretakers: async (filter: object) =>
      (await office<Caretaker[]>('GET', `caretakers?filter=${asFilter(filter)}`)).body,
    readAttentionList: async () => (await office<AttentionList>('GET', 'hall')).body,
    changesOf: async (id: string, action: string): Promise<unknown[]> => {
      const row = (await world.readAudit(id)).findLast((one) => one.action === action)
      return JSON.parse(row?.changes ?? '[]')
    },
  }
}
type ChecksWorld = Awaited<ReturnType<typeof createChecksWorld>>

let world: ChecksWorld
let family: Person
const useMode = (mode: string) => {
  beforeAll(async () => {
    world = await createChecksWorld({ REQUIRED_CHECKS: 'police,id,references', REQUIRED_CHECKS_MODE: mode })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    family = await world.startAnew()
  })
}
const missingOf = (caretaker: Person) => ({
  field: 'missingChecks',
  from: null,
  to: [{ _id: caretaker.id, name: caretaker.name, missing: ['police', 'references'] }],
})
const whyOf = (reason: string) => ({ field: 'missingChecksReason', from: null, to: reason })
const warning = { code: 'booking.checks_missing', message: sentence }

describe('in the mode "warn" (rule MATCH-8)', () => {
  useMode('warn')

  test('a caretaker without checks is assigned with a warning, and the audit log has the checks and the reason', async () => {
    const caretaker = await world.addUnchecked()
    const booking = await world.book(family)
    const answer = await world.assignFor(booking, caretaker, { reason: 'Papers arrive on Monday' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'pending',
      assignedCaregiver: { _id: caretaker.id, name: caretaker.name },
      warnings: [warning],
    })
    const changes = await world.changesOf(booking._id, 'CARETAKER_ASSIGNED')
    expect(changes).toContainEqual(missingOf(caretaker))
    expect(changes).toContainEqual(whyOf('Papers arrive on Monday'))
    expect(JSON.stringify(changes)).not.toContain('"hidden"')
  })

  test('where no check is missing, the audit log records that a reason was given, without its text', async () => {
    const checked = await world.addCaretaker('Checked', whole)
    const booking = await world.book(family)
    await world.assignFor(booking, checked, { reason: 'The patient asked' })
    const hidden = { field: 'reason', from: null, to: null, hidden: true }
    expect(await world.changesOf(booking._id, 'CARETAKER_ASSIGNED')).toContainEqual(hidden)
    await world.office('PUT', `bookings/${booking._id}/status`, { assignedCaregiver: null, reason: 'Is ill' })
    expect(await world.changesOf(booking._id, 'CARETAKER_UNASSIGNED')).toContainEqual(hidden)
  })

  test('a caretaker with every check is assigned without a warning or a reason', async () => {
    const checked = await world.addCaretaker('Checked', whole)
    const booking = await world.book(family)
    const answer = await world.assignFor(booking, checked)
    expect([answer.status, answer.body.warnings]).toEqual([200, undefined])
    expect(JSON.stringify(await world.changesOf(booking._id, 'CARETAKER_ASSIGNED'))).not.toContain('missingChecks')
  })

  test('reassigning a booking warns, and the audit log has the reason', async () => {
    const [before, after] = [await world.addCaretaker('Before', whole), await world.addUnchecked()]
    const booking = await world.book(family)
    await world.assignFor(booking, before)
    const answer = await world.reassignBooking(booking, after)
    expect([answer.status, answer.body.warnings]).toEqual([200, [warning]])
    const changes = await world.changesOf(booking._id, 'CARETAKER_ASSIGNED')
    expect(changes).toContainEqual(missingOf(after))
    expect(changes).toContainEqual(whyOf('Holiday'))
  })

  test('assigning a visit and assigning a substitute warn with the name', async () => {
    const [first, second] = [await world.addUnchecked(), await world.addUnchecked('Rajitha')]
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, startsAt, minutes: 480 })
    const given = await world.give(visit, first, { reason: 'Only today' })
    const said = { code: 'checks-missing', text: `Sridevi Goud: ${sentence}`, day: '2026-06-15' }
    expect([given.status, given.body.warnings]).toEqual([
      200,
      [{ ...said, caretaker: { _id: first.id, name: first.name } }],
    ])
    const changes = await world.changesOf(booking._id, 'CARETAKER_ASSIGNED')
    expect(changes).toContainEqual(missingOf(first))
    expect(changes).toContainEqual(whyOf('Only today'))
    const sent = await world.replace(visit, second, { reason: 'Bus strike' })
    expect([sent.status, sent.body.warnings.map(({ code, text }) => [code, text])]).toEqual([
      201,
      [['checks-missing', `Rajitha: ${sentence}`]],
    ])
    expect(await world.changesOf(booking._id, 'CARETAKER_ASSIGNED')).toEqual(
      expect.arrayContaining([missingOf(second), whyOf('Bus strike')]),
    )
  })

  test('planning visits warns in the preview and when saved, and so does a weekday rule', async () => {
    const [caretaker, other] = [await world.addUnchecked(), await world.addUnchecked('Rajitha')]
    const booking = await world.book(family)
    const codes = ({ warnings }: Pick<PlannedRoster, 'warnings'>) =>
      warnings.filter(({ code }) => code === 'checks-missing').map(({ text, day: first }) => [text, first])
    const said = [[`Sridevi Goud: ${sentence}`, '2026-06-15']]
    expect(codes((await world.plan(booking, caretaker, { preview: true })).body)).toEqual(said)
    const planned = await world.plan(booking, caretaker)
    expect([planned.status, codes(planned.body)]).toEqual([201, said])
    expect(await world.changesOf(booking._id, 'BOOKING_UPDATED')).toContainEqual(missingOf(caretaker))
    const ruled = await world.setRule(booking, other)
    expect([ruled.status, codes(ruled.body)]).toEqual([200, [[`Rajitha: ${sentence}`, '2026-06-15']]])
    expect(await world.changesOf(booking._id, 'BOOKING_UPDATED')).toContainEqual(missingOf(other))
  })

  test('substitutes of an absent caretaker are marked, and assigning them warns', async () => {
    const [ill, substitute] = [await world.addCaretaker('Ill', whole), await world.addUnchecked()]
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, startsAt, minutes: 480, caretaker: ill })
    const time = { startsAt: '2026-06-15T00:00:00.000Z', endsAt: '2026-06-16T00:00:00.000Z' }
    const path = `time-off/substitutes?${new URLSearchParams({ caretaker: ill.id, ...time })}`
    const { people } = (await world.office<Substitutes>('GET', path)).body.visits[0] ?? {}
    expect(people).toMatchObject([{ _id: substitute.id, missingChecks: ['police', 'references'] }])
    const entered = await world.office<EnteredTimeOff>('POST', 'time-off', {
      ...time,
      caretaker: ill.id,
      kind: 'sick',
      openVisits: true,
      substitutes: [{ visit: visit.id, caretaker: substitute.id }],
    })
    expect([entered.status, entered.body.warnings?.map(({ code, text }) => [code, text])]).toEqual([
      201,
      [['checks-missing', `Sridevi Goud: ${sentence}`]],
    ])
    expect(await world.changesOf(booking._id, 'CARETAKER_ASSIGNED')).toContainEqual(missingOf(substitute))
    const next = await insertVisit(world, { booking, startsAt: '2026-06-17T02:30:00.000Z', caretaker: ill })
    const asked = { startsAt: '2026-06-17T00:00:00.000Z', endsAt: '2026-06-18T00:00:00.000Z', kind: 'leave' }
    const { body } = await world.call(ill, 'POST', '/caretaker/time-off', asked)
    const decision = { status: 'approved', substitutes: [{ visit: next.id, caretaker: substitute.id }] }
    const approved = await world.office<EnteredTimeOff>('PUT', `time-off/${body._id}`, decision)
    expect(approved.body.warnings).toMatchObject([{ code: 'checks-missing', day: '2026-06-17' }])
  })

  test('the list of caretakers shows missing checks and can be filtered by them', async () => {
    await world.addUnchecked()
    await world.addPerson('caretaker', 'Bare')
    await world.addCaretaker('Checked', whole)
    const namesOf = async (filter: object) =>
      (await world.readCaretakers({ active: true, ...filter })).map(({ name, checks }) => [name, checks.missing])
    const required = ['police', 'id', 'references']
    expect((await world.readCaretakers({ active: true }))[0]?.checks.required).toEqual(required)
    expect((await namesOf({ checksMissing: true })).toSorted()).toEqual([
      ['Bare', required],
      ['Sridevi Goud', ['police', 'references']],
    ])
    expect(await namesOf({ checksMissing: false })).toEqual([['Checked', []]])
  })

  test('one row of the attention list counts the working caretakers without checks (rule HALL-1)', async () => {
    const rowsOf = async () => (await world.readAttentionList()).rows.filter(({ kind }) => kind === 'unchecked')
    expect(await rowsOf()).toEqual([])
    const caretaker = await world.addUnchecked()
    await world.addPerson('caretaker', 'Bare')
    await world.addCaretaker('Checked', whole)
    expect(await rowsOf()).toMatchObject([{ unchecked: 2, booking: null, phone: '', at: null }])
    expect((await world.readAttentionList()).counts.checks).toBe(1)
    await world.office('PUT', `caretakers/${caretaker.id}`, { active: false })
    expect(await rowsOf()).toMatchObject([{ unchecked: 1 }])
  })
})

describe('in the mode "block" (rule MATCH-8)', () => {
  useMode('block')

  test('every way to assign a caretaker without checks is refused with the names of the checks', async () => {
    const [checked, caretaker] = [await world.addCaretaker('Checked', whole), await world.addUnchecked()]
    const [booking, planned] = [await world.book(family), await world.book(family)]
    const visit = await insertVisit(world, { booking: planned, startsAt, minutes: 480 })
    const refused = { status: 409, body: { code: 'booking.checks_missing', message: sentence } }
    expect(await world.assignFor(booking, caretaker, { reason: 'Please' })).toMatchObject(refused)
    expect((await world.assignFor(booking, checked)).status).toBe(200)
    expect(await world.reassignBooking(booking, caretaker)).toMatchObject(refused)
    expect(await world.give(visit, caretaker, { reason: 'Please' })).toMatchObject(refused)
    expect(await world.replace(visit, caretaker)).toMatchObject(refused)
    const absence = { startsAt: '2026-06-15T00:00:00.000Z', endsAt: '2026-06-16T00:00:00.000Z', kind: 'sick' }
    await world.give(visit, checked)
    const substitutes = [{ visit: visit.id, caretaker: caretaker.id }]
    const away = { ...absence, caretaker: checked.id, openVisits: true, substitutes }
    expect(await world.office<Refusal>('POST', 'time-off', away)).toMatchObject(refused)
    expect(await world.plan(booking, caretaker)).toMatchObject(refused)
    expect((await world.plan(booking, undefined)).status).toBe(201)
    expect(await world.setRule(booking, caretaker)).toMatchObject(refused)
  })
})

describe('in the mode "none" (rule MATCH-8)', () => {
  useMode('none')

  test('missing checks have no effect', async () => {
    const caretaker = await world.addUnchecked('Aaa')
    await world.addCaretaker('Bbb', whole)
    const booking = await world.book(family)
    const { eligible }: Suggestions = await world.suggest(`bookings/${booking._id}`)
    expect(eligible.map(({ caretaker: { name }, missingChecks }) => [name, missingChecks])).toEqual([
      ['Aaa', []],
      ['Bbb', []],
    ])
    const answer = await world.assignFor(booking, caretaker)
    expect([answer.status, answer.body.warnings]).toEqual([200, undefined])
    const visit = await insertVisit(world, { booking: await world.book(family), startsAt, minutes: 480 })
    expect((await world.give(visit, caretaker)).body.warnings).toEqual([])
    const [listed] = await world.readCaretakers({ id: [caretaker.id] })
    expect(listed?.checks).toEqual({ required: [], missing: [] })
    expect(await world.readCaretakers({ checksMissing: true })).toEqual([])
    expect((await world.readAttentionList()).counts.checks).toBe(0)
  })
})
