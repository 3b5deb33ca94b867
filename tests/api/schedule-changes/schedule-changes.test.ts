import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import type { CaretakerChanges, ScheduleChange } from '@thodu/api/contract/schedule-changes/schedule-changes.schema'
import type { VisitRow } from '@thodu/db'
import { beforeEach, expect, test } from 'vitest'
import { sweepScheduleChanges } from '../../../api/src/schedule-changes/sweep-schedule-changes.ts'
import { selectRow, selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, hours, minutes, today } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
let lakshmi: Person
let other: Person

beforeEach(async () => {
  world.setClock(today)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  other = await world.addPerson('caretaker', 'Zubeda Begum')
})

const listChanges = async (who = lakshmi) =>
  (await world.call<ScheduleChange[]>(who, 'GET', '/caretaker/schedule-changes')).body
const kindsOf = async (who = lakshmi) => (await listChanges(who)).map(({ kind, startsAt }) => `${kind} ${startsAt}`)
const confirm = (changes: readonly Pick<ScheduleChange, 'visitId' | 'kind' | 'startsAt' | 'endsAt'>[], who = lakshmi) =>
  world.call<ScheduleChange[]>(who, 'POST', '/caretaker/schedule-changes/confirm', {
    changes: changes.map(({ visitId, kind, startsAt, endsAt }) => ({ visitId, kind, startsAt, endsAt })),
  })
/** A visit that its caretaker has known for days. */
async function addKnown(startsAt: string, of = {}): Promise<VisitRow> {
  const at = hours(-24 * 7)
  return world.addVisit({ caretaker: lakshmi, startsAt, created_at: at, updated_at: at, of })
}
const change = async (visit: VisitRow, body: object) => {
  const { revision } = await world.readVisit(visit)
  const answer = await world.call(world.admin, 'PUT', `/admin/visits/${visit.id}`, { ...body, revision })
  expect(answer.status).toBe(200)
}

test('a caretaker gets a new visit of the next 48 hours, and not a later one (rule VISIT-28)', async () => {
  await world.addVisit({ caretaker: lakshmi, startsAt: hours(47) })
  await world.addVisit({ caretaker: lakshmi, startsAt: hours(49) })
  expect(await kindsOf()).toEqual([`new ${hours(47)}`])
})

test('a caretaker gets a moved and a cancelled visit with the earlier time (rule VISIT-28)', async () => {
  const moved = await addKnown(hours(20))
  const skipped = await addKnown(hours(30))
  expect(await kindsOf()).toEqual([])
  await change(moved, { startsAt: hours(26) })
  await world.office(skipped, 'skip', { reason: 'Hospital' })
  expect(await listChanges()).toMatchObject([
    { kind: 'moved', startsAt: hours(26), endsAt: hours(28), before: hours(20) },
    { kind: 'cancelled', startsAt: hours(30), before: null },
  ])
})

test('another caretaker gets the visit as new, and the earlier one as cancelled (rule VISIT-28)', async () => {
  const visit = await addKnown(hours(20))
  await change(visit, { caretaker: other.id })
  expect(await kindsOf()).toEqual([`cancelled ${hours(20)}`])
  expect(await kindsOf(other)).toEqual([`new ${hours(20)}`])
  await change(visit, { caretaker: lakshmi.id })
  expect([await kindsOf(), await kindsOf(other)], 'a change taken back is none').toEqual([[], []])
})

test('a caretaker reads why they were chosen for a new visit, in their language (rule CARE-29)', async () => {
  const { booking, caretaker } = await world.planDaily(lakshmi)
  expect(await listChanges(caretaker)).toMatchObject([{ reasons: [] }, { reasons: [] }])
  const reasons = [
    { code: 'speaks', values: { language: 'telugu' } },
    { code: 'samePincode', values: {} },
    { code: 'someOther', values: {} },
  ]
  const of = { booking_id: booking._id }
  await updateRows(world, 'booking_assignments', of, { chosen_for: JSON.stringify(reasons) })
  const [first] = await listChanges(caretaker)
  expect(first?.reasons).toEqual([expect.stringMatching(/^You speak \w+$/), 'You live close by'])
  const message = `/admin/caretakers/${lakshmi.id}/schedule-changes`
  const { changes } = (await world.call<CaretakerChanges>(world.admin, 'GET', message)).body
  expect(changes[0]?.reasons).toEqual([])
})

