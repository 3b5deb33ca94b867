import { brand } from '@thodu/api/contract/brand.config'
import type { Waiting } from '@thodu/api/contract/desk/desk.schema'
import type { Hall } from '@thodu/api/contract/desk/hall.schema'
import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { Trouble } from '@thodu/api/contract/visits/troubles.schema'
import type { FamilyVisit, PastVisits, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAccount } from '../../../../api/src/users/remove-account.ts'
import { createTestApi } from '../../../support/api.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { countBy, statusesOf } from '../../accounts/limited-api.ts'
import { createVisitWorld, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
let caretaker: Person
let days = 0
const noon = '2026-06-10T06:30:00.000Z'
const minutes = (count: number): string => new Date(Date.parse(noon) + count * 60_000).toISOString()
const moveTo = (time: string): void => {
  world.clock.now = new Date(time)
}

beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(async () => {
  // Mails of one test are not those of the next one.
  days += 1
  moveTo(noon)
  caretaker = await world.addPerson('caretaker', `Lakshmi Devi ${'ABCDEFGHIJ'[days]}`)
  await world.deps.database.write((tx) => tx.deleteFrom('visit_troubles').execute())
})
afterAll(() => world.close())

async function visitAt(startsAt: string, columns = {}, customer = world.family) {
  const booking = await world.bookUpTo('active', { customer, admin: world.admin, caretaker })
  const { id } = await insertVisit(world, { booking, caretaker, startsAt, ...columns })
  return { booking, id }
}
type Said = { kind?: string; text?: string; occurredAt?: string; clientEventId?: string }
const say = <Body = { occurredAt: string }>(id: string, said: Said = {}, who = caretaker) =>
  world.call<Body>(who, 'POST', `/caretaker/visits/${id}/trouble`, {
    kind: 'fall',
    clientEventId: crypto.randomUUID(),
    ...said,
  })
const update = <Body = Trouble>(id: string, given: Record<string, unknown>, who = world.admin) =>
  world.call<Body>(who, 'PUT', `/admin/troubles/${id}`, given)
/** Said, and its id as the office reads it. */
async function sayAndRead(id: string, said: Said = {}): Promise<string> {
  await say(id, said)
  const { troubles } = (await world.call<Visit>(world.admin, 'GET', `/admin/visits/${id}`)).body
  return troubles.at(-1)?._id ?? ''
}
const readHall = async () => (await world.call<Hall>(world.admin, 'GET', '/admin/hall')).body
const readTroubles = () => world.deps.database.read.selectFrom('visit_troubles').selectAll().orderBy('id').execute()
const mailsOf = async (code: string) =>
  (await world.readMails(brand.email)).filter(
    ({ subject }) => subject === `Something is wrong: a visit of booking ${code}`,
  )
const codeOf = async (answer: Promise<{ status: number; body: Refusal }>) => {
  const { status, body } = await answer
  return `${status} ${body.code}`
}

test('what is wrong stands first with the office, with kind, words and both numbers; closed with what was done it is gone (rules DAY-23, HALL-1)', async () => {
  const late = await world.addPerson('caretaker', 'Padma Rani')
  const other = await world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker: late })
  await insertVisit(world, { booking: other, caretaker: late, startsAt: minutes(-70), absent_reported_at: noon })
  const { booking, id } = await visitAt(minutes(-60))
  const said = await say(id, { text: 'She slipped in the bath. Card 2341 2341 2346.' })
  expect([said.status, said.body.occurredAt]).toEqual([201, noon])

  const [{ id: trouble = '' } = {}] = await readTroubles()
  const { rows, counts } = await readHall()
  const visit = (await world.call<Visit>(world.admin, 'GET', `/admin/visits/${id}`)).body
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
  expect([counts.trouble, rows[1]?.kind]).toEqual([1, 'absent'])
  const today = (await world.call<Today>(world.admin, 'GET', '/admin/today')).body
  expect(today.troubled.map(({ _id }) => _id)).toEqual([id])
  expect((await world.listVisits({ trouble: true })).map(({ _id }) => _id)).toEqual([id])
  const waiting = async () => (await world.call<Waiting>(world.admin, 'GET', '/admin/waiting')).body.troubles
  expect(await waiting()).toBe(1)

  expect((await update(trouble, { status: 'seen', note: 'The ambulance is coming.' })).body).toMatchObject({
    status: 'seen',
    seenBy: 'Meera Iyer',
    note: 'The ambulance is coming.',
    visit: id,
  })
  expect((await readHall()).rows[0]?.trouble?.seenBy).toBe('Meera Iyer')
  expect((await update(trouble, { status: 'closed', note: 'She is well. Card 2341 2341 2346.' })).status).toBe(200)
  expect([(await readHall()).counts.trouble, await waiting()]).toEqual([0, 0])
  expect(await world.listVisits({ trouble: true })).toEqual([])
  const [row] = await readTroubles()
  expect(row).toMatchObject({ status: 'closed', closed_by: world.admin.id, closed_at: noon })
  expect(row?.office_note).toMatch(/^She is well. Card XXXX/)
})

