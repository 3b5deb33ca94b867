import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { PlannedRoster, Roster, RosterWithSuggestion } from '@thodu/api/contract/roster/roster.schema'
import type { FamilyVisit, OwnVisit, PastVisitsAnswer, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId, type VisitRow } from '@thodu/db'
import { type GivenBooking, insertBooking } from '../../support/insert-booking.ts'
import { selectRow } from '../../support/rows.ts'
import { type GivenVisit, insertVisit } from '../../support/samples/insert-visit.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { createWorld, type Person } from '../../support/world.ts'

/** A Wednesday at noon in the city, when these worlds begin. */
export const today = '2026-06-10'
export const noon = '2026-06-10T06:30:00.000Z'
export const minutes = (count: number, from = noon): string => new Date(Date.parse(from) + count * 60_000).toISOString()
export const hours = (count: number): string => minutes(count * 60)
export const ist = (day: string, time: string): string => new Date(`${day}T${time}:00+05:30`).toISOString()
export const everyDay = [0, 1, 2, 3, 4, 5, 6]
export const workdays = [1, 2, 3, 4, 5]
export const dayShift = { code: 'D', start: '08:00', minutes: 720 } as const

type Booked = { _id: string }
type Visited = { id: string } | Booked
const idOf = (visit: Visited): string => ('id' in visit ? visit.id : visit._id)

/** A world with an admin, families and caretakers whose bookings have visits. */
export async function createVisitWorld() {
  const world = await createWorld()
  const admin = await world.addPerson('admin', 'Meera Iyer')
  const family = await world.addPerson('user')

  const bookPackage = async (serviceType: string, packageId: string, details: object = {}): Promise<Booking> => {
    const more = serviceType === 'physiotherapy' ? { condition: 'Knee pain', affectedArea: 'Knee' } : {}
    const patientDetails = { ...patient, ...more, ...details }
    const body = { ...bookingBody, serviceType, packageId, patientDetails }
    const answer = await world.call(family, 'POST', '/booking', body)
    if (answer.status !== 201) throw new Error(`not booked: ${answer.text}`)
    return answer.body
  }
  const plan = <Body = PlannedRoster>(booking: Booked, more: Record<string, unknown> = {}) =>
    world.call<Body>(admin, 'POST', `/admin/bookings/${booking._id}/roster`, {
      ...{ startsOn: '2026-06-11', days: everyDay, mode: 'visits', shifts: [dayShift] },
      ...more,
    })
  const change = <Body = PlannedRoster>(booking: Booked, roster: Roster, more: Record<string, unknown> = {}) => {
    const { startsOn, days, mode, shifts, revision } = roster
    const body = { startsOn, days, mode, shifts, revision, ...more }
    return world.call<Body>(admin, 'PUT', `/admin/bookings/${booking._id}/roster`, body)
  }
  const pause = (booking: Booked, from: string, until: string | null) =>
    world.call(admin, 'POST', `/admin/bookings/${booking._id}/roster/pause`, { from, until, reason: 'In hospital' })
  const readRoster = async (booking: Booked) =>
    (await world.call<RosterWithSuggestion>(admin, 'GET', `/admin/bookings/${booking._id}/roster`)).body
  /** A booking of twelve hours a day with its own caretaker and visits from tomorrow. */
  async function planDaily(caretaker?: Person, details: Record<string, string> = {}) {
    const who = caretaker ?? (await world.addPerson('caretaker', 'Lakshmi Devi'))
    const booking = await bookPackage('elderly-care', 'standard', details)
    await world.assign(admin, booking, who)
    const answer = await plan(booking)
    if (answer.status !== 201) throw new Error(`not planned: ${answer.text}`)
    return { booking, caretaker: who, roster: answer.body.roster }
  }
  async function planSessions(caretaker: Person | null, start = '09:00') {
    const booking = await bookPackage('physiotherapy', 'weekly')
    if (caretaker) await world.assign(admin, booking, caretaker)
    const answer = await plan(booking, { days: workdays, shifts: [{ code: 'S', start, minutes: 60 }] })
    if (answer.status !== 201) throw new Error(`not planned: ${answer.text}`)
    return booking
  }
  const visitsOf = (id: string) =>
    world.deps.database.read
      .selectFrom('visits')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('starts_min')
      .orderBy('ordinal')
      .execute()
  const setOf = async (id: string) =>
    (await visitsOf(id)).map((row) => `${row.service_day} ${row.code} ${row.caretaker_id ?? 'open'} ${row.status}`)
  /** A daily booking with its visit of tomorrow, or of `place` days later. */
  async function planOne(place = 0, details: Record<string, string> = {}) {
    const planned = await planDaily(undefined, details)
    const visit = (await visitsOf(planned.booking._id))[place]
    if (!visit) throw new Error('no visit')
    return { ...planned, visit, again: async () => (await visitsOf(planned.booking._id))[place] }
  }
  /** Inserts a visit of a booking without a plan; any column can be given. */
  async function addVisit({ of = {}, booking, ...given }: AddedVisit): Promise<VisitRow> {
    const _id = booking?._id ?? (await insertBooking(world, { owner: family, ...of })).id
    return insertVisit(world, { booking: { _id }, ...given })
  }
  const listVisits = async (filter: Record<string, unknown>): Promise<Visit[]> => {
    const query = `sort=["startsAt","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`
    return (await world.call<Visit[]>(admin, 'GET', `/admin/visits?${query}`)).body
  }
  /** Sets the clock to a local time of the city, or to an exact time. */
  const setClock = (day: string, time = '12:00') => {
    world.clock.now = new Date(day.includes('T') ? day : ist(day, time))
  }
  const calls = {
    /** The caretaker starts or ends a visit, with a new client id unless one is given. */
    step: <Body = OwnVisit>(who: Person, visit: Visited, kind: 'start' | 'end', more: object = {}) =>
      world.call<Body>(who, 'POST', `/caretaker/visits/${idOf(visit)}/${kind}`, { clientEventId: newId(), ...more }),
    office: <Body = Visit>(visit: Visited, command: string, body: object = {}) =>
      world.call<Body>(admin, 'POST', `/admin/visits/${idOf(visit)}/${command}`, body),
    asFamily: <Body = FamilyVisit>(visit: Visited, command: string, body?: object, who = family) =>
      world.call<Body>(who, 'POST', `/visits/${idOf(visit)}/${command}`, body),
    readVisit: (visit: Visited): Promise<VisitRow> => selectRow(world, 'visits', '*', { id: idOf(visit) }),
    readInOffice: async (visit: Visited) =>
      (await world.call<Visit>(admin, 'GET', `/admin/visits/${idOf(visit)}`)).body,
    listOwn: async (who: Person, query = '') =>
      (await world.call<OwnVisit[]>(who, 'GET', `/caretaker/visits${query}`)).body,
    listOfFamily: async ({ _id }: Booked, query = '') =>
      (await world.call<FamilyVisit[]>(family, 'GET', `/booking/${_id}/visits${query}`)).body,
    listPast: async ({ _id }: Booked, query = '') =>
      (await world.call<PastVisitsAnswer>(family, 'GET', `/booking/${_id}/visits/past${query}`)).body,
  }
  const plans = { bookPackage, plan, change, pause, readRoster, planDaily, planSessions, planOne, addVisit }
  return { ...world, admin, family, ...plans, ...calls, visitsOf, listVisits, setOf, setClock }
}
export type VisitWorld = Awaited<ReturnType<typeof createVisitWorld>>
export type AddedVisit = Omit<GivenVisit, 'booking'> & { booking?: Booked; of?: Partial<GivenBooking> }
