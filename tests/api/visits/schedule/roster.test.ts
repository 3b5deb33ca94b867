import type { ChangedRoster, RosterWithSuggestion } from '@thodu/api/contract/roster/roster.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeEach, expect, test } from 'vitest'
import { extendRosters } from '../../../../api/src/visits/schedule/extend-rosters.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Refusal } from '../../../support/world.ts'
import { createVisitWorld, dayShift, everyDay, today } from '../visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const path = (id: string) => `/admin/bookings/${id}/roster`
const days = (rows: { service_day: string }[]) => rows.map(({ service_day }) => service_day)

test('a package suggests its days and hours, and saved visits equal the preview', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard', { preferredStartDate: '2026-06-15' })
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  await world.assign(world.admin, booking, caretaker)
  const page = await world.call<RosterWithSuggestion>(world.admin, 'GET', path(booking._id))
  expect(page.body).toEqual({
    roster: null,
    suggested: {
      startsOn: '2026-06-15',
      endsOn: null,
      days: everyDay,
      mode: 'visits',
      shifts: [dayShift],
      unitsTotal: null,
    },
  })
  const relief = await world.addPerson('caretaker', 'Rani')
  const asked = { startsOn: '2026-06-15', rules: [{ code: 'D', weekday: 0, caretaker: relief.id }] }
  const preview = await world.plan(booking, { ...asked, preview: true })
  expect([preview.status, preview.body.created]).toEqual([200, 14])
  expect(await world.visitsOf(booking._id)).toEqual([])
  const planned = await world.plan(booking, asked)
  expect(planned.status).toBe(201)
  expect(planned.body.visits).toEqual(preview.body.visits)
  expect(planned.body.warnings).toEqual(preview.body.warnings)
  const rows = await world.visitsOf(booking._id)
  expect(rows.map((row) => new Date(row.starts_min * 60_000).toISOString())).toEqual(
    planned.body.visits.map(({ startsAt }) => startsAt),
  )
  expect(rows.filter((row) => row.caretaker_id === relief.id).map(({ service_day }) => service_day)).toEqual([
    '2026-06-21',
    '2026-06-28',
  ])
  expect(planned.body.warnings.map(({ code, day }) => `${code} ${day}`)).toEqual([
    'week-hours 2026-06-15',
    'week-hours 2026-06-22',
  ])
  const stored = await world.call<RosterWithSuggestion>(world.admin, 'GET', path(booking._id))
  expect(stored.body.roster).toEqual(planned.body.roster)
  const audit = await world.readAudit(booking._id)
  expect(audit.map(({ action }) => action)).toContain('BOOKING_UPDATED')
})

test('a counted package is planned completely, around a pause and with returned sessions', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const session = { code: 'S', start: '17:00', minutes: 60 }
  const planned = await world.plan(booking, { startsOn: '2026-06-12', days: [1, 2, 3, 4, 5], shifts: [session] })
  expect(days(await world.visitsOf(booking._id))).toEqual([
    '2026-06-12',
    '2026-06-15',
    '2026-06-16',
    '2026-06-17',
    '2026-06-18',
  ])
  expect(planned.body.roster).toMatchObject({ unitsTotal: 5, endsOn: '2026-06-18' })
  expect((await world.pause(booking, '2026-06-15', '2026-06-16')).status).toBe(200)
  const rows = await world.visitsOf(booking._id)
  expect(rows.filter(({ status }) => status === 'skipped').map(({ charge }) => charge)).toEqual(['none', 'none'])
  expect(days(rows.filter(({ status }) => status === 'planned'))).toEqual([
    '2026-06-12',
    '2026-06-17',
    '2026-06-18',
    '2026-06-19',
  ])
  // The patient returns a day earlier: that day is planned again, and the added day at the end is removed.
  await world.pause(booking, '2026-06-15', '2026-06-15')
  const planned2 = (await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')
  expect(days(planned2)).toEqual(['2026-06-12', '2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19'])
})