test('closing asks what was done, once; a note that stands already is enough', async () => {
  const { id } = await visitAt(minutes(-60))
  const first = await sayAndRead(id)
  const refused = await update<Refusal>(first, { status: 'closed' })
  expect([refused.status, refused.body.errors?.note]).toEqual([400, 'Please write what was done.'])
  expect((await update<Refusal>(first, { status: 'closed', note: '  ' })).status).toBe(400)
  const answers = await Promise.all([1, 2].map((who) => update(first, { status: 'closed', note: `Called ${who}` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await codeOf(update<Refusal>(first, { status: 'seen' }))).toBe('409 visit.nothing_wrong')
  const second = await sayAndRead(id, { kind: 'unwell' })
  await update(second, { note: 'Doctor asked' })
  await update(second, { status: 'closed' })
  const { troubles } = (await world.call<Visit>(world.admin, 'GET', `/admin/visits/${id}`)).body
  expect(troubles.map(({ status, note }) => `${status} ${note}`)).toEqual([
    expect.stringMatching(/^closed Called \d$/),
    'closed Doctor asked',
  ])
  expect((await update<Refusal>(newId(), { status: 'seen' })).status).toBe(404)
  expect(await codeOf(update<Refusal>(first, { note: 'Called again' }))).toBe('409 visit.nothing_wrong')
})

test('a note is no look, and closing is not taken up by who tells the family later; each is one of several', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const first = await sayAndRead(id)
  moveTo(minutes(1))
  const second = await sayAndRead(id, { kind: 'unwell' })
  expect((await update(second, { note: 'Doctor asked' })).body).toMatchObject({
    _id: second,
    kind: 'unwell',
    status: 'new',
    seenBy: null,
  })
  await update(first, { status: 'closed', note: 'She is well.' })
  const open = (await readHall()).rows.filter(({ kind }) => kind === 'trouble')
  expect(open.map(({ _id }) => _id)).toEqual([second])
  const today = async () => (await world.call<Today>(world.admin, 'GET', '/admin/today')).body.troubled.length
  expect(await today()).toBe(1)
  const other = await world.addPerson('admin', 'Ravi Rao')
  moveTo(minutes(10))
  await update(first, { toldFamily: true }, other)
  const [row] = await readTroubles()
  expect(row).toMatchObject({ closed_by: world.admin.id, closed_at: minutes(1), seen_by: null })
  await update(second, { status: 'closed' })
  expect(await today()).toBe(0)
  const log = (await world.readAudit(booking._id)).filter(({ description }) => /wrong (is|was)/.test(description))
  expect(log.map(({ description, changes }) => [/what (.*)$/.exec(description)?.[1], JSON.parse(changes)])).toEqual([
    ['is wrong was looked at', [{ field: 'trouble', from: 'new', to: 'new' }]],
    ['was wrong is closed', [{ field: 'trouble', from: 'new', to: 'closed' }]],
    ['is wrong was looked at', [{ field: 'troubleToldAt', from: null, to: minutes(10) }]],
    ['was wrong is closed', [{ field: 'trouble', from: 'new', to: 'closed' }]],
  ])
})

test('whoever asked to be forgotten is not shown to the office any more', async () => {
  const family = await world.addPerson('user')
  const { id } = await visitAt(minutes(-60), {}, family)
  await say(id)
  expect((await readHall()).rows.map(({ kind }) => kind)).toContain('trouble')
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ restricted_at: noon }).where('id', '=', family.id).execute(),
  )
  expect((await readHall()).rows.map(({ kind }) => kind)).not.toContain('trouble')
})

