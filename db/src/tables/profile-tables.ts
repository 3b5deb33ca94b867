import type { Flag, IsoTime } from './column-types.ts'

/** Details of a caretaker besides the account; no row until the office enters them. */
export interface CaretakerProfilesTable {
  account_id: string
  gender: 'female' | 'male' | 'unsaid'
  home_pincode: string | null
  /** Weekly day off, Sunday is 0. */
  weekly_off: number | null
  max_week_minutes: number
  night_ok: Flag
  /** Most open bookings at once; 1 without a row (rule OFF-8). */
  capacity: number
  /** Days (YYYY-MM-DD) on which the office saw each check; null before. */
  police_check_on: string | null
  id_check_on: string | null
  references_on: string | null
  /** Training as families read it, in the office's words. */
  training: string | null
  /** Year in which the caretaker began to care for people. */
  works_since: number | null
}

export interface CaretakerLanguagesTable {
  account_id: string
  language: string
}

/** Stated working hours in minutes after the weekday's midnight in the city; an end beyond 1440 is the next morning. */
export interface CaretakerHoursTable {
  account_id: string
  weekday: number
  from_min: number
  to_min: number
}

export interface CaretakerBlocksTable {
  account_id: string
  user_id: string
  /** Free text of the office; removed with either account. */
  reason: string
  by_account: string
  created_at: IsoTime
}

/** Preferences that a family gave on the call. */
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

/** Photos that families see. */
export interface CaretakerPhotosTable {
  account_id: string
  /** A square JPEG in Base64. */
  jpeg: string
  updated_at: string
}