test('a plan change from before the first day is refused unless the first day is earlier too (rule VISIT-8)', async () => {
  const { booking, roster } = await world.planDaily()
  const later = await world.change(booking, roster, { startsOn: '2026-06-20', from: '2026-06-20' })
  expect(later.status).toBe(200)
  const before = { from: '2026-06-15', startsOn: '2026-06-20' }
  const refused = await world.change<Refusal>(booking, later.body.roster, before)
  expect([refused.status, refused.body.errors]).toEqual([400, { from: texts.roster.beforeFirstDay }])
  const earlier = await world.change(booking, later.body.roster, { from: '2026-06-15', startsOn: '2026-06-15' })
  expect([earlier.status, earlier.body.roster.startsOn]).toEqual([200, '2026-06-15'])
})

test('visits are planned fourteen days ahead, however often planning runs', async () => {
  const { booking } = await world.planDaily()
  expect(await world.visitsOf(booking._id)).toHaveLength(14)
  expect((await world.plan<Refusal>(booking)).body.message).toBe(texts.roster.exists)
  const before = await world.setOf(booking._id)
  for (let round = 0; round < 100; round += 1) await extendRosters(world.deps)
  expect(await world.setOf(booking._id)).toEqual(before)
  world.setClock('2026-06-14')
  await Promise.all([extendRosters(world.deps), extendRosters(world.deps), extendRosters(world.deps)])
  const rows = await world.visitsOf(booking._id)
  expect(days(rows).at(-1)).toBe('2026-06-27')
  expect(rows).toHaveLength(17)
  world.setClock(today)
  await extendRosters(world.deps)
  expect(await world.visitsOf(booking._id)).toHaveLength(17)
})

test('a night shift belongs to the day it begins, and blocks its caretaker elsewhere', async () => {
  const night = { code: 'N', start: '20:00', minutes: 720 }
  const nurse = await world.addPerson('caretaker', 'Rani')
  // The profile of the caretaker does not exclude nights.
  await world.call(world.admin, 'PUT', `/admin/caretakers/${nurse.id}/profile`, { languages: ['te'] })
  const booking = await world.bookPackage('caretaking', 'nighttime')
  await world.assign(world.admin, booking, nurse)
  const planned = await world.plan(booking, { shifts: [night] })
  expect(planned.body.visits[0]).toMatchObject({
    day: '2026-06-11',
    startsAt: '2026-06-11T14:30:00.000Z',
    endsAt: '2026-06-12T02:30:00.000Z',
  })
  expect(planned.body.warnings.map(({ code }) => code)).toContain('night-consent')
  // The caretaker is not free at two in the night. From eight on the caretaker is free, with a warning about rest.
  const other = await world.bookPackage('physiotherapy', 'single', { address: '4-5-6, Hunter Road' })
  const rules = [{ code: 'S', weekday: 5, caretaker: nurse.id }]
  const asked = { startsOn: '2026-06-12', days: [5], rules, preview: true }
  const early = await world.plan(other, { ...asked, shifts: [{ code: 'S', start: '02:00', minutes: 60 }] })
  expect(early.body.open).toBe(1)
  expect(early.body.warnings.map(({ code }) => code)).toEqual(['busy'])
  const late = await world.plan(other, { ...asked, shifts: [{ code: 'S', start: '08:00', minutes: 600 }] })
  expect(late.body.open).toBe(0)
  expect(late.body.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['short-rest', 'travel']))
  // Another booking at the same address in another spelling needs no travel time.
  const same = await world.bookPackage('physiotherapy', 'single', { address: '12-3-45 Station Road HANAMKONDA' })
  const stays = await world.plan(same, { ...asked, shifts: [{ code: 'S', start: '08:00', minutes: 600 }] })
  const codes = stays.body.warnings.map(({ code }) => code)
  expect([codes.includes('short-rest'), codes.includes('travel')]).toEqual([true, false])
})

test('a plan that changed since it was read is not saved', async () => {
  const { booking, roster } = await world.planDaily()
  const answer = await world.change(booking, roster, { from: '2026-06-12', days: [1, 2, 3, 4, 5] })
  expect(answer.status).toBe(200)
  const stale = await world.change<Refusal>(booking, roster, { days: [1] })
  expect([stale.status, stale.body.message]).toEqual([409, texts.roster.stale])
  const again = await world.change(booking, answer.body.roster, { from: '2026-06-12' })
  expect([again.body.created, again.body.roster.revision]).toEqual([0, 3])
})