test('a visit that planning removes is cancelled for its caretaker (rule VISIT-28)', async () => {
  const { booking, caretaker, roster } = await world.planDaily()
  await confirm(await listChanges(caretaker), caretaker)
  await world.change(booking, roster, { days: [0], from: '2026-06-11' })
  expect(await kindsOf(caretaker)).toEqual(['cancelled 2026-06-11T02:30:00.000Z', 'cancelled 2026-06-12T02:30:00.000Z'])
})

test('visits within the own time off need no confirmation (rule VISIT-28)', async () => {
  await addKnown(hours(20))
  const body = {
    caretaker: lakshmi.id,
    startsAt: hours(12),
    endsAt: hours(36),
    kind: 'sick',
    reason: '',
    openVisits: true,
  }
  const entered = await world.call(world.admin, 'POST', '/admin/time-off', body)
  expect(entered.text).toContain('approved')
  expect(await kindsOf()).toEqual([])
})

test('a caretaker who ends the care confirms nothing, also after an undo (rule VISIT-28)', async () => {
  const status = {
    status: 'active',
    caretaker: { user: { _id: lakshmi.id, name: lakshmi.name, email: lakshmi.email } },
  }
  const { booking_id } = await addKnown(hours(20), status)
  const ended = await world.call(lakshmi, 'PUT', `/caretaker/bookings/${booking_id}/status`, { status: 'completed' })
  expect(ended.status).toBe(200)
  expect((await world.visitsOf(booking_id)).map(({ status: left }) => left)).toEqual(['cancelled'])
  expect(await kindsOf()).toEqual([])
  expect((await world.call(lakshmi, 'POST', `/caretaker/bookings/${booking_id}/undo`)).status).toBe(200)
  expect((await world.visitsOf(booking_id)).map(({ status: left }) => left)).toEqual(['planned'])
  expect(await kindsOf()).toEqual([])
})

test('a caretaker confirms a change once, and only as it was read (rule VISIT-29)', async () => {
  const visit = await addKnown(hours(20))
  await change(visit, { startsAt: hours(26) })
  const read = await listChanges()
  await change(visit, { startsAt: hours(28) })
  expect((await confirm(read)).body, 'moved again since then').toMatchObject([{ startsAt: hours(28) }])
  expect((await confirm(await listChanges(), other)).body).toEqual([])
  expect(await kindsOf(), 'another caretaker confirms nothing').toEqual([`moved ${hours(28)}`])
  const shown = await listChanges()
  for (const repeated of [1, 2]) expect([repeated, (await confirm(shown)).body]).toEqual([repeated, []])
  const logged = await selectRows(world, 'audit_log', ['description'], { actor_id: lakshmi.id })
  expect(logged.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Visit of .* of booking \w+: the caretaker confirmed the new time$/),
  ])
  await change(visit, { startsAt: hours(20) })
  expect(await listChanges(), 'the confirmed time is the known one').toMatchObject([{ before: hours(28) }])
})

test('a change is over after its visit, when it starts, or when its caretaker leaves (rule VISIT-28)', async () => {
  const visit = await world.addVisit({
    caretaker: lakshmi,
    startsAt: hours(1),
    of: { status: 'confirmed', caretaker: { user: { _id: lakshmi.id, name: lakshmi.name, email: lakshmi.email } } },
  })
  expect(await kindsOf()).toHaveLength(1)
  await updateRows(world, 'accounts', { id: lakshmi.id }, { inactive_at: hours(0) })
  const message = await world.call<CaretakerChanges>(
    world.admin,
    'GET',
    `/admin/caretakers/${lakshmi.id}/schedule-changes`,
  )
  expect(message.body).toMatchObject({ changes: [], text: null })
  await updateRows(world, 'accounts', { id: lakshmi.id }, { inactive_at: null })
  world.clock.now = new Date(hours(1))
  expect((await world.step(lakshmi, visit, 'start')).status).toBe(200)
  expect(await kindsOf()).toEqual([])
  world.clock.now = new Date(hours(24 * 31))
  await sweepScheduleChanges(world.deps)
  expect(await selectRows(world, 'schedule_changes', '*', { caretaker_id: lakshmi.id })).toEqual([])
})

