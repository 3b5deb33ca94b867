// The package's entry: what other rooms may use of the database.
export { type DatabaseFault, findDatabaseFault, isUniqueViolation } from './database-errors.ts'
export { readJson, writeJson } from './json.ts'
export { isFreshDatabase, listPendingMigrations, migrateDatabase, NewerDatabaseError } from './migrate.ts'
export { migrations } from './migrations/registry.ts'
export { newId } from './new-id.ts'
export { type Database, openDatabase } from './open-database.ts'
export { prepareQuery } from './prepared-query.ts'
export { type AuditSearch, searchAuditLog } from './sqlite/audit-search.ts'
export {
  copyDatabase,
  DamagedDatabaseError,
  type DatabaseCensus,
  findDocuments,
  forgetDocuments,
  inspectDatabase,
  sealDatabase,
} from './sqlite/copy-database.ts'
export type { Tx, Write } from './sqlite/group-commit.ts'
export {
  findBookingsWith,
  holdsText,
  isOneOf,
  limitTo,
  shortestSearchTerm,
  toMatch,
  withoutIndex,
} from './sqlite/search.ts'
export type {
  AccountRow,
  AuditRow,
  BookingChanges,
  BookingRow,
  CallbackRow,
  DocumentRow,
  MessageRow,
  NewAuditRow,
  OutboxMailRow,
  Tables,
} from './tables.ts'
