import { isOneOf, type Reader, type RosterRow } from '@thodu/db'
import type { BookingStatus } from '../../contract/care/booking-status.ts'
import type { CareTaskCode } from '../../contract/tasks/care-tasks.ts'
import type { RosterPlan } from './roster-days.ts'
import { findTasks } from './tasks.queries.ts'

export type PlannedBooking = {
  id: string
  user_id: string
  code: string
  status: BookingStatus
  assigned_caregiver_id: string | null
}
/** A stored roster, with shifts and rules as the functions in `rules` take them. */
export type StoredRoster = RosterRow & { plan: RosterPlan; ruleIds: readonly string[]; tasks: readonly CareTaskCode[] }

const allDays = [0, 1, 2, 3, 4, 5, 6] as const
/** Bit n is weekday n. */
export const toMask = (days: readonly number[]): number => [...new Set(days)].reduce((mask, day) => mask + 2 ** day, 0)
export const fromMask = (mask: number): number[] => allDays.filter((day) => Math.floor(mask / 2 ** day) % 2 === 1)

const selectRosters = (db: Reader, { bookings }: { bookings: string[] }) =>
  db.selectFrom('rosters').selectAll().where(isOneOf('booking_id', bookings)).execute()
const selectShifts = (db: Reader, { bookings }: { bookings: string[] }) =>
  db
    .selectFrom('roster_shifts')
    .selectAll()
    .where(isOneOf('booking_id', bookings))
    .orderBy('booking_id')
    .orderBy('start_min')
    .orderBy('code')
    .execute()
const selectRules = (db: Reader, { bookings }: { bookings: string[] }) =>
  db
    .selectFrom('roster_rules')
    .selectAll()
    .where(isOneOf('booking_id', bookings))
    .orderBy('booking_id')
    .orderBy('weekday')
    .orderBy('code')
    .orderBy('from_day')
    .execute()
const selectBooking = (db: Reader, { id }: { id: string }) =>
  db
    .selectFrom('bookings')
    .select(['id', 'user_id', 'code', 'status', 'assigned_caregiver_id'])
    .where('id', '=', id)
    .execute()

export async function findRoster(db: Reader, bookingId: string): Promise<StoredRoster | undefined> {
  const [row] = await selectRosters(db, { bookings: [bookingId] })
  if (!row) return undefined
  const shifts = await selectShifts(db, { bookings: [bookingId] })
  const rules = await selectRules(db, { bookings: [bookingId] })
  const plan: RosterPlan = {
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    days: fromMask(row.days_mask),
    mode: row.mode,
    unitsTotal: row.units_total,
    pause: row.pause_from === null ? null : { from: row.pause_from, until: row.pause_until },
    shifts: shifts.map(({ code, start_min, minutes }) => ({ code, startMin: start_min, minutes })),
    rules: rules.map((rule) => ({
      code: rule.code,
      weekday: rule.weekday,
      caretakerId: rule.caretaker_id,
      from: rule.from_day,
      to: rule.to_day,
    })),
  }
  const tasks = (await findTasks(db, [bookingId])).get(bookingId) ?? []
  return { ...row, plan, ruleIds: rules.map(({ id }) => id), tasks }
}

export const findPlannedBooking = async (db: Reader, id: string): Promise<PlannedBooking | undefined> =>
  (await selectBooking(db, { id }))[0]
