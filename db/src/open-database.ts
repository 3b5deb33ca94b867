import type { OpenedDatabase, OpenOptions } from './database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** Whether a place is that of a server. */
export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/**
 * Opens the PostgreSQL database at an address (`postgres://…`) or the SQLite file of a name.
 * @throws when a file cannot be opened or is no database; a server is asked when something is wanted of it
 */
export const openDatabase = (place: string, options: OpenOptions = {}): OpenedDatabase =>
  isAddress(place) ? openPostgres(place, options) : openSqlite(place, options)
