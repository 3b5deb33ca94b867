import { brand } from '@thodu/api/contract/defaults/brand.config'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTimer } from '../../../api/src/system/tick.ts'
import { flagMissing } from '../../../api/src/visits/flag-missing.ts'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person } from '../../support/world.ts'
import { createVisitWorld, ist, minutes, noon, type VisitWorld } from './visit-world.ts'

const world = useWorld(createVisitWorld)
let caretaker: Person
beforeEach(async () => {
  world.setClock(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

const started = { status: 'started', started_min: 1, start_proof: 'none' } as const
const replaceBy = (visit: { id: string }, { id }: Person) =>
  world.office<ChangedVisit>(visit, 'replace', { caretaker: id })

describe('a family reports an absent caretaker', () => {
  const late = async (count: number, columns = {}) => {
    const booking = await world.book(world.family)
    await world.assign(world.admin, booking, caretaker)
    return { booking, visit: await world.addVisit({ booking, caretaker, startsAt: minutes(-count), ...columns }) }
  }

  test('from 15 minutes after the start, once, and the team is notified immediately', async () => {
    const { booking, visit } = await late(14)
    const mayReport = async () => (await world.listOfFamily(booking))[0]?.canReportAbsent
    expect(await codeOf(world.asFamily(visit, 'not-here'))).toBe('409 visit.not_late_yet')
    expect(await mayReport()).toBe(false)
    world.setClock(minutes(1))
    expect(await mayReport()).toBe(true)
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.asFamily(visit, 'not-here')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers[0]?.body).toMatchObject({ absentReportedAt: minutes(1), canReportAbsent: false })
    const subjects = await world.readSubjects(brand.email)
    expect(
      subjects.filter((subject) => subject === `Caretaker not arrived: booking ${booking.bookingId}`),
    ).toHaveLength(1)
    world.setClock(minutes(60))
    await startTimer(world.deps)
    expect(await world.readSubjects(brand.email)).toEqual(subjects)
  })

  test('and an admin sees it before an unconfirmed start, and assigns a substitute', async () => {
    const { visit } = await late(20, { ...started, minutes: 300 })
    const need = async () => {
      const { body } = await world.call<Today>(world.admin, 'GET', '/admin/today')
      return body.visits.find(({ _id }) => _id === visit.id)?.need
    }
    expect(await need()).toBe('started')
    const other = await world.addPerson('caretaker', 'Padma Rani')
    expect(await codeOf(replaceBy(visit, other))).toBe('409 visit.under_way')
    await world.asFamily(visit, 'not-here')
    expect(await need()).toBe('absent')
    const { status, body } = await replaceBy(visit, other)
    expect([status, body.visit.caretaker?._id]).toEqual([201, other.id])
    expect(await world.readVisit(visit)).toMatchObject({
      ...{ status: 'missed', started_min: null, start_proof: null, charge: 'none' },
    })
  })

  test('until the family confirms that the caretaker came', async () => {
    const { visit } = await late(200, { ...started, minutes: 300 })
    await world.asFamily(visit, 'not-here')
    const { body } = await world.asFamily(visit, 'confirm-here')
    expect(body).toMatchObject({ startProof: 'family', canReportAbsent: false })
    expect(await codeOf(world.office(visit, 'missed', { reason: 'x' }))).toBe('409 visit.under_way')
    expect(await codeOf(world.asFamily(visit, 'not-here'))).toBe('409 visit.not_open')
  })

  test('a family cannot confirm a visit that has not started', async () => {
    const { visit } = await late(20)
    expect(await codeOf(world.asFamily(visit, 'confirm-here'))).toBe('409 visit.not_begun')
  })
})

describe('a visit that has not started', () => {
  let own: VisitWorld
  beforeEach(async () => {
    own = await createVisitWorld()
  })
  afterEach(() => own.close())
  const subjects = async () =>
    (await own.readSubjects(brand.email)).filter((subject) => subject.startsWith('Not started'))

  test('is reported to the team once, several visits in one mail, also after an outage', async () => {
    const booking = await own.book(own.family)
    await own.addVisit({ booking, startsAt: minutes(-29) })
    await startTimer(own.deps)
    expect(await subjects()).toEqual([])
    own.setClock(minutes(1))
    for (let round = 0; round < 3; round += 1) await startTimer(own.deps)
    expect(await subjects()).toEqual([`Not started: a visit of booking ${booking.bookingId}`])
    for (let index = 0; index < 25; index += 1) await own.addVisit({ startsAt: ist('2026-06-11', '08:00') })
    own.setClock(minutes(3 * 1_440))
    await Promise.all([startTimer(own.deps), startTimer(own.deps)])
    await startTimer(own.deps)
    expect((await subjects()).slice(1)).toEqual(['Not started: 25 visits'])
  })

  test('is reported to the team from half an hour to a week late', async () => {
    const add = async (ago: number, given = {}) =>
      own.addVisit({ startsAt: minutes(-ago), caretaker: await own.addPerson('caretaker'), ...given })
    const week = 7 * 1_440
    const visits = {
      lateByHalfAnHour: await add(30),
      lateByAMinuteLess: await add(29),
      lateByAlmostAWeek: await add(week - 1),
      lateByAWeek: await add(week),
      begun: await add(40, { status: 'started' }),
      done: await add(40, { status: 'done' }),
      missed: await add(40, { status: 'missed' }),
      skipped: await add(40, { status: 'skipped' }),
      ofCareThatIsOver: await add(40, { of: { status: 'cancelled' } }),
    }
    const reported = async () => {
      const rows = await selectRows(own, 'visits', ['id', 'missing_told_at'])
      const told = rows.flatMap((row) => (row.missing_told_at === null ? [] : [row.id]))
      return Object.entries(visits).flatMap(([name, { id }]) => (told.includes(id) ? [name] : []))
    }
    await flagMissing(own.deps)
    expect(await reported()).toEqual(['lateByHalfAnHour', 'lateByAlmostAWeek'])
    expect(await subjects()).toEqual(['Not started: 2 visits'])
    own.setClock(minutes(1))
    await flagMissing(own.deps)
    expect(await reported()).toEqual(['lateByHalfAnHour', 'lateByAMinuteLess', 'lateByAlmostAWeek'])
  })
})
