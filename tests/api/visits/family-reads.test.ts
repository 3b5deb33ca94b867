import type { FamilyVisit, PastVisitsAnswer } from '@thodu/api/contract/visits/visits.schema'
import { newId, type VisitRow } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { type AddedVisit, createVisitWorld, hours, noon } from './visit-world.ts'

const world = useWorld(createVisitWorld)
let caretaker: Person
let helper: Person
beforeEach(async () => {
  world.setClock(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  helper = await world.addPerson('caretaker', 'Kavitha B')
})

describe('the past visits of a family', () => {
  const tell = ({ status, caretaker: who, origin }: FamilyVisit) => [status, who?.name ?? null, origin?.kind ?? null]
  const active = () => world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker })
  const inDays = (days: number) => hours(24 * days)

  test('are paged with the latest first, each once (rule DAY-16)', async () => {
    const booking = await active()
    const rows: VisitRow[] = []
    for (let days = 1; days <= 45; days += 1)
      rows.push(await world.addVisit({ booking, caretaker, startsAt: inDays(-days), status: 'done' }))
    // Two visits with the same start at the end of a page. A cursor with the time alone would lose one of them.
    const startsAt = new Date((rows[19]?.starts_min ?? 0) * 60_000).toISOString()
    await world.addVisit({ booking, caretaker: helper, startsAt, status: 'done' })
    await world.addVisit({ booking, caretaker, startsAt: inDays(1) })
    const seen: FamilyVisit[] = []
    const sizes: number[] = []
    for (let query = ''; ; query = `?before=${seen.at(-1)?._id}`) {
      const { visits, more } = await world.listPast(booking, query)
      seen.push(...visits)
      sizes.push(visits.length)
      if (!more) break
    }
    expect(sizes).toEqual([20, 20, 6])
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(46)
    const starts = seen.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted().reverse())
    expect(seen.at(-1)?._id).toBe(rows.at(-1)?.id)
  })

  test('include done, missed, replaced, skipped and moved visits, also after the care has ended', async () => {
    const booking = await active()
    const at = (days: number, columns: Partial<AddedVisit>) =>
      world.addVisit({ booking, caretaker, startsAt: inDays(days), ...columns })
    await at(-9, { status: 'done' })
    const missed = await at(-8, { status: 'missed', charge: 'none', reason: 'She overslept' })
    const instead = { origin_visit_id: missed.id, origin_kind: 'replacement' } as const
    await at(-7.9, { status: 'done', caretaker: helper, ...instead })
    await at(-7, { status: 'skipped', reason: 'We travel', reason_by: 'family' })
    const old = await at(-6, { status: 'skipped' })
    await at(-5, { status: 'done', origin_visit_id: old.id, origin_kind: 'moved' })
    // A session returned at the end of the package that did not take place either; the skipped one stays listed.
    const given = await at(-4, { status: 'skipped', reason: 'They do not pay' })
    await at(6, { origin_visit_id: given.id, origin_kind: 'moved' })
    await at(-3, {})
    const happened = [
      ['skipped', 'Lakshmi', null],
      ['done', 'Lakshmi', 'moved'],
      ['skipped', 'Lakshmi', null],
      ['done', 'Kavitha', 'replacement'],
      ['missed', 'Lakshmi', null],
      ['done', 'Lakshmi', null],
    ]
    const before = (await world.listPast(booking)).visits
    expect(before.map(tell)).toEqual([['planned', 'Lakshmi', null], ...happened.slice(1)])
    await world.advance(caretaker, booking, 'completed')
    const after = (await world.listPast(booking)).visits
    expect(after.map(tell)).toEqual(happened)
    expect(after.map(({ reason }) => reason).filter((reason) => reason !== null)).toEqual(['We travel'])
    expect(after.every(({ closed, canReportAbsent }) => closed !== null && !canReportAbsent)).toBe(true)
  })
})

describe('a message of the caretaker to the family', () => {
  const left = { note: 'Key is at the neighbour.', forFamily: 'She ate well. Card 2341 2341 2346.' }
  async function endedVisit(more: object = left) {
    const booking = await world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker })
    const visit = await world.addVisit({ booking, caretaker: helper, startsAt: hours(-3) })
    await world.step(helper, visit, 'start', { occurredAt: hours(-3) })
    expect((await world.step(helper, visit, 'end', more)).status).toBe(200)
    return { booking, visit }
  }

  test('is shown to family and admins, not to caretakers, and the audit log omits its text (rule DAY-17)', async () => {
    const { booking, visit } = await endedVisit()
    const path = `/booking/${booking._id}/visits`
    const listed = await world.call<FamilyVisit[]>(world.family, 'GET', path)
    const past = await world.call<PastVisitsAnswer>(world.family, 'GET', `${path}/past`)
    for (const { visits, text } of [
      { visits: listed.body, text: listed.text },
      { visits: past.body.visits, text: past.text },
    ]) {
      const forFamily = expect.stringContaining('She ate well.')
      expect(visits.find(({ _id }) => _id === visit.id)).toMatchObject({
        forFamily,
        startedAt: hours(-3),
        endedAt: noon,
      })
      expect(text).not.toMatch(/2341 2341|neighbour/)
    }
    const office = await world.readInOffice(visit)
    expect(office).toMatchObject({ forFamily: expect.stringContaining('She ate well.'), lastNote: left.note })
    await world.addVisit({ booking, caretaker, startsAt: hours(2) })
    for (const who of [caretaker, helper])
      expect((await world.call(who, 'GET', '/caretaker/visits')).text).not.toContain('ate well')
    expect((await world.call(caretaker, 'GET', '/caretaker/visits')).text).toContain('neighbour')
    const log = JSON.stringify(await world.readAudit(booking._id))
    expect(log).toContain('Note for the family recorded for a visit')
    expect(log).not.toMatch(/ate well|neighbour/)
  })

  test('is optional, is sent with the end, and is refused when blank or too long', async () => {
    const { booking, visit } = await endedVisit({})
    expect((await world.readInOffice(visit)).forFamily).toBeNull()
    expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('Note for the family')
    const next = await world.addVisit({ booking, caretaker: helper, startsAt: hours(1) })
    await world.step(helper, next, 'start', { forFamily: 'Not yet' })
    for (const forFamily of ['  ', 'a'.repeat(2_001)])
      expect((await world.step(helper, next, 'end', { forFamily })).status).toBe(400)
    expect((await world.readInOffice(next)).forFamily).toBeNull()
    expect((await world.step(helper, next, 'end', { forFamily: 'a'.repeat(2_000) })).status).toBe(200)
  })

  test('does not change when the end is sent again', async () => {
    const clientEventId = newId()
    const { visit } = await endedVisit({ clientEventId, forFamily: 'Slept well' })
    expect((await world.step(helper, visit, 'end', { clientEventId, forFamily: 'Another word' })).status).toBe(200)
    expect((await world.readVisit(visit)).family_words).toBe('Slept well')
  })
})
