import type { Selectable, Updateable } from 'kysely'
import type {
  AccountsTable,
  FactorChallengesTable,
  OneTimeCodesTable,
  PushSubscriptionsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
} from './account-tables.ts'
import type {
  AuditActionMonthsTable,
  AuditCountsTable,
  AuditLogTable,
  AuditUserCountsTable,
  AuditUserMonthsTable,
  AuditUserTotalsTable,
} from './audit-tables.ts'
import type {
  BookingCountsTable,
  BookingFilesTable,
  BookingNotesTable,
  BookingsTable,
  BookingTotalsTable,
  ChangeRequestsTable,
  DocumentsTable,
  IdempotencyKeysTable,
} from './booking-tables.ts'
import type { CallClaimsTable, CallItemsTable, CallsTable, CallTriesTable, CommunicationsTable } from './call-tables.ts'
import type { BookingAssignmentsTable, BookingCorrectionsTable, UndosTable } from './care-tables.ts'
import type { CalendarFeedsTable, DayLinksTable, FamilyNotesTable, LeftVisitsTable } from './family-tables.ts'
import type { OutboxMailsTable } from './mail-tables.ts'
import type {
  CareTermsTable,
  IssuedDocumentsTable,
  MoneyAdjustmentsTable,
  PaymentsTable,
} from './money/money-tables.ts'
import type { PayEntriesTable, PayLinesTable, PayMonthsTable, PayRatesTable } from './payroll-tables.ts'
import type { BreachesTable, BreachPersonsTable, BreachWritersTable } from './privacy/breach-tables.ts'
import type { NomineesTable, PrivacyRequestsTable } from './privacy/privacy-request-tables.ts'
import type { AccessLogTable, ConsentsTable } from './privacy/privacy-tables.ts'
import type {
  CodeTriesTable,
  LeasesTable,
  LimitHitsTable,
  LogosTable,
  RateHitsTable,
  SettingsTable,
  SystemFactsTable,
  UsedCredentialsTable,
} from './process-tables.ts'
import type {
  BookingPreferencesTable,
  CaretakerBlocksTable,
  CaretakerHoursTable,
  CaretakerLanguagesTable,
  CaretakerPhotosTable,
  CaretakerProfilesTable,
  CaretakerServiceTypesTable,
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
  OffersTable,
  RosterRulesTable,
  RosterShiftsTable,
  RostersTable,
  RosterTasksTable,
  ScheduleChangesTable,
  TimeOffTable,
  VisitCodeTriesTable,
  VisitEventsTable,
  VisitIncidentsTable,
  VisitNotesTable,
  VisitsTable,
  VisitTasksTable,
} from './visit-tables.ts'

export interface Tables {
  accounts: AccountsTable
  sessions: SessionsTable
  push_subscriptions: PushSubscriptionsTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  factor_challenges: FactorChallengesTable
  one_time_codes: OneTimeCodesTable
  caretaker_service_types: CaretakerServiceTypesTable
  caretaker_profiles: CaretakerProfilesTable
  caretaker_photos: CaretakerPhotosTable
  caretaker_languages: CaretakerLanguagesTable
  caretaker_hours: CaretakerHoursTable
  caretaker_blocks: CaretakerBlocksTable
  bookings: BookingsTable
  booking_files: BookingFilesTable
  booking_notes: BookingNotesTable
  booking_preferences: BookingPreferencesTable
  change_requests: ChangeRequestsTable
  family_notes: FamilyNotesTable
  booking_assignments: BookingAssignmentsTable
  booking_corrections: BookingCorrectionsTable
  rosters: RostersTable
  roster_shifts: RosterShiftsTable
  roster_rules: RosterRulesTable
  roster_tasks: RosterTasksTable
  visits: VisitsTable
  time_off: TimeOffTable
  caretaker_busy: CaretakerBusyTable
  visit_events: VisitEventsTable
  visit_code_tries: VisitCodeTriesTable
  visit_notes: VisitNotesTable
  visit_tasks: VisitTasksTable
  visit_troubles: VisitIncidentsTable
  schedule_changes: ScheduleChangesTable
  offers: OffersTable
  breaches: BreachesTable
  breach_persons: BreachPersonsTable
  breach_writers: BreachWritersTable
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
  settings: SettingsTable
  logos: LogosTable
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
  care_terms: CareTermsTable
  payments: PaymentsTable
  money_adjustments: MoneyAdjustmentsTable
  issued_documents: IssuedDocumentsTable
  pay_rates: PayRatesTable
  pay_entries: PayEntriesTable
  pay_months: PayMonthsTable
  pay_lines: PayLinesTable
  day_links: DayLinksTable
  calendar_feeds: CalendarFeedsTable
  left_visits: LeftVisitsTable
  consents: ConsentsTable
  privacy_requests: PrivacyRequestsTable
  nominees: NomineesTable
}

export type AccountRow = Selectable<AccountsTable>
export type BookingRow = Selectable<BookingsTable>
export type BookingChanges = Updateable<BookingsTable>
export type ChangeRequestRow = Selectable<ChangeRequestsTable>
export type BreachRow = Selectable<BreachesTable>
export type PrivacyRequestRow = Selectable<PrivacyRequestsTable>
export type DocumentRow = Selectable<DocumentsTable>
export type CallbackRow = Selectable<CallbacksTable>
export type MessageRow = Selectable<MessagesTable>
export type SecondFactorRow = Selectable<SecondFactorsTable>
export type FactorChallengeRow = Selectable<FactorChallengesTable>
export type CallTriesRow = Selectable<CallTriesTable>
export type RosterRow = Selectable<RostersTable>
export type CareTermsRow = Selectable<CareTermsTable>
export type PayRateRow = Selectable<PayRatesTable>
export type PayMonthRow = Selectable<PayMonthsTable>
export type PaymentRow = Selectable<PaymentsTable>
export type IssuedDocumentRow = Selectable<IssuedDocumentsTable>
export type VisitRow = Selectable<VisitsTable>
export type TimeOffRow = Selectable<TimeOffTable>
export type OfferRow = Selectable<OffersTable>
export type PromiseRow = Selectable<PromisesTable>
export type ConsentRow = Selectable<ConsentsTable>
export type AuditRow = Selectable<AuditLogTable>
export type OutboxMailRow = Selectable<OutboxMailsTable>
