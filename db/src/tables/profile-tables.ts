import type { Flag, IsoTime } from './column-types.ts'

/** What the office knows of a caretaker beside the account; none until somebody wrote it down. */
export interface CaretakerProfilesTable {
  account_id: string
  gender: 'female' | 'male' | 'unsaid'
  home_pincode: string | null
  /** The weekday that is hers, Sunday 0. */
  weekly_off: number | null
  max_week_minutes: number
  night_ok: Flag
  /** How many open bookings she can have at once; one without a row (rule OFF-8). */
  capacity: number
  /** Days (YYYY-MM-DD) on which each was seen; null while it was not. */
  police_check_on: string | null
  id_check_on: string | null
  references_on: string | null
  /** What families read of her training, in the office's words. */
  training: string | null
  /** The year in which she began to care for people. */
  works_since: number | null
}

export interface CaretakerLanguagesTable {
  account_id: string
  language: string
}

/** When she says she can come: minutes after the weekday's midnight in the city; an end beyond 1440 is the next morning. */
export interface CaretakerHoursTable {
  account_id: string
  weekday: number
  from_min: number
  to_min: number
}

/** Whom a family asked never to be sent again. */
export interface CaretakerBlocksTable {
  account_id: string
  user_id: string
  /** Free text of the office; goes with either account. */
  reason: string
  by_account: string
  created_at: IsoTime
}

/** What a family asked for on the call. */
export interface BookingPreferencesTable {
  booking_id: string
  language: string | null
  gender: 'female' | 'male' | null
  gender_strength: 'none' | 'prefer' | 'must'
  keep_same: Flag
  food: 'vegetarian' | 'halal' | null
}

export interface CaretakerServiceTypesTable {
  account_id: string
  service_type: string
}

/** The face of a caretaker as families see it. */
export interface CaretakerPhotosTable {
  account_id: string
  /** A square JPEG, as Base64. */
  jpeg: string
  updated_at: string
}
