import type { ColumnType, Generated, Selectable, Updateable } from 'kysely'
import type { AccessLogTable } from './access-tables.ts'
import type {
  AuditActionMonthsTable,
  AuditCountsTable,
  AuditLogTable,
  AuditUserCountsTable,
  AuditUserMonthsTable,
  AuditUserTotalsTable,
} from './audit-tables.ts'
import type { CallClaimsTable, CallItemsTable, CallsTable, CallTriesTable, CommunicationsTable } from './call-tables.ts'
import type { BookingAssignmentsTable, BookingCorrectionsTable, UndosTable } from './care-tables.ts'
import type { Fixed, Flag, IsoTime, JsonText } from './column-types.ts'
import type { FactorChallengesTable, RecoveryCodesTable, SecondFactorsTable } from './factor-tables.ts'
import type { FamilyNotesTable } from './family-tables.ts'
import type { CodeTriesTable, LimitHitsTable, UsedCredentialsTable } from './limit-tables.ts'
import type { OutboxMailsTable } from './mail-tables.ts'
import type { LeasesTable, RateHitsTable } from './process-tables.ts'
import type {
  BookingPreferencesTable,
  CaretakerBlocksTable,
  CaretakerHoursTable,
  CaretakerLanguagesTable,
  CaretakerProfilesTable,
} from './profile-tables.ts'
import type { PromiseAlertsTable, PromiseCountsTable, PromiseHoldsTable, PromisesTable } from './promise-tables.ts'
import type {
  CallbacksTable,
  MessagesTable,
  NewsletterSubscribersTable,
  ServiceSelectionsTable,
} from './request-tables.ts'
import type {
  CaretakerBusyTable,
  RosterRulesTable,
  RosterShiftsTable,
  RostersTable,
  TimeOffTable,
  VisitEventsTable,
  VisitNotesTable,
  VisitsTable,
} from './visit-tables.ts'

export interface AccountsTable {
  id: Fixed<string>
  /** Lower-cased; unique. A removed account keeps a tombstone address. */
  email: string
  name: string
  phone: string
  location: string
  role: 'user' | 'caretaker' | 'admin'
  /** argon2id; null for accounts that only sign in through Google. */
  password_hash: string | null
  /** 'office' while the account still has the password that an admin typed. */
  password_chosen_by: 'office' | null
  google_sub: string | null
  /** When the address was proven by a code; null where only Google vouched for it or an admin typed it. */
  email_verified_at: IsoTime | null
  email_updates: Flag
  sms_alerts: Flag
  marketing: Flag
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
  removed_at: IsoTime | null
  /** Since when a caretaker does not work for now; null for everybody else (rule OFF-21). */
  inactive_at: IsoTime | null
  /** What its mails are written in, and its pages once signed in; null while nobody has chosen (rule WORD-4). */
  language: Generated<'en' | 'te' | 'hi' | null>
  /** The name in Latin letters where it has others (names/latin-spellings.ts), in lower case; empty otherwise. */
  search_name: Generated<string>
  /** What lists sort the name by: in Latin letters and lower case; computed from the two above. */
  name_order: ColumnType<string, never, never>
  /** What the office notes about a caretaker; nobody else reads it. */
  office_note: string | null
  /** Since when signing in takes a second step; null while the account has none. */
  second_factor_at: Generated<IsoTime | null>
  /** Until when somebody of whom a second step is asked may do without one. */
  factor_due_at: Generated<IsoTime | null>
}

export interface SessionsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  created_at: Fixed<IsoTime>
  expires_at: IsoTime
  ended_at: IsoTime | null
  ip: string
  user_agent: string
  /** At most five minutes before the last call. */
  last_used_at: IsoTime
  /** When the person proved last who it is: by signing in, or by being asked again. */
  proven_at: IsoTime
}

