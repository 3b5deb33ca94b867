import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { careTasksOf } from '@thodu/api/contract/tasks/care-tasks'
import { addDays, dayInCity, dayMinutes, dayMs, startOfDayInCity } from '@thodu/api/contract/time'
import type { DemoBooking } from './demo-bookings.ts'
import type { DemoCast } from './demo-cast.ts'

/** Returns the start of the first day of care in the city, in ms. */
export const startOfCare = ({ startsIn }: DemoBooking, bookedAt: number): number =>
  startOfDayInCity(dayInCity(new Date(bookedAt + startsIn * dayMs)))

/** Number of tasks the office lists for a visit: few enough to answer quickly. */
const mostAsked = 4

/** Plans a booking's visits as the package suggests, with another caretaker on the days of relief. */
export async function planCare(cast: DemoCast, { care }: DemoBooking, { _id, serviceType }: Booking): Promise<void> {
  const path = `/admin/bookings/${_id}/roster`
  const { suggested } = await cast.answer<AnswerOf<'GET /admin/bookings/{id}/roster'>>(cast.admin, 'GET', path)
  if (!suggested) throw new Error('The demo plans packages that are sold.')
  const { startsOn, days } = suggested
  const isLiveIn = care?.mode === 'live-in'
  const shifts = isLiveIn ? [{ code: 'L' as const, start: '08:00', minutes: dayMinutes }] : suggested.shifts
  const relief = care?.relief
  const instead = relief && cast.caretakers[relief.caretaker]?.id
  await cast.ask(cast.admin, 'POST', path, {
    startsOn,
    ...(care?.days === undefined ? {} : { endsOn: addDays(startsOn, care.days - 1) }),
    days: care?.weekdays ?? days,
    mode: isLiveIn ? 'live-in' : suggested.mode,
    shifts,
    tasks: careTasksOf(serviceType).slice(0, mostAsked),
    ...(relief && instead
      ? {
          rules: shifts.flatMap(({ code }) =>
            relief.weekdays.map((weekday) => ({ code, weekday, caretaker: instead })),
          ),
        }
      : {}),
  })
}