test('the same id is one trouble, however often and at once it is sent; one that stands for something else is 409', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const clientEventId = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(id, { clientEventId })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
  expect([(await readTroubles()).length, (await mailsOf(booking.bookingId)).length]).toEqual([1, 1])
  expect(await codeOf(say<Refusal>(id, { clientEventId, kind: 'other' }))).toBe('409 request.conflict')
  const later = await insertVisit(world, { booking, caretaker, startsAt: minutes(120) })
  expect(await codeOf(say<Refusal>(later.id, { clientEventId }))).toBe('409 request.conflict')
  // It has arrived, also where somebody else comes meanwhile.
  const next = await world.addPerson('caretaker', 'Padma Rani')
  await world.deps.database.write((tx) =>
    tx.updateTable('visits').set({ caretaker_id: next.id }).where('id', '=', id).execute(),
  )
  expect((await say(id, { clientEventId })).status).toBe(200)
  expect(await codeOf(say<Refusal>(id, { clientEventId }, next))).toBe('409 request.conflict')
})

test('nobody says or reads it of somebody else’s visit, and none but the office changes it', async () => {
  const { id } = await visitAt(minutes(-60))
  const stranger = await world.addPerson('caretaker', 'Padma Rani')
  expect(await codeOf(say<Refusal>(id, {}, stranger))).toBe('404 request.not_found')
  expect(await readTroubles()).toEqual([])
  const trouble = await sayAndRead(id)
  for (const who of [caretaker, stranger, world.family])
    expect((await update<Refusal>(trouble, { status: 'seen' }, who)).status).toBe(403)
  expect((await say<Refusal>(id, {}, world.family)).status).toBe(403)
})

test('it can be said from 24 hours before a visit to 24 hours after it, as it happened, up to 48 hours ago', async () => {
  const { id } = await visitAt(minutes(24 * 60))
  expect((await say(id)).status).toBe(201)
  caretaker = await world.addPerson('caretaker', 'Padma Rani')
  const far = await visitAt(minutes(24 * 60 + 1))
  expect(await codeOf(say<Refusal>(far.id))).toBe('409 visit.not_around')
  caretaker = await world.addPerson('caretaker', 'Sita Rani')
  const over = await visitAt(minutes(-26 * 60))
  expect((await say(over.id)).status).toBe(201)
  moveTo(minutes(1))
  expect(await codeOf(say<Refusal>(over.id))).toBe('409 visit.not_around')
  expect((await say(over.id, { occurredAt: minutes(-25 * 60) })).body.occurredAt).toBe(minutes(-25 * 60))
  for (const occurredAt of [minutes(1 - 48 * 60 - 1), minutes(7)]) {
    const refused = await say<Refusal>(over.id, { occurredAt })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['occurredAt']])
  }
  for (const kind of ['stolen', '']) expect((await say<Refusal>(over.id, { kind })).status).toBe(400)
  expect((await say<Refusal>(over.id, { text: 'a'.repeat(501) })).status).toBe(400)
})

test('the team hears of it at once by mail, and of all that comes within a minute in one, at its end', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const words = 'She slipped in the bath.'
  await say(id, { text: words })
  const [mail, ...others] = await mailsOf(booking.bookingId)
  expect(others).toEqual([])
  // Neither what happened nor whom it happened to leaves by mail.
  const said = `${mail?.subject} ${mail?.text} ${mail?.html}`
  expect(said).not.toMatch(/slipped|fall/i)
  expect(said).not.toContain(booking.patientDetails.patientName)
  expect(mail?.text).toContain('/admin/today')

  const waiting = () =>
    world.deps.database.read
      .selectFrom('outbox_mails')
      .select('next_attempt_at')
      .where('booking_id', '=', booking._id)
      .where('status', '=', 'waiting')
      .execute()
  moveTo(new Date(Date.parse(noon) + 20_000).toISOString())
  await say(id, { kind: 'hospital' })
  moveTo(new Date(Date.parse(noon) + 40_000).toISOString())
  await say(id, { kind: 'other' })
  expect([(await mailsOf(booking.bookingId)).length, await waiting()]).toEqual([1, [{ next_attempt_at: minutes(1) }]])
  moveTo(minutes(1))
  world.deps.mailer.wake()
  expect((await mailsOf(booking.bookingId)).length).toBe(2)
  moveTo(minutes(3))
  await say(id, { kind: 'not-safe' })
  expect([(await mailsOf(booking.bookingId)).length, await waiting()]).toEqual([3, []])
  // In the same moment as one that has gone: another goes at the end of the minute.
  await say(id, { kind: 'other' })
  expect(await waiting()).toEqual([{ next_attempt_at: minutes(4) }])
  moveTo(minutes(60))
  await say(id, { kind: 'other' })
  expect((await readTroubles()).at(-1)?.mailed_at).toBe(minutes(60))
  // A clock that was wrong once keeps no mail back.
  await (await world.sideDoor()).rows('update visit_troubles set mailed_at = ?', minutes(900))
  moveTo(minutes(61))
  const before = (await mailsOf(booking.bookingId)).length
  await say(id, { kind: 'other' })
  expect((await mailsOf(booking.bookingId)).length).toBe(before + 1)
})

