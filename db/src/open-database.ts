import type { OpenedDatabase, OpenOptions } from './database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/**
 * @param place an address (`postgres://…`), or the name of a SQLite file
 * @throws when a file cannot be opened or is not a database; a server is contacted at the first use
 */
export const openDatabase = (place: string, options: OpenOptions = {}): OpenedDatabase =>
  isAddress(place) ? openPostgres(place, options) : openSqlite(place, options)
