// The package's entry: what other rooms may use of the database. What an engine spells its own way comes through dialect.ts.
export type { Database, OpenedDatabase, Reader, Write } from './database.ts'
export { findDatabaseFault, isUniqueViolation } from './database-errors.ts'
export {
  copyDatabase,
  DamagedDatabaseError,
  findBookingsWith,
  findDocuments,
  forgetDocuments,
  holdsText,
  inspectDatabase,
  isOneOf,
  limitTo,
  openDatabase,
  sealDatabase,
  searchAuditLog,
  shortestSearchTerm,
  toMatch,
  withoutIndex,
} from './dialect.ts'
export type { Tx } from './job.ts'
export { readJson, writeJson } from './json.ts'
export { isFreshDatabase, listPendingMigrations, migrateDatabase, NewerDatabaseError } from './migrate.ts'
export { migrations } from './migrations/registry.ts'
export { newId } from './new-id.ts'
export type { Placeholder, Placeholders } from './placeholder.ts'
export { prepareQuery } from './prepared-query.ts'
export type {
  AccountRow,
  AuditRow,
  BookingChanges,
  BookingRow,
  CallbackRow,
  DocumentRow,
  FactorChallengeRow,
  MessageRow,
  OutboxMailRow,
  SecondFactorRow,
  Tables,
} from './tables/tables.ts'
