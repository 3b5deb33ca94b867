import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { PlannedRoster, Roster } from '@thodu/api/contract/roster/roster.schema'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { createWorld, type Person } from '../../support/world.ts'

/** A Wednesday noon in the city, when the world of these tests begins. */
export const today = '2026-06-10'
export const everyDay = [0, 1, 2, 3, 4, 5, 6]
export const dayShift = { code: 'D', start: '08:00', minutes: 720 } as const

/** A world with an office, families and caretakers whose bookings have visits. */
export async function createVisitWorld() {
  const world = await createWorld()
  const admin = await world.addPerson('admin', 'Meera Iyer')
  const family = await world.addPerson('user')

  const bookPackage = async (
    serviceType: string,
    packageId: string,
    details: Record<string, string> = {},
  ): Promise<Booking> => {
    const more = serviceType === 'physiotherapy' ? { condition: 'Knee pain', affectedArea: 'Knee' } : {}
    const patientDetails = { ...patient, ...more, ...details }
    const body = { ...bookingBody, serviceType, packageId, patientDetails }
    const answer = await world.call(family, 'POST', '/booking', body)
    if (answer.status !== 201) throw new Error(`not booked: ${answer.text}`)
    return answer.body
  }
  const plan = <Body = PlannedRoster>(booking: Booking, more: Record<string, unknown> = {}) =>
    world.call<Body>(admin, 'POST', `/admin/bookings/${booking._id}/roster`, {
      startsOn: '2026-06-11',
      days: everyDay,
      mode: 'visits',
      shifts: [dayShift],
      ...more,
    })
  const change = <Body = PlannedRoster>(booking: Booking, roster: Roster, more: Record<string, unknown> = {}) =>
    world.call<Body>(admin, 'PUT', `/admin/bookings/${booking._id}/roster`, {
      startsOn: roster.startsOn,
      days: roster.days,
      mode: roster.mode,
      shifts: roster.shifts,
      revision: roster.revision,
      ...more,
    })
  /** A booking of twelve hours a day with a caretaker of its own and visits from tomorrow on. */
  async function planDaily(
    caretaker?: Person,
    details: Record<string, string> = {},
  ): Promise<{ booking: Booking; caretaker: Person; roster: Roster }> {
    const who = caretaker ?? (await world.addPerson('caretaker', 'Lakshmi Devi'))
    const booking = await bookPackage('elderly-care', 'standard', details)
    await world.assign(admin, booking, who)
    const answer = await plan(booking)
    if (answer.status !== 201) throw new Error(`not planned: ${answer.text}`)
    return { booking, caretaker: who, roster: answer.body.roster }
  }
  /** Visits of a booking as they are stored, in order. */
  const visitsOf = (id: string) =>
    world.deps.database.read
      .selectFrom('visits')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('starts_min')
      .orderBy('ordinal')
      .execute()
  /** What is the same however often it is made. */
  const setOf = async (id: string) =>
    (await visitsOf(id)).map((row) => `${row.service_day} ${row.code} ${row.caretaker_id ?? 'open'} ${row.status}`)
  /** A daily booking, and its visit of tomorrow (or of the day that many days later). */
  async function planOne(place = 0, details: Record<string, string> = {}) {
    const planned = await planDaily(undefined, details)
    const visit = (await visitsOf(planned.booking._id))[place]
    if (!visit) throw new Error('no visit')
    return { ...planned, visit, again: async () => (await visitsOf(planned.booking._id))[place] }
  }
  /** What the office's list shows of a filter, the first visit first. */
  const listVisits = async (filter: Record<string, unknown>): Promise<Visit[]> => {
    const query = `sort=["startsAt","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`
    return (await world.call<Visit[]>(admin, 'GET', `/admin/visits?${query}`)).body
  }
  /** Sets the clock to a time of the city. */
  const setClock = (day: string, time = '12:00') => {
    world.clock.now = new Date(`${day}T${time}:00+05:30`)
  }
  const plans = { bookPackage, plan, change, planDaily, planOne }
  return { ...world, admin, family, ...plans, visitsOf, listVisits, setOf, setClock }
}
export type VisitWorld = Awaited<ReturnType<typeof createVisitWorld>>
