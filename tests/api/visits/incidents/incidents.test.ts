import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { Incident } from '@thodu/api/contract/visits/incidents.schema'
import { newId } from '@thodu/db'
import { beforeEach, expect, test } from 'vitest'
import { deleteRows, selectRows, updateRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import { codeOf, type Person, type Refusal } from '../../../support/world.ts'
import { createVisitWorld, minutes, noon } from '../visit-world.ts'

const world = useWorld(createVisitWorld)
let caretaker: Person
beforeEach(async () => {
  world.setClock(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  await deleteRows(world, 'visit_troubles')
})

async function visitAt(startsAt: string, columns = {}, customer = world.family) {
  const booking = await world.bookUpTo('active', { customer, admin: world.admin, caretaker })
  const { id } = await world.addVisit({ booking, caretaker, startsAt, ...columns })
  return { booking, id }
}
type Input = { kind?: string; text?: string; occurredAt?: string; sentAt?: string; clientEventId?: string }
const say = <Body = { occurredAt: string }>(id: string, said: Input = {}, who = caretaker) =>
  world.call<Body>(who, 'POST', `/caretaker/visits/${id}/trouble`, { kind: 'fall', clientEventId: newId(), ...said })
const update = <Body = Incident>(id: string, given: Record<string, unknown>) =>
  world.call<Body>(world.admin, 'PUT', `/admin/troubles/${id}`, given)
async function sayAndRead(id: string, said: Input = {}): Promise<string> {
  await say(id, said)
  return (await world.readInOffice({ id })).troubles.at(-1)?._id ?? ''
}
const readAttentionList = async () => (await world.call<AttentionList>(world.admin, 'GET', '/admin/hall')).body
const readIncidents = () => selectRows(world, 'visit_troubles', '*', {}, 'id')
const mailsOf = async (code: string) => {
  const subject = `Incident: a visit of booking ${code}`
  return (await world.readMails(brand.email)).filter((mail) => mail.subject === subject)
}

test('an open incident is first in the attention list until it is closed with a note (rules DAY-23, HALL-1)', async () => {
  const late = await world.addPerson('caretaker', 'Padma Rani')
  const other = await world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker: late })
  await world.addVisit({ booking: other, caretaker: late, startsAt: minutes(-70), absent_reported_at: noon })
  const { booking, id } = await visitAt(minutes(-60))
  const said = await say(id, { text: 'She slipped in the bath. Card 2341 2341 2346.' })
  expect([said.status, said.body.occurredAt]).toEqual([201, noon])

  const [{ id: trouble = '' } = {}] = await readIncidents()
  const { rows, counts } = await readAttentionList()
  const visit = await world.readInOffice({ id })
  expect(rows[0]).toMatchObject({
    kind: 'trouble',
    _id: trouble,
    who: booking.patientDetails.patientName,
    at: noon,
    booking: { _id: booking._id },
    caretaker: caretaker.name,
    phone: visit.caretaker?.phone,
    trouble: { kind: 'fall', visitId: id, startsAt: minutes(-60), seenBy: null, family: visit.booking.family },
  })
  expect(visit.booking.family.phone).not.toBe('')
  expect(rows[0]?.trouble?.text).toMatch(/^She slipped in the bath. Card XXXX/)
  expect([counts.incidents, rows[1]?.kind]).toEqual([1, 'absent'])
  const today = (await world.call<Today>(world.admin, 'GET', '/admin/today')).body
  expect(today.troubled.map(({ _id }) => _id)).toEqual([id])
  expect((await world.listVisits({ trouble: true })).map(({ _id }) => _id)).toEqual([id])
  const waiting = async () => (await world.call<Waiting>(world.admin, 'GET', '/admin/waiting')).body.troubles
  expect(await waiting()).toBe(1)

  const seen = { status: 'seen', seenBy: 'Meera Iyer', note: 'The ambulance is coming.', visit: id }
  expect((await update(trouble, { status: 'seen', note: 'The ambulance is coming.' })).body).toMatchObject(seen)
  expect((await readAttentionList()).rows[0]?.trouble?.seenBy).toBe('Meera Iyer')
  expect((await update(trouble, { status: 'closed', note: 'She is well. Card 2341 2341 2346.' })).status).toBe(200)
  expect([(await readAttentionList()).counts.incidents, await waiting()]).toEqual([0, 0])
  expect(await world.listVisits({ trouble: true })).toEqual([])
  const [row] = await readIncidents()
  expect(row).toMatchObject({ status: 'closed', closed_by: world.admin.id, closed_at: noon })
  expect(row?.office_note).toMatch(/^She is well. Card XXXX/)
})

