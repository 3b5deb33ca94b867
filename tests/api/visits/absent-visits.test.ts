import { brand } from '@thodu/api/contract/brand.config'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { ChangedVisit, FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tick } from '../../../api/src/system/tick.ts'
import { createTestApi } from '../../support/api.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { countBy, statusesOf } from '../accounts/limited-api.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
let caretaker: Person
/** Wednesday noon in the city. */
const noon = '2026-06-10T06:30:00.000Z'
const ist = (day: string, time: string): string => new Date(`${day}T${time}:00+05:30`).toISOString()

beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(async () => {
  world.clock.now = new Date(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

const list = async (booking: { _id: string }) =>
  (await world.call<FamilyVisit[]>(world.family, 'GET', `/booking/${booking._id}/visits`)).body
const post = <Body = FamilyVisit>(visit: { _id: string }, what: string, body?: unknown, person = world.family) =>
  world.call<Body>(person, 'POST', `/visits/${visit._id}/${what}`, body)
const codeOf = async (answer: Promise<{ status: number; body: Refusal }>) => {
  const { status, body } = await answer
  return `${status} ${body.code}`
}

describe('the caretaker has not come', () => {
  const late = async (minutes: number, columns = {}) => {
    const booking = await world.book(world.family)
    await world.assign(world.admin, booking, caretaker)
    const startsAt = new Date(Date.parse(noon) - minutes * 60_000).toISOString()
    const row = await insertVisit(world, { booking, caretaker, startsAt, ...columns })
    return { booking, visit: { _id: row.id } }
  }
  test('can be said from 15 minutes late, once, and the team hears at once', async () => {
    const { booking, visit } = await late(14)
    expect(await codeOf(post<Refusal>(visit, 'not-here'))).toBe('409 visit.not_late_yet')
    expect((await list(booking))[0]?.canReportAbsent).toBe(false)
    world.clock.now = new Date(Date.parse(noon) + 60_000)
    expect((await list(booking))[0]?.canReportAbsent).toBe(true)
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(visit, 'not-here')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(answers[0]?.body).toMatchObject({ absentReportedAt: world.clock.now.toISOString(), canReportAbsent: false })
    const subjects = await world.readSubjects(brand.email)
    expect(subjects.filter((subject) => subject === `Nobody there: booking ${booking.bookingId}`)).toHaveLength(1)
    // The team knows: nobody tells it again.
    world.clock.now = new Date(Date.parse(noon) + 3_600_000)
    await tick(world.deps)
    expect(await world.readSubjects(brand.email)).toEqual(subjects)
  })

  test('can be said to the end of the visit, and not once it is over: nobody is looked for then', async () => {
    const { booking, visit } = await late(119)
    expect((await list(booking))[0]?.canReportAbsent).toBe(true)
    world.clock.now = new Date(Date.parse(noon) + 60_000)
    expect((await list(booking))[0]?.canReportAbsent).toBe(false)
    expect(await codeOf(post<Refusal>(visit, 'not-here'))).toBe('409 visit.over')
  })

  test('a start elsewhere does not hide it, a start that the family bore out does', async () => {
    const started = { status: 'started', started_min: 1, start_proof: 'none' } as const
    const { visit } = await late(20, started)
    expect((await post(visit, 'confirm-here')).body).toMatchObject({ startProof: 'family', canReportAbsent: false })
    expect(await codeOf(post<Refusal>(visit, 'not-here'))).toBe('409 visit.not_open')
    caretaker = await world.addPerson('caretaker', 'Padma Rani')
    const { visit: other } = await late(200, { ...started, minutes: 300 })
    expect((await post(other, 'not-here')).status).toBe(200)
  })

  test('stands before a press elsewhere: the office sees it first, and sends somebody else', async () => {
    const started = { status: 'started', started_min: 1, start_proof: 'none' } as const
    const { visit } = await late(20, { ...started, minutes: 300 })
    const need = async () => {
      const { body } = await world.call<Today>(world.admin, 'GET', '/admin/today')
      return body.visits.find(({ _id }) => _id === visit._id)?.need
    }
    expect(await need()).toBe('started')
    const other = await world.addPerson('caretaker', 'Padma Rani')
    const replace = () =>
      world.call<ChangedVisit & Refusal>(world.admin, 'POST', `/admin/visits/${visit._id}/replace`, {
        caretaker: other.id,
      })
    expect(await codeOf(replace())).toBe('409 visit.under_way')
    await post(visit, 'not-here')
    expect(await need()).toBe('absent')
    const { status, body } = await replace()
    expect([status, body.visit.caretaker?._id]).toEqual([201, other.id])
    const row = await world.deps.database.read
      .selectFrom('visits')
      .select(['status', 'started_min', 'start_proof', 'charge'])
      .where('id', '=', visit._id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'missed', started_min: null, start_proof: null, charge: 'none' })
  })

  test('ends with the family’s word that somebody is there after all', async () => {
    const { visit } = await late(200, { status: 'started', started_min: 1, start_proof: 'none', minutes: 300 })
    await post(visit, 'not-here')
    await post(visit, 'confirm-here')
    const missed = world.call<Refusal>(world.admin, 'POST', `/admin/visits/${visit._id}/missed`, { reason: 'x' })
    expect(await codeOf(missed)).toBe('409 visit.under_way')
  })

  test('nobody is borne out who has not started, and what proves more stays', async () => {
    const { visit } = await late(20)
    expect(await codeOf(post<Refusal>(visit, 'confirm-here'))).toBe('409 visit.not_begun')
    caretaker = await world.addPerson('caretaker', 'Padma Rani')
    const { visit: coded } = await late(200, { status: 'started', started_min: 1, start_proof: 'code', minutes: 300 })
    expect((await post(coded, 'confirm-here')).body.startProof).toBe('code')
    const other = await world.addPerson('user')
    expect((await post<Refusal>(coded, 'confirm-here', undefined, other)).status).toBe(404)
    expect((await post<Refusal>(coded, 'not-here', undefined, other)).status).toBe(404)
  })
})

describe('30 minutes late', () => {
  test('the team is told once, of many in one mail, also after three days without a server', async () => {
    const own = await createVisitWorld()
    const visitAt = async (startsAt: string) => {
      const booking = await own.book(own.family)
      await insertVisit(own, { booking, startsAt })
      return booking
    }
    const mails = async () =>
      (await own.readSubjects(brand.email)).filter((subject) => subject.startsWith('Not started'))
    const booking = await visitAt(ist('2026-06-10', '11:31'))
    await tick(own.deps)
    expect(await mails()).toEqual([])
    own.clock.now = new Date(Date.parse(noon) + 60_000)
    for (let round = 0; round < 3; round += 1) await tick(own.deps)
    expect(await mails()).toEqual([`Not started: a visit of booking ${booking.bookingId}`])
    for (let index = 0; index < 25; index += 1) await visitAt(ist('2026-06-11', '08:00'))
    own.clock.now = new Date(Date.parse(noon) + 3 * 86_400_000)
    await Promise.all([tick(own.deps), tick(own.deps)])
    await tick(own.deps)
    expect((await mails()).slice(1)).toEqual(['Not started: 25 visits'])
    await own.close()
  })
})

test('60 changes an hour of one family', async () => {
  const limited = await createTestApi({ RATE_LIMITS: 'on' })
  const id = await limited.addAccount('user', { name: 'Asha Rao', email: 'eager@example.in' })
  const token = await limited.openSessionFor(id)
  const changes = await statusesOf(61, () => limited.call('POST', `/visits/${newId()}/not-here`, { token }))
  expect([countBy(changes, 404), changes.at(-1)]).toEqual([60, 429])
  await limited.close()
})
