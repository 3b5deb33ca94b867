import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person } from '../../support/world.ts'
import { createVisitWorld, hours, minutes, noon } from './visit-world.ts'

const world = useWorld(createVisitWorld)
let caretaker: Person
beforeEach(async () => {
  world.setClock(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

async function visitAt(startsAt: string, columns = {}, customer = world.family) {
  const booking = await world.bookUpTo('active', { customer, admin: world.admin, caretaker })
  const { id } = await world.addVisit({ booking, caretaker, startsAt, ...columns })
  return { booking, id }
}
const over = { status: 'done', started_min: 1, ended_min: 2 } as const
const remark = (id: string, text: string, who = world.family) => world.asFamily({ id }, 'remark', { text }, who)
const settle = (id: string, given: { done: string; remarkAt: string }) => world.office({ id }, 'settle-remark', given)
const attentionRow = async (id: string) => {
  const { body } = await world.call<AttentionList>(world.admin, 'GET', '/admin/hall')
  return body.rows.find((row) => row._id === id)
}

test('a complaint is in the attention list, and the family reads how it was settled (rule DAY-18)', async () => {
  const { booking, id } = await visitAt(hours(-3), over)
  expect((await remark(id, 'She came late. Card 2341 2341 2346.')).body.remark).toMatchObject({
    text: expect.stringContaining('She came late.'),
    at: noon,
    closedAt: null,
    done: null,
  })
  const row = await attentionRow(id)
  expect(row).toMatchObject({
    kind: 'remark',
    who: booking.patientDetails.patientName,
    at: noon,
    booking: { _id: booking._id },
    caretaker: 'Lakshmi Devi',
    remark: { startsAt: hours(-3), text: expect.stringContaining('She came late.') },
  })
  expect(row?.phone).toBe((await world.readInOffice({ id })).booking.family.phone)
  expect(JSON.stringify(row)).not.toContain('2341 2341')
  expect((await world.listVisits({ remark: true })).map(({ _id }) => _id)).toEqual([id])

  world.clock.now = new Date(hours(1))
  const waiting = async () => (await world.call<Waiting>(world.admin, 'GET', '/admin/waiting')).body.remarks
  const before = await waiting()
  expect((await settle(id, { done: 'We called. Padma comes tomorrow.', remarkAt: noon })).status).toBe(200)
  expect([before, await waiting()]).toEqual([1, 0])
  expect(await attentionRow(id)).toBeUndefined()
  const logged = (await world.readAudit(booking._id)).flatMap(({ changes }) => JSON.parse(changes ?? '[]'))
  expect(logged.filter(({ field }) => field.startsWith('remark'))).toEqual([
    { field: 'remarkAt', from: null, to: noon },
    { field: 'remarkClosedAt', from: null, to: hours(1) },
  ])
  const { visits } = await world.listPast(booking)
  const done = 'We called. Padma comes tomorrow.'
  expect(visits.find(({ _id }) => _id === id)?.remark).toMatchObject({ closedAt: hours(1), done })
})

test('a second complaint about a visit is appended and reopens it', async () => {
  const { id } = await visitAt(hours(-3), over)
  await Promise.all([remark(id, 'She came late.'), remark(id, 'The door stood open.')])
  const added = (await world.readInOffice({ id })).remark
  expect(added?.text.split('\n').sort()).toEqual(['She came late.', 'The door stood open.'])
  expect((await world.call<AttentionList>(world.admin, 'GET', '/admin/hall')).body.counts.requests).toBe(1)
  expect(await codeOf(settle(id, { done: 'Called', remarkAt: noon }))).toBe('409 visit.stale')
  const remarkAt = added?.at ?? ''
  const answers = await Promise.all([1, 2].map(() => settle(id, { done: 'Called', remarkAt })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await codeOf(settle(id, { done: 'Called', remarkAt }))).toBe('409 visit.nothing_wrong')
  const again = (await remark(id, 'She came late again.')).body.remark
  expect(again).toMatchObject({ closedAt: null, done: 'Called' })
  expect((await attentionRow(id))?.remark?.text).toContain('again')
  await settle(id, { done: 'Padma comes now', remarkAt: again?.at ?? '' })
  expect((await world.readInOffice({ id })).remark?.done).toBe('Called\nPadma comes now')
})

test('a family can complain until seven days after a visit', async () => {
  const { booking, id } = await visitAt(hours(-1), { minutes: 120 })
  const list = async () => (await world.listOfFamily(booking))[0]
  expect(await list()).toMatchObject({ canReportAbsent: true, canRemark: false, remark: null })
  expect(await codeOf(remark(id, 'Nobody came'))).toBe('409 visit.not_over')
  world.setClock(hours(1))
  expect(await list()).toMatchObject({ canReportAbsent: false, canRemark: true })
  world.setClock(minutes((1 + 7 * 24) * 60 + 1))
  expect(await codeOf(remark(id, 'Nobody came'))).toBe('409 visit.long_over')
})

test('no caretaker reads a complaint, and the audit log omits its text', async () => {
  const { booking, id } = await visitAt(hours(-1), { ...over, minutes: 30 })
  const { body } = await remark(id, 'The door stood open.')
  await settle(id, { done: 'Talked to her', remarkAt: body.remark?.at ?? '' })
  const seen = await world.call(caretaker, 'GET', '/caretaker/visits')
  expect([seen.status, /door stood|Talked to/.test(seen.text)]).toEqual([200, false])
  const log = JSON.stringify(await world.readAudit(booking._id))
  expect(log).toContain('complaint of the family')
  expect(log).toContain('complaint resolved')
  expect(log).not.toMatch(/door stood|Talked to/)
})

test('a complaint is limited in length', async () => {
  const family = await world.addPerson('user')
  const { id } = await visitAt(hours(-3), over, family)
  for (const text of [' ', 'a'.repeat(1_001)]) expect((await remark(id, text, family)).status).toBe(400)
  for (let time = 0; time < 4; time += 1) expect((await remark(id, 'a'.repeat(1_000), family)).status).toBe(200)
  // Four texts of a thousand characters and their separators leave 997.
  expect(await codeOf(remark(id, 'a'.repeat(997), family))).toBe('409 visit.remark_full')
  expect((await remark(id, 'a'.repeat(996), family)).status).toBe(200)
  expect((await attentionRow(id))?.kind).toBe('remark')
  await world.restrict(family)
  expect(await attentionRow(id)).toBeUndefined()
})

test('the office enters a complaint by phone or letter as if the family had sent it (rule DAY-27)', async () => {
  const { booking, id } = await visitAt(hours(-3), over)
  const enter = (more: object = {}) =>
    world.call<{ code?: string }>(world.admin, 'POST', '/admin/complaints', {
      ...{ visit: id, text: 'She came late', cameAt: hours(-1), way: 'phone', ...more },
    })
  expect((await enter()).status).toBe(201)
  expect(await attentionRow(id)).toMatchObject({ kind: 'remark', at: hours(-1), remark: { text: 'She came late' } })
  // The same entry, sent again after a lost answer, adds nothing.
  expect((await enter()).status).toBe(201)
  const { visits } = await world.listPast(booking)
  expect(visits.find((visit) => visit._id === id)?.remark).toMatchObject({ text: 'She came late', closedAt: null })
  const row = (await world.readAudit(booking._id)).at(-1)
  expect(row).toMatchObject({
    user_role: 'admin',
    description: expect.stringContaining('by phone, entered by the office'),
  })
  expect(JSON.stringify(row)).not.toContain('late')
  for (const cameAt of [hours(1), hours(-24 * 61)]) expect(await codeOf(enter({ cameAt }))).toBe('400 entry.time_wrong')
  const closed = await world.addPerson('user')
  const theirs = await visitAt(hours(-30), over, closed)
  await world.restrict(closed)
  expect(await codeOf(enter({ visit: theirs.id }))).toBe('403 privacy.restricted')
})

test('a letter counts on the day it came, although the visit was over for a week at the entry', async () => {
  const { id } = await visitAt(hours(-24 * 9), over)
  const entry = { visit: id, text: 'Nobody came', way: 'letter' }
  const enter = (cameAt: string) => world.call(world.admin, 'POST', '/admin/complaints', { ...entry, cameAt })
  expect(await codeOf(enter(hours(-1)))).toBe('409 visit.long_over')
  expect((await enter(hours(-24 * 5))).status).toBe(201)
})