test('an incident is closed once, with a note', async () => {
  const { id } = await visitAt(minutes(-60))
  const first = await sayAndRead(id)
  const refused = await update<Refusal>(first, { status: 'closed' })
  expect([refused.status, refused.body.errors?.note]).toEqual([400, 'Please write what was done.'])
  expect((await update<Refusal>(first, { status: 'closed', note: '  ' })).status).toBe(400)
  const answers = await Promise.all([1, 2].map((who) => update(first, { status: 'closed', note: `Called ${who}` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await codeOf(update(first, { status: 'seen' }))).toBe('409 visit.nothing_wrong')
  world.setClock(minutes(1))
  const second = await sayAndRead(id, { kind: 'unwell' })
  await update(second, { note: 'Doctor asked' })
  await update(second, { status: 'closed' })
  const { troubles } = await world.readInOffice({ id })
  expect(troubles.map(({ status, note }) => `${status} ${note}`)).toEqual([
    expect.stringMatching(/^closed Called \d$/),
    'closed Doctor asked',
  ])
  expect((await update(newId(), { status: 'seen' })).status).toBe(404)
  expect(await codeOf(update(first, { note: 'Called again' }))).toBe('409 visit.nothing_wrong')
})

test('admins do not see incidents of a restricted family', async () => {
  const family = await world.addPerson('user')
  const { id } = await visitAt(minutes(-60), {}, family)
  await say(id)
  expect((await readAttentionList()).rows.map(({ kind }) => kind)).toContain('trouble')
  await world.restrict(family)
  expect((await readAttentionList()).rows.map(({ kind }) => kind)).not.toContain('trouble')
})

test('an incident with the same client id is stored once, and the id of another incident is refused', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const clientEventId = newId()
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(id, { clientEventId })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
  expect([(await readIncidents()).length, (await mailsOf(booking.bookingId)).length]).toEqual([1, 1])
  expect(await codeOf(say(id, { clientEventId, kind: 'other' }))).toBe('409 request.conflict')
  const later = await world.addVisit({ booking, caretaker, startsAt: minutes(120) })
  expect(await codeOf(say(later.id, { clientEventId }))).toBe('409 request.conflict')
  // The repeated report is accepted although another caretaker comes meanwhile.
  const next = await world.addPerson('caretaker', 'Padma Rani')
  await updateRows(world, 'visits', { id }, { caretaker_id: next.id })
  expect((await say(id, { clientEventId })).status).toBe(200)
  expect(await codeOf(say(id, { clientEventId }, next))).toBe('409 request.conflict')
})

test('an incident can be reported until 24 hours after a visit, also by a phone with a wrong clock', async () => {
  const over = await visitAt(minutes(-26 * 60))
  expect((await say(over.id)).status).toBe(201)
  world.setClock(minutes(1))
  expect(await codeOf(say(over.id))).toBe('409 visit.not_around')
  expect((await say(over.id, { occurredAt: minutes(-25 * 60) })).body.occurredAt).toBe(minutes(-25 * 60))
  const phone = { occurredAt: minutes(5 * 60), sentAt: minutes(30 * 60) }
  expect((await say(over.id, phone)).body.occurredAt).toBe(minutes(1 - 25 * 60))
  for (const kind of ['stolen', '']) expect((await say(over.id, { kind })).status).toBe(400)
  expect((await say(over.id, { text: 'a'.repeat(501) })).status).toBe(400)
})

test('the team gets a mail immediately, and one mail for all incidents of the next minute', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const words = 'She slipped in the bath.'
  await say(id, { text: words })
  const [mail, ...others] = await mailsOf(booking.bookingId)
  expect(others).toEqual([])
  const said = `${mail?.subject} ${mail?.text} ${mail?.html}`
  expect(said).not.toMatch(/slipped|fall/i)
  expect(said).not.toContain(booking.patientDetails.patientName)
  expect(mail?.text).toContain('/admin/today')

  const waiting = () =>
    selectRows(world, 'outbox_mails', ['next_attempt_at'], { booking_id: booking._id, status: 'waiting' })
  world.setClock(minutes(1 / 3))
  await say(id, { kind: 'hospital' })
  world.setClock(minutes(2 / 3))
  await say(id, { kind: 'other' })
  expect([(await mailsOf(booking.bookingId)).length, await waiting()]).toEqual([1, [{ next_attempt_at: minutes(1) }]])
  world.setClock(minutes(1))
  world.deps.mailer.wake()
  expect((await mailsOf(booking.bookingId)).length).toBe(2)
  world.setClock(minutes(3))
  await say(id, { kind: 'not-safe' })
  expect([(await mailsOf(booking.bookingId)).length, await waiting()]).toEqual([3, []])
  // An incident of the same moment as a sent mail is mailed at the end of the minute.
  await say(id, { kind: 'other' })
  expect(await waiting()).toEqual([{ next_attempt_at: minutes(4) }])
  world.setClock(minutes(60))
  await say(id, { kind: 'other' })
  expect((await readIncidents()).at(-1)?.mailed_at).toBe(minutes(60))
  // A time of a wrong clock in the future delays no mail.
  await (await world.sideDoor()).rows('update visit_troubles set mailed_at = ?', minutes(900))
  world.setClock(minutes(61))
  const before = (await mailsOf(booking.bookingId)).length
  await say(id, { kind: 'other' })
  expect((await mailsOf(booking.bookingId)).length).toBe(before + 1)
})

test('the family sees kind and time of an incident, without its text, once an admin has notified them', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const trouble = await sayAndRead(id, { text: 'She slipped in the bath.' })
  const ahead = async () => JSON.stringify(await world.listOfFamily(booking))
  const past = async () => (await world.listPast(booking)).visits[0]?.troubles
  expect([await past(), (await ahead()).includes('"fall"')]).toEqual([[], false])
  await update(trouble, { status: 'closed', note: 'The doctor has seen her.' })
  expect(await past()).toEqual([])
  world.setClock(minutes(10))
  expect((await update(trouble, { toldFamily: true })).body.toldFamilyAt).toBe(minutes(10))
  world.setClock(minutes(20))
  expect((await update(trouble, { toldFamily: true })).body.toldFamilyAt).toBe(minutes(10))
  expect(await past()).toEqual([{ kind: 'fall', at: noon }])
  const seen = await ahead()
  expect(seen).toContain('"fall"')
  expect(seen).not.toMatch(/slipped|doctor/)
  const own = await world.call(caretaker, 'GET', '/caretaker/visits')
  expect([own.status, /slipped|doctor/.test(own.text)]).toEqual([200, false])
})

