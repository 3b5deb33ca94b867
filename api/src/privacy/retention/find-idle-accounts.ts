import type { Reader } from '@thodu/db'
import { bindingStatuses } from '../../contract/care/booking-status.ts'
import { retentionYears } from '../../contract/privacy/retention-years.ts'
import { dayInCity, startOfDayInCity } from '../../contract/time.ts'
import { addYears } from './retention-end.ts'

/** Activity before this time does not count. */
const idleSince = (now: Date): string =>
  new Date(startOfDayInCity(addYears(dayInCity(now), -retentionYears.idle))).toISOString()

/** Selects families without a booking, sign-in or request for three years and without anything open (rule PRIV-K6). */
export function findIdle(db: Reader, now: Date) {
  const since = idleSince(now)
  return db
    .selectFrom('accounts')
    .where('role', '=', 'user')
    .where('removed_at', 'is', null)
    .where('restricted_at', 'is', null)
    .where('created_at', '<', since)
    .where('updated_at', '<', since)
    .where(({ and, exists, not, selectFrom }) =>
      and(
        [
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.user_id', '=', 'accounts.id')
            .where((row) =>
              row.or([row('bookings.updated_at', '>=', since), row('bookings.status', 'in', bindingStatuses)]),
            ),
          selectFrom('audit_log')
            .select('audit_log.id')
            .whereRef('audit_log.actor_id', '=', 'accounts.id')
            .where('audit_log.created_at', '>=', since),
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.account_id', '=', 'accounts.id')
            .where('sessions.last_used_at', '>=', since),
          selectFrom('callbacks')
            .select('callbacks.id')
            .whereRef('callbacks.user_id', '=', 'accounts.id')
            .where('callbacks.created_at', '>=', since),
          selectFrom('privacy_requests')
            .select('privacy_requests.id')
            .where((row) =>
              row.or([
                row('privacy_requests.account_id', '=', row.ref('accounts.id')),
                row('privacy_requests.family_id', '=', row.ref('accounts.id')),
              ]),
            )
            .where((row) =>
              row.or([row('privacy_requests.created_at', '>=', since), row('privacy_requests.decided_at', 'is', null)]),
            ),
        ].map((heard) => not(exists(heard))),
      ),
    )
}

/** The sweep erases these families. For a family that had care, an admin decides. */
export const findIdleWithoutCare = (db: Reader, now: Date) =>
  findIdle(db, now).where(({ not, exists, selectFrom }) =>
    not(exists(selectFrom('bookings').select('bookings.id').whereRef('bookings.user_id', '=', 'accounts.id'))),
  )
