import type { WorkedSheet, WorkedSheets } from '@thodu/api/contract/reports/worked.schema'
import { newId } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
let sita: Person
let other: Person
const ist = (day: string, time: string): string => new Date(`${day}T${time}:00+05:30`).toISOString()
const minute = (day: string, time: string): number => Date.parse(ist(day, time)) / 60_000

beforeAll(async () => {
  world.clock.now = new Date(ist('2026-06-30', '12:00'))
  sita = await world.addPerson('caretaker', 'Sita Devi')
  other = await world.addPerson('caretaker', 'Padma Rani')
  const booking = await world.book(world.family)
  const visit = (day: string, time: string, more: object) =>
    insertVisit(world, { booking, caretaker: sita, startsAt: ist(day, time), ...more })
  const done = (day: string, from: string, to: string, proof: 'code' | 'none') => ({
    status: 'done' as const,
    started_min: minute(day, from),
    ended_min: minute(day, to),
    start_proof: proof,
    end_proof: proof,
  })
  await visit('2026-06-04', '08:00', done('2026-06-04', '08:05', '19:55', 'code'))
  await visit('2026-06-30', '08:00', { ...done('2026-06-30', '08:00', '09:00', 'none'), code: 'S' })
  await visit('2026-06-29', '20:00', { ...done('2026-06-29', '20:00', '23:00', 'code'), code: 'N' })
  await visit('2026-05-20', '08:00', done('2026-05-20', '08:00', '20:00', 'code'))
  const night = { ...done('2026-06-01', '01:00', '02:00', 'code'), service_day: '2026-05-31' }
  await visit('2026-06-01', '01:00', { ...night, caretaker: other })
  await visit('2026-07-01', '08:00', done('2026-07-01', '08:00', '20:00', 'code'))
  await visit('2026-06-12', '08:00', { status: 'missed' })
  const missed = await visit('2026-06-13', '08:00', { status: 'missed' })
  await insertVisit(world, {
    booking,
    caretaker: other,
    startsAt: ist('2026-06-13', '09:00'),
    ...done('2026-06-13', '09:00', '20:00', 'code'),
    origin_visit_id: missed.id,
    origin_kind: 'replacement',
  })
  await visit('2026-06-14', '08:00', { status: 'planned' })
  await insertRows(
    world,
    'time_off',
    (['approved', 'declined'] as const).map((status, at) => ({
      id: newId(Date.now() + at),
      caretaker_id: sita.id,
      // One day in May and two in June.
      starts_min: minute(status === 'approved' ? '2026-05-31' : '2026-06-20', '00:00'),
      ends_min: minute(status === 'approved' ? '2026-06-03' : '2026-06-23', '00:00'),
      kind: 'leave' as const,
      status,
      reason: '',
      created_at: '2026-06-01T00:00:00.000Z',
    })),
  )
})

test('the report counts worked, missed and free time by the service day (rule OFF-36)', async () => {
  const { status, body } = await world.call<WorkedSheet>(sita, 'GET', '/caretaker/worked')
  expect(status).toBe(200)
  const { visits, ...sheet } = body
  expect(sheet).toEqual({
    month: '2026-06',
    given: { D: 1, N: 1, L: 0, S: 1 },
    plannedMinutes: 3 * 120,
    minutes: 710 + 60 + 180,
    unproved: 1,
    missed: 2,
    replaced: 1,
    daysOff: 2,
  })
  expect(visits.map(({ day, status: came }) => `${day} ${came}`)).toEqual([
    '2026-06-04 done',
    '2026-06-12 missed',
    '2026-06-13 missed',
    '2026-06-29 done',
    '2026-06-30 done',
  ])
  expect(visits.map(({ minutes, isProved, isReplaced }) => [minutes, isProved, isReplaced])).toEqual([
    [710, true, false],
    [null, expect.any(Boolean), false],
    [null, expect.any(Boolean), true],
    [180, true, false],
    [60, false, false],
  ])
  expect(JSON.stringify(body)).not.toMatch(/amount|charge|price/)
})

test('the report lists every caretaker of the month by name', async () => {
  const { body } = await world.call<WorkedSheets>(world.admin, 'GET', '/admin/worked?month=2026-06')
  expect(body.sheets.map(({ caretaker, given }) => [caretaker.name, given.D])).toEqual([
    ['Padma Rani', 1],
    ['Sita Devi', 1],
  ])
  const nobody = await world.addPerson('caretaker', 'Nobody Devi')
  const own = await world.call<WorkedSheet>(nobody, 'GET', '/caretaker/worked?month=2026-06')
  expect(own.body).toMatchObject({ given: { D: 0, N: 0, L: 0, S: 0 }, minutes: 0, daysOff: 0, visits: [] })
  await insertRows(world, 'time_off', {
    ...{ id: newId(), caretaker_id: nobody.id, kind: 'leave', status: 'approved', reason: '' },
    ...{ starts_min: minute('2026-04-10', '00:00'), ends_min: minute('2026-04-12', '00:00') },
    created_at: '2026-04-01T00:00:00.000Z',
  })
  const april = await world.call<WorkedSheets>(world.admin, 'GET', '/admin/worked?month=2026-04')
  expect(april.body.sheets).toMatchObject([
    { caretaker: { name: 'Nobody Devi' }, daysOff: 2, minutes: 0, missed: 0, visits: [] },
  ])
  const may = await world.call<WorkedSheets>(world.admin, 'GET', '/admin/worked?month=2026-05')
  expect(may.body.sheets.map(({ caretaker, given, daysOff }) => [caretaker.name, given.D, daysOff])).toEqual([
    ['Padma Rani', 1, 0],
    ['Sita Devi', 1, 1],
  ])
  const empty = await world.call<WorkedSheets>(world.admin, 'GET', '/admin/worked?month=2026-01')
  expect(empty.body).toEqual({ month: '2026-01', sheets: [] })
})

test.each(['2026-13', '2026', 'May', '1999-01'])('the month %s is refused', async (month) => {
  expect((await world.call(world.admin, 'GET', `/admin/worked?month=${month}`)).status).toBe(400)
})