test('the family reads kind and time once it has been told, and never anybody’s words', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const trouble = await sayAndRead(id, { text: 'She slipped in the bath.' })
  const ahead = async () =>
    (await world.call<FamilyVisit[]>(world.family, 'GET', `/booking/${booking._id}/visits`)).text
  const past = async () =>
    (await world.call<PastVisits>(world.family, 'GET', `/booking/${booking._id}/visits/past`)).body.visits[0]?.troubles
  expect([await past(), (await ahead()).includes('"fall"')]).toEqual([[], false])
  await update(trouble, { status: 'closed', note: 'The doctor has seen her.' })
  expect(await past()).toEqual([])
  moveTo(minutes(10))
  expect((await update(trouble, { toldFamily: true })).body.toldFamilyAt).toBe(minutes(10))
  moveTo(minutes(20))
  expect((await update(trouble, { toldFamily: true })).body.toldFamilyAt).toBe(minutes(10))
  expect(await past()).toEqual([{ kind: 'fall', at: noon }])
  const seen = await ahead()
  expect(seen).toContain('"fall"')
  expect(seen).not.toMatch(/slipped|doctor/)
  const stranger = await world.addPerson('user')
  expect((await world.call(stranger, 'GET', `/booking/${booking._id}/visits/past`)).status).toBe(404)
  const own = await world.call(caretaker, 'GET', '/caretaker/visits')
  expect([own.status, /slipped|doctor/.test(own.text)]).toEqual([200, false])
})

test('log, history and access log say that there is something, not what', async () => {
  const { booking, id } = await visitAt(minutes(-60))
  const trouble = await sayAndRead(id, { text: 'She slipped in the bath.' })
  moveTo(minutes(1))
  await update(trouble, { status: 'seen' })
  await update(trouble, { status: 'seen' })
  await update(trouble, { status: 'closed', note: 'The doctor has seen her.', toldFamily: true })
  const rows = (await world.readAudit(booking._id)).filter(({ description }) => /wrong/.test(description))
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
  const looks = await world.deps.database.read
    .selectFrom('access_log')
    .select(['viewer_id', 'listed'])
    .where('subject_id', '=', booking._id)
    .where('viewer_role', '=', 'admin')
    .execute()
  expect(looks).toContainEqual({ viewer_id: world.admin.id, listed: 0 })
})

test('a visit ahead of which something is said stays when its booking is planned anew', async () => {
  const { booking, roster, visit, again, caretaker: comes } = await world.planOne()
  expect((await say(visit.id, { kind: 'refused' }, comes)).status).toBe(201)
  const weekday = new Date(`${visit.service_day}T00:00:00Z`).getUTCDay()
  const days = roster.days.filter((day) => day !== weekday)
  expect((await world.change(booking, roster, { days })).status).toBe(200)
  expect(await again()).toMatchObject({ id: visit.id, status: 'planned' })
  expect(await readTroubles()).toHaveLength(1)
})

test('it goes with the account of the family', async () => {
  const family = await world.addPerson('user')
  const { booking, id } = await visitAt(minutes(-60), {}, family)
  await say(id, { text: 'She slipped in the bath.' })
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  await removeAccount(world.deps, family.email)
  expect(await readTroubles()).toEqual([])
  expect((await readHall()).counts.trouble).toBe(0)
})

test('10 an hour of one caretaker', async () => {
  const limited = await createTestApi({ RATE_LIMITS: 'on' })
  const id = await limited.addAccount('caretaker', { name: 'Asha Rao', email: 'eager@example.in' })
  const token = await limited.openSessionFor(id)
  const body = { kind: 'fall', clientEventId: crypto.randomUUID() }
  const said = await statusesOf(11, () => limited.call('POST', `/caretaker/visits/${newId()}/trouble`, { token, body }))
  expect([countBy(said, 404), said.at(-1)]).toEqual([10, 429])
  await limited.close()
})