test('one message has all changes without patient and service, and the address from a day before (rule VISIT-30)', async () => {
  await updateRows(world, 'accounts', { id: lakshmi.id }, { phone: '98765 43210' })
  const details = {
    patient_name: 'Secret Patient',
    patient_details: JSON.stringify({ address: '12-3, Station Road, Hanamkonda' }),
  }
  const near = await addKnown(hours(10), details)
  const far = await addKnown(hours(30), details)
  const path = `/admin/caretakers/${lakshmi.id}/schedule-changes`
  await change(near, { startsAt: hours(12) })
  await change(far, { startsAt: hours(34) })
  const { body } = await world.call<CaretakerChanges>(world.admin, 'GET', path)
  expect(body).toMatchObject({ language: 'en', changes: [{ toldAt: null }, { toldAt: null }] })
  expect(body.text?.split('\n')).toEqual([
    'Hello. Your visits have changed.',
    'Moved visit: Jun 11, 2026, 12:00 AM, 12-3, Station Road, Hanamkonda (before: Jun 10, 2026, 10:00 PM)',
    'Moved visit: Jun 11, 2026, 10:00 PM, Hanamkonda (before: Jun 11, 2026, 6:00 PM)',
    expect.stringMatching(/^Please confirm it in the app: https?:.*\/caretaker$/),
  ])
  expect(decodeURIComponent(body.url ?? '')).toContain('919876543210?text=Hello. Your visits')
  expect((await world.call(world.admin, 'POST', `${path}/told`)).status).toBe(204)
  expect(await listChanges()).toMatchObject([{ toldAt: hours(0) }, { toldAt: hours(0) }])
  const sent = await selectRow(world, 'communications', ['template', 'sent_to', 'by_id'], {
    booking_id: far.booking_id,
  })
  expect(sent).toEqual({ template: 'scheduleChanged', sent_to: 'caretaker', by_id: world.admin.id })
  await change(near, { startsAt: hours(14) })
  expect(
    (await listChanges()).map(({ toldAt }) => toldAt),
    'a later change is not told yet',
  ).toEqual([null, hours(0)])
})

test('the office sees each caretaker who has not confirmed within 15 minutes in one row (rule VISIT-31)', async () => {
  await addKnown(hours(30)).then((visit) => change(visit, { startsAt: hours(32) }))
  await addKnown(hours(20)).then((visit) => change(visit, { startsAt: hours(22) }))
  await updateRows(world, 'accounts', { id: lakshmi.id }, { phone: '9876543210' })
  const readRows = async () => {
    const { rows, counts } = (await world.call<AttentionList>(world.admin, 'GET', '/admin/hall')).body
    const own = rows.filter(({ kind, _id }) => kind === 'unconfirmed' && _id === lakshmi.id)
    return own.map(({ group, who, at, phone, unconfirmed }) => ({ group, who, at, phone, unconfirmed, counts }))
  }
  expect(await readRows()).toEqual([])
  world.clock.now = new Date(minutes(15))
  const row = { group: 'unconfirmed', who: 'Lakshmi Devi', at: hours(22), phone: '9876543210' }
  expect(await readRows()).toMatchObject([{ ...row, unconfirmed: { changes: 2, toldAt: null } }])
  await world.call(world.admin, 'POST', `/admin/caretakers/${lakshmi.id}/schedule-changes/told`)
  expect(await readRows(), 'told, but not confirmed').toMatchObject([
    { ...row, unconfirmed: { changes: 2, toldAt: minutes(15) } },
  ])
  await confirm(await listChanges())
  expect(await readRows()).toEqual([])
})

test('the message needs a mobile number and a change (rule VISIT-30)', async () => {
  const path = `/admin/caretakers/${lakshmi.id}/schedule-changes/told`
  await updateRows(world, 'accounts', { id: lakshmi.id }, { phone: '0870 2571234' })
  expect((await world.call<{ code: string }>(world.admin, 'POST', path)).body.code).toBe('hand_off.no_mobile')
  await updateRows(world, 'accounts', { id: lakshmi.id }, { phone: '9876543210' })
  expect((await world.call<{ code: string }>(world.admin, 'POST', path)).body.code).toBe('hand_off.not_fitting')
  expect((await world.call(world.admin, 'GET', `/admin/caretakers/${world.family.id}/schedule-changes`)).status).toBe(
    404,
  )
})
