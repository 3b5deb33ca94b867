import { type Placeholders, prepareQuery, withoutIndex } from '@thodu/db'
import { type NotNull, sql } from 'kysely'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { busyStatuses } from '../contract/visits/visit-parts.ts'

/** Finds active caretakers (rule OFF-21). */
export const selectCaretakers = prepareQuery((db, { except }: Placeholders<{ except: string }>) =>
  db
    .selectFrom('accounts')
    .leftJoin('caretaker_profiles', 'caretaker_profiles.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.name_order',
      'gender',
      'home_pincode',
      'weekly_off',
      'max_week_minutes',
      'capacity',
      'police_check_on',
      'id_check_on',
      'references_on',
    ])
    .where('accounts.role', '=', 'caretaker')
    .where('accounts.removed_at', 'is', null)
    .where('accounts.inactive_at', 'is', null)
    .where('accounts.id', '<>', except),
)

// There are about a hundred caretakers, so their profiles are read completely.
export const selectServiceTypes = prepareQuery((db, _: Placeholders<object>) =>
  db.selectFrom('caretaker_service_types').select(['account_id', 'service_type']),
)
export const selectLanguages = prepareQuery((db, _: Placeholders<object>) =>
  db.selectFrom('caretaker_languages').select(['account_id', 'language']),
)
export const selectHours = prepareQuery((db, _: Placeholders<object>) =>
  db.selectFrom('caretaker_hours').select(['account_id', 'weekday', 'from_min', 'to_min']),
)

/**
 * Reads open bookings starting from caretakers; starting from bookings, the database would read every unassigned one.
 * The literal statuses match the partial index of assigned bookings.
 */
export const selectHeld = prepareQuery((db, _: Placeholders<object>) =>
  db
    .selectFrom('accounts')
    .innerJoin('bookings', 'bookings.assigned_caregiver_id', 'accounts.id')
    .select(['accounts.id', 'bookings.id as booking_id'])
    .where('accounts.role', '=', 'caretaker')
    .where('accounts.removed_at', 'is', null)
    .where('bookings.assigned_caregiver_id', 'is not', null)
    .where(sql<boolean>`bookings.status in (${sql.join(bindingStatuses.map((status) => sql.lit(status)))})`),
)

export type Held = Awaited<ReturnType<typeof selectHeld>>[number]

type OfFamily = Placeholders<{ userId: string }>
export const selectBlocked = prepareQuery((db, { userId }: OfFamily) =>
  db.selectFrom('caretaker_blocks').select('account_id as id').where('user_id', '=', userId),
)
export const selectCarers = prepareQuery((db, { userId }: OfFamily) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_assignments', 'booking_assignments.booking_id', 'bookings.id')
    .select('booking_assignments.caretaker_id as id')
    .distinct()
    .where('bookings.user_id', '=', userId)
    .where('booking_assignments.care_from', 'is not', null),
)
/** Counts visits done at a family, and those to one of its patients. */
export const countFamilyVisits = prepareQuery(
  (db, { userId, patient }: Placeholders<{ userId: string; patient: string }>) =>
    db
      .selectFrom('bookings')
      .innerJoin('visits', 'visits.booking_id', 'bookings.id')
      .select((row) => [
        'visits.caretaker_id as id',
        row.fn.countAll<number | string>().as('visits'),
        sql<number | string>`sum(case when bookings.patient_name = ${patient} then 1 else 0 end)`.as('to_patient'),
      ])
      .where('bookings.user_id', '=', userId)
      // A family has few visits, a city many done ones.
      .where(withoutIndex<string>('visits.status'), '=', 'done')
      .groupBy('visits.caretaker_id'),
)

/** Sums minutes of a week. The requested visit does not count, because its caretaker is not ranked. */
export const sumWeek = prepareQuery((db, { from, to }: Placeholders<{ from: number; to: number }>) =>
  db
    .selectFrom('visits')
    .select(['caretaker_id as id', sql<number | string>`sum(ends_min - starts_min)`.as('minutes')])
    .where('status', 'in', busyStatuses)
    .where('starts_min', '>=', from)
    .where('starts_min', '<', to)
    .where('caretaker_id', 'is not', null)
    .groupBy('caretaker_id'),
)

/** In minutes after the planned start. */
const lateAfter = 15
/**
 * Counts done, late and missed visits of active caretakers since a minute. The literal statuses match the partial index
 * of ended visits, and one lookup per caretaker avoids a sort.
 */
export const countRecent = prepareQuery((db, { since }: Placeholders<{ since: number }>) =>
  db
    .selectFrom('visits')
    .select((row) => [
      'caretaker_id as id',
      'status',
      row.fn.countAll<number | string>().as('visits'),
      sql<number | string>`sum(case when started_min > starts_min + ${sql.lit(lateAfter)} then 1 else 0 end)`.as(
        'late',
      ),
    ])
    .where(sql<boolean>`status in ('done', 'missed')`)
    .where('starts_min', '>=', since)
    .where('caretaker_id', 'in', ({ selectFrom }) =>
      selectFrom('accounts')
        .select('accounts.id')
        .where('accounts.role', '=', 'caretaker')
        .where('accounts.removed_at', 'is', null)
        .where('accounts.inactive_at', 'is', null),
    )
    .groupBy(['caretaker_id', 'status']),
)

export const sumRatings = prepareQuery((db, _: Placeholders<object>) =>
  db
    .selectFrom('bookings')
    .select((row) => [
      'assigned_caregiver_id as id',
      row.fn.countAll<number | string>().as('count'),
      row.fn.sum<number | string>('rating').as('sum'),
    ])
    .where('rating', 'is not', null)
    .where('assigned_caregiver_id', 'is not', null)
    .groupBy('assigned_caregiver_id'),
)

/** Maximum length of one busy span in minutes (caretaker_busy_span). */
const longestAway = 43_200
export const selectBusy = prepareQuery(
  (db, { from, to, after, visitId }: Placeholders<{ from: number; to: number; after: number; visitId: string }>) =>
    db
      .selectFrom('accounts')
      .select('accounts.id')
      .where('accounts.role', '=', 'caretaker')
      .where('accounts.removed_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('caretaker_busy')
            .select('subject_id')
            .whereRef('caretaker_busy.caretaker_id', '=', 'accounts.id')
            .where('starts_min', '>', after)
            .where('starts_min', '<', to)
            .where('ends_min', '>', from)
            .where('subject_id', '<>', visitId),
        ),
      ),
)
export const selectVisits = prepareQuery(
  (db, { from, to, after, visitId }: Placeholders<{ from: number; to: number; after: number; visitId: string }>) =>
    db
      .selectFrom('visits')
      .select(['caretaker_id as id', 'booking_id as bookingId', 'starts_min as startsMin', 'ends_min as endsMin'])
      .where('status', 'in', busyStatuses)
      .where('starts_min', '>', after)
      .where('starts_min', '<', to)
      .where('ends_min', '>', from)
      .where('caretaker_id', 'is not', null)
      .where('id', '<>', visitId)
      .$narrowType<{ id: NotNull }>(),
)
export const selectTimeOff = prepareQuery(
  (db, { from, to, after }: Placeholders<{ from: number; to: number; after: number }>) =>
    db
      .selectFrom('time_off')
      .select(['caretaker_id as id', 'starts_min as startsMin', 'ends_min as endsMin'])
      .where('status', '=', 'approved')
      .where('starts_min', '>', after)
      .where('starts_min', '<', to)
      .where('ends_min', '>', from),
)
export const earliestOf = (from: number): number => from - longestAway
