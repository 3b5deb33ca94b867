import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { careTasksOf } from '@thodu/api/contract/tasks/care-tasks'
import { addDays, dayInCity, dayMinutes, dayMs, startOfDayInCity } from '@thodu/api/contract/time'
import type { DemoBooking } from './demo-bookings.ts'
import type { DemoCast } from './demo-cast.ts'

/** Days after booking on which care starts, unless a plan says otherwise. */
const usualStart = 2

/** The moment the first day of care begins in the city. */
export const startOfCare = ({ startsIn = usualStart }: DemoBooking, bookedAt: number): number =>
  startOfDayInCity(dayInCity(new Date(bookedAt + startsIn * dayMs)))

/** What the office asks at the end of a visit: no more than is answered without a thought. */
const mostAsked = 4

/** The office plans a booking's visits as its package suggests, with somebody else on Sundays. */
export async function planCare(cast: DemoCast, { care }: DemoBooking, { _id, serviceType }: Booking): Promise<void> {
  const path = `/admin/bookings/${_id}/roster`
  const { suggested } = await cast.answer<AnswerOf<'GET /admin/bookings/{id}/roster'>>(cast.admin, 'GET', path)
  if (!suggested) throw new Error('The demo plans packages that are sold.')
  const { startsOn, days } = suggested
  const isLiveIn = care?.mode === 'live-in'
  const shifts = isLiveIn ? [{ code: 'L' as const, start: '08:00', minutes: dayMinutes }] : suggested.shifts
  const relief = care?.sundays === undefined ? undefined : cast.caretakers[care.sundays]
  await cast.ask(cast.admin, 'POST', path, {
    startsOn,
    ...(care?.days === undefined ? {} : { endsOn: addDays(startsOn, care.days - 1) }),
    days,
    mode: isLiveIn ? 'live-in' : suggested.mode,
    shifts,
    tasks: careTasksOf(serviceType).slice(0, mostAsked),
    ...(relief ? { rules: shifts.map(({ code }) => ({ code, weekday: 0, caretaker: relief.id })) } : {}),
  })
}