export interface OneTimeCodesTable {
  id: Fixed<string>
  email: string
  purpose: 'signup' | 'reset'
  /** Keyed hash of the six digits; never the digits. */
  code_hash: string
  /** Tries by the client that asked for the code. */
  attempts: number
  /** Hash of the cookie of the client that asked. */
  asker_hash: Fixed<string | null>
  /** Tries by every other client together. */
  stranger_attempts: number
  expires_at: IsoTime
  /** Set when the right code was entered; a second entry finds it used. */
  verified_at: IsoTime | null
  /** Hash of the cookie of the client that verified (rule ACC-15). */
  client_hash: string | null
  /** Set when a sign-up or reset consumed the verification, or a newer code replaced it. */
  consumed_at: IsoTime | null
  created_at: Fixed<IsoTime>
}

export interface CaretakerServiceTypesTable {
  account_id: string
  service_type: string
}

export interface BookingsTable {
  seq: Generated<number>
  id: Fixed<string>
  code: Fixed<string>
  user_id: Fixed<string>
  service_type: Fixed<string>
  service_name: Fixed<string>
  package_id: Fixed<string>
  package_name: Fixed<string>
  /** Whole rupees. */
  price_amount: Fixed<number>
  price_original_amount: Fixed<number>
  price_unit: Fixed<string>
  status: 'pending' | 'confirmed' | 'active' | 'completed' | 'cancelled'
  assigned_caregiver_id: string | null
  assigned_at: IsoTime | null
  /** Whether there is a caretaker; computed by the database, for the lists' indexes. */
  is_assigned: ColumnType<Flag, never, never>
  /** Last ten digits of the customer's number, and the address in lower case; computed likewise, for whole searches. */
  customer_phone: ColumnType<string | null, never, never>
  customer_email: ColumnType<string | null, never, never>
  /** Last ten digits of the number to call in an emergency; computed likewise. */
  emergency_phone: ColumnType<string | null, never, never>
  form_data: JsonText
  patient_details: JsonText
  patient_name: string
  /** YYYY-MM-DD, or null when not given. */
  preferred_start_date: string | null
  /** As it was when booking; emptied when the account is removed. */
  user_info: JsonText
  customer_name: string
  /** Both names in Latin letters where they have others, empty otherwise; and what lists sort them by, computed. */
  customer_latin: Generated<string>
  patient_latin: Generated<string>
  customer_order: ColumnType<string, never, never>
  patient_order: ColumnType<string, never, never>
  total_form_fields: number
  filled_form_fields: number
  completion_rate: number
  rating: number | null
  review: string | null
  reviewed_at: IsoTime | null
  agreed_to_terms_at: Fixed<IsoTime | null>
  terms_version: Fixed<string | null>
  cancel_reason: string | null
  /** When the care was completed; null while it is not. */
  completed_at: Generated<IsoTime | null>
  /** 'office' where somebody called and the office booked; null where the customer did (rule BOOK-17). */
  made_by: Fixed<'office' | null>
  /** Where it stood when it was cancelled, for whoever has to set that right. */
  cancelled_from: 'pending' | 'confirmed' | 'active' | null
  /** Lower-cased text that `q` looks in (rule BOOK-12). */
  search_text: string
  /** When the client says it booked; shown, never trusted. */
  client_timestamp: Fixed<string>
  /** Calendar day of creation in Asia/Kolkata, YYYY-MM-DD. */
  created_day: Fixed<string>
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
}

export interface BookingFilesTable {
  booking_id: string
  document_id: string
  category: string
}

export interface BookingNotesTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  author_id: Fixed<string>
  author_name: Fixed<string>
  note: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** One row per day, service and status, kept by triggers: totals and filtered counts without a scan. */
export interface BookingCountsTable {
  day: string
  service_type: string
  status: string
  bookings: number
  ratings: number
  rating_sum: number
}

/** booking_counts over all days, kept by triggers on it. */
export type BookingTotalsTable = Omit<BookingCountsTable, 'day'>

export interface IdempotencyKeysTable {
  account_id: string
  idempotency_key: string
  request_hash: string
  booking_id: string
  created_at: IsoTime
}

