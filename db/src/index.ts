// Other packages use only these parts. Engine-specific SQL comes from dialect.ts.

export type { Database, OpenedDatabase, Reader, Write } from './database.ts'
export { findDatabaseFault, isUniqueViolation } from './database-errors.ts'
export { searchAuditLog } from './dialect/audit-search.ts'
export {
  findBookingsWith,
  includesIndexedText,
  includesText,
  isOneOf,
  joinInOrder,
  jsonText,
  limitTo,
  shortestSearchTerm,
  toLowerCase,
  withoutIndex,
} from './dialect/dialect.ts'
export type { Tx } from './job.ts'
export { readJson, writeJson } from './json.ts'
export {
  isFreshDatabase,
  listPendingMigrations,
  migrateDatabase,
  NewerDatabaseError,
  OlderDatabaseError,
} from './migrate.ts'
export { migrations } from './migrations/registry.ts'
export { copyDatabase, findDocuments } from './move/copy-any.ts'
export { MoveError } from './move/database-end.ts'
export { type Moved, moveDatabase, refuseUse } from './move/move-database.ts'
export { sortName, spellName, spellWords, toLatin } from './names/latin-spellings.ts'
export { personTexts, phoneText } from './names/person-text.ts'
export { newId } from './new-id.ts'
export { openDatabase } from './open-database.ts'
export { ServerLostError, UnfitServerError } from './postgres/server-errors.ts'
export type { Placeholder, Placeholders } from './prepared/placeholder.ts'
export { prepareQuery } from './prepared/prepared-query.ts'
/** A backup contains a SQLite file, whatever the engine. */
export {
  DamagedDatabaseError,
  type DatabaseCensus,
  eraseDocuments,
  inspectDatabase,
  sealDatabase,
} from './sqlite/copy-database.ts'
export { lockFile } from './sqlite/lock-file.ts'
export { openSqlite } from './sqlite/open-sqlite.ts'
export type {
  AccountRow,
  AuditRow,
  BookingChanges,
  BookingRow,
  BreachRow,
  CallbackRow,
  CallTriesRow,
  CareTermsRow,
  ChangeRequestRow,
  ConsentRow,
  DocumentRow,
  FactorChallengeRow,
  IssuedDocumentRow,
  MessageRow,
  OfferRow,
  OutboxMailRow,
  PayMonthRow,
  PaymentRow,
  PayRateRow,
  PrivacyRequestRow,
  PromiseRow,
  RosterRow,
  SecondFactorRow,
  Tables,
  TimeOffRow,
  VisitRow,
} from './tables/tables.ts'
