import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { careTasksOf } from '@thodu/api/contract/tasks/care-tasks'
import { addDays, dayInCity, dayMinutes, dayMs, startOfDayInCity } from '@thodu/api/contract/time'
import type { DemoBooking } from './demo-bookings.ts'
import type { DemoCast } from './demo-cast.ts'

/** Days between booking and start of care by default. */
const usualStart = 2

/** Returns the start of the first day of care in the city, in ms. */
export const startOfCare = ({ startsIn = usualStart }: DemoBooking, bookedAt: number): number =>
  startOfDayInCity(dayInCity(new Date(bookedAt + startsIn * dayMs)))

/** Number of tasks the office lists for a visit: few enough to answer quickly. */
const mostAsked = 4

/** Plans a booking's visits as the package suggests, with a substitute on Sundays. */
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