test('a preview of a changed plan changes nothing', async () => {
  const { booking, roster } = await world.planDaily()
  const before = await world.visitsOf(booking._id)
  const weekdays = { from: '2026-06-12', days: [1, 2, 3, 4, 5], shifts: [{ code: 'D', start: '09:00', minutes: 480 }] }
  const preview = await world.change(booking, roster, { ...weekdays, preview: true })
  expect([preview.status, preview.body.visits.length]).toEqual([200, 9])
  expect(await world.visitsOf(booking._id)).toEqual(before)
  const page = await world.call<RosterWithSuggestion>(world.admin, 'GET', path(booking._id))
  expect(page.body.roster).toEqual(roster)
  expect((await world.readAudit(booking._id)).at(-1)?.description).not.toContain('planned again')
  const changed = await world.change(booking, roster, weekdays)
  expect(changed.body.visits).toEqual(preview.body.visits)
})

test('the caretaker of a weekday changes from a day on, and two caretakers can be exchanged', async () => {
  const { booking, caretaker } = await world.planDaily()
  const relief = await world.addPerson('caretaker', 'Rani')
  const put = (rules: unknown[]) =>
    world.call<ChangedRoster>(world.admin, 'PUT', `${path(booking._id)}/rules`, { rules })
  const sunday = { code: 'D', weekday: 0, caretaker: relief.id, from: '2026-06-15' }
  const answer = await put([sunday, { code: 'D', weekday: 1, caretaker: null, from: today }])
  expect([answer.body.changed, answer.body.open]).toEqual([3, 2])
  const who = async (day: string) =>
    (await world.visitsOf(booking._id)).find(({ service_day }) => service_day === day)?.caretaker_id
  expect([await who('2026-06-14'), await who('2026-06-21'), await who('2026-06-15')]).toEqual([
    caretaker.id,
    relief.id,
    null,
  ])
  const same = await put([sunday, { code: 'D', weekday: 1, caretaker: null, from: today }])
  expect([same.body.changed, same.body.roster.rules]).toEqual([0, answer.body.roster.rules])
  await put([])
  expect(await who('2026-06-21')).toBe(caretaker.id)
})

test.each([
  ['no weekday', { days: [] }, texts.roster.noDays],
  ['a day that is behind', { startsOn: '2026-06-09' }, texts.roster.pastStart],
  ['an invalid day', { startsOn: '2026-06-31' }, texts.details.invalidDate],
  ['25 hours', { shifts: [{ ...dayShift, minutes: 1500 }] }, texts.roster.wrongShift],
  ['an end before the beginning', { endsOn: '2026-06-10' }, texts.roster.wrongEnd],
  [
    'two shifts at one time',
    { mode: 'two-shifts', shifts: [dayShift, { code: 'N', start: '19:00', minutes: 600 }] },
    texts.roster.overlap,
  ],
  [
    'a night that runs into the next day',
    { shifts: [dayShift, { code: 'N', start: '20:00', minutes: 780 }] },
    texts.roster.overlap,
  ],
  ['living in with a day shift', { mode: 'live-in' }, texts.roster.wrongMode],
  ['a customer', { rules: [{ code: 'D', weekday: 0, caretaker: 'nobody' }] }, texts.assignment.unknownCaretaker],
])('a plan with %s is refused', async (_, more, text) => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  const answer = await world.plan<Refusal>(booking, more)
  expect(answer.status).toBe(400)
  expect(Object.values(answer.body.errors ?? {})).toContain(text)
  // The message is the first error, for screens without a place for each error.
  expect(answer.body.message).toBe(Object.values(answer.body.errors ?? {})[0])
  const page = await world.call<RosterWithSuggestion>(world.admin, 'GET', path(booking._id))
  expect(page.body.roster).toBeNull()
  expect(await world.visitsOf(booking._id)).toEqual([])
})