export interface DocumentsTable {
  id: Fixed<string>
  owner_id: Fixed<string>
  name: Fixed<string>
  category: Fixed<string | null>
  media_type: Fixed<string>
  size_bytes: Fixed<number>
  /** Random file name below DATA_DIR/uploads. */
  stored_name: Fixed<string>
  sha256: Fixed<string>
  status: 'pending' | 'verified' | 'rejected'
  reason: string | null
  decided_at: IsoTime | null
  uploaded_at: Fixed<IsoTime>
}

/** Small facts of the installation: last proven restore, secrets' key ids, … */
export interface SystemFactsTable {
  name: string
  value: JsonText
  updated_at: IsoTime
}

export interface Tables {
  accounts: AccountsTable
  sessions: SessionsTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  factor_challenges: FactorChallengesTable
  one_time_codes: OneTimeCodesTable
  caretaker_service_types: CaretakerServiceTypesTable
  caretaker_profiles: CaretakerProfilesTable
  caretaker_languages: CaretakerLanguagesTable
  caretaker_hours: CaretakerHoursTable
  caretaker_blocks: CaretakerBlocksTable
  bookings: BookingsTable
  booking_files: BookingFilesTable
  booking_notes: BookingNotesTable
  booking_preferences: BookingPreferencesTable
  family_notes: FamilyNotesTable
  booking_assignments: BookingAssignmentsTable
  booking_corrections: BookingCorrectionsTable
  rosters: RostersTable
  roster_shifts: RosterShiftsTable
  roster_rules: RosterRulesTable
  visits: VisitsTable
  time_off: TimeOffTable
  caretaker_busy: CaretakerBusyTable
  visit_events: VisitEventsTable
  visit_notes: VisitNotesTable
  booking_counts: BookingCountsTable
  booking_totals: BookingTotalsTable
  idempotency_keys: IdempotencyKeysTable
  documents: DocumentsTable
  callbacks: CallbacksTable
  messages: MessagesTable
  newsletter_subscribers: NewsletterSubscribersTable
  service_selections: ServiceSelectionsTable
  access_log: AccessLogTable
  audit_log: AuditLogTable
  audit_counts: AuditCountsTable
  audit_user_counts: AuditUserCountsTable
  audit_user_totals: AuditUserTotalsTable
  audit_user_months: AuditUserMonthsTable
  audit_action_months: AuditActionMonthsTable
  outbox_mails: OutboxMailsTable
  undos: UndosTable
  code_tries: CodeTriesTable
  limit_hits: LimitHitsTable
  used_credentials: UsedCredentialsTable
  system_facts: SystemFactsTable
  rate_hits: RateHitsTable
  leases: LeasesTable
  promises: PromisesTable
  promise_holds: PromiseHoldsTable
  promise_alerts: PromiseAlertsTable
  promise_counts: PromiseCountsTable
  calls: CallsTable
  call_items: CallItemsTable
  call_claims: CallClaimsTable
  call_tries: CallTriesTable
  communications: CommunicationsTable
}

export type AccountRow = Selectable<AccountsTable>
export type BookingRow = Selectable<BookingsTable>
export type BookingChanges = Updateable<BookingsTable>
export type DocumentRow = Selectable<DocumentsTable>
export type CallbackRow = Selectable<CallbacksTable>
export type MessageRow = Selectable<MessagesTable>
export type SecondFactorRow = Selectable<SecondFactorsTable>
export type FactorChallengeRow = Selectable<FactorChallengesTable>
export type CallTriesRow = Selectable<CallTriesTable>
export type RosterRow = Selectable<RostersTable>
export type VisitRow = Selectable<VisitsTable>
export type TimeOffRow = Selectable<TimeOffTable>
export type PromiseRow = Selectable<PromisesTable>
export type AuditRow = Selectable<AuditLogTable>
export type OutboxMailRow = Selectable<OutboxMailsTable>