test('audit log and history record an incident without its text', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const trouble = await sayAndRead(id, { text: 'She slipped in the bath.' })
  world.setClock(minutes(1))
  await update(trouble, { status: 'seen' })
  await update(trouble, { status: 'seen' })
  await update(trouble, { status: 'closed', note: 'The doctor has seen her.', toldFamily: true })
  const rows = (await world.readAudit(booking._id)).filter(({ description }) => /incident/.test(description))
  expect(rows.map(({ action, status, changes }) => ({ action, status, changes: JSON.parse(changes) }))).toEqual([
    { action: 'STATUS_UPDATE', status: 'success', changes: [{ field: 'trouble', from: null, to: 'new' }] },
    { action: 'STATUS_UPDATE', status: 'success', changes: [{ field: 'trouble', from: 'new', to: 'seen' }] },
    {
      action: 'STATUS_UPDATE',
      status: 'success',
      changes: [
        { field: 'trouble', from: 'seen', to: 'closed' },
        { field: 'troubleToldAt', from: null, to: minutes(1) },
      ],
    },
  ])
  expect(JSON.stringify(await world.readAudit(booking._id))).not.toMatch(/slipped|fall|doctor/i)
  const history = await world.call<HistoryEntry[]>(
    world.admin,
    'GET',
    `/admin/bookings/${booking._id}/history?filter=${encodeURIComponent('{"kind":"visit"}')}`,
  )
  const told = history.body.flatMap((entry) =>
    entry.what === 'audited' ? entry.changes.map(({ field }) => field) : [],
  )
  expect(told.filter((field) => field === 'trouble')).toHaveLength(3)
  expect(history.text).not.toMatch(/slipped|doctor/i)
  await world.deps.accessLog.settle()
  const where = { subject_id: booking._id, viewer_role: 'admin' } as const
  const looks = await selectRows(world, 'access_log', ['viewer_id', 'listed'], where)
  expect(looks).toContainEqual({ viewer_id: world.admin.id, listed: 0 })
})
