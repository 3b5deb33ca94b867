import type { Tables } from '../tables/tables.ts'

/** What processes keep for each other while they run; a move leaves it behind. */
type OfProcesses = 'rate_hits' | 'leases' | 'factor_challenges'
type Moved = Exclude<keyof Tables, OfProcesses>

/** A table after those that its rows refer to. One that is missing here is an error: a move or a backup would lose its rows. */
const order: Record<Moved, 'moved'> = {
  accounts: 'moved',
  sessions: 'moved',
  second_factors: 'moved',
  recovery_codes: 'moved',
  one_time_codes: 'moved',
  code_tries: 'moved',
  caretaker_service_types: 'moved',
  caretaker_profiles: 'moved',
  caretaker_languages: 'moved',
  caretaker_hours: 'moved',
  caretaker_blocks: 'moved',
  bookings: 'moved',
  booking_notes: 'moved',
  booking_preferences: 'moved',
  booking_assignments: 'moved',
  booking_corrections: 'moved',
  rosters: 'moved',
  roster_shifts: 'moved',
  roster_rules: 'moved',
  visits: 'moved',
  time_off: 'moved',
  caretaker_busy: 'moved',
  visit_events: 'moved',
  visit_notes: 'moved',
  booking_counts: 'moved',
  booking_totals: 'moved',
  idempotency_keys: 'moved',
  documents: 'moved',
  booking_files: 'moved',
  callbacks: 'moved',
  messages: 'moved',
  newsletter_subscribers: 'moved',
  service_selections: 'moved',
  family_notes: 'moved',
  undos: 'moved',
  access_log: 'moved',
  audit_log: 'moved',
  audit_counts: 'moved',
  audit_user_counts: 'moved',
  audit_user_totals: 'moved',
  audit_user_months: 'moved',
  audit_action_months: 'moved',
  outbox_mails: 'moved',
  limit_hits: 'moved',
  used_credentials: 'moved',
  system_facts: 'moved',
  promises: 'moved',
  promise_holds: 'moved',
  promise_alerts: 'moved',
  promise_counts: 'moved',
}

/** Every table whose rows are an installation's, in the order in which rows can come in. */
export const movedTables = Object.keys(order) as Moved[]
