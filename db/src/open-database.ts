import type { OpenedDatabase, OpenOptions } from './database.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** Opens the SQLite file of this name. @throws when it cannot be opened or is no database */
export const openDatabase = (place: string, options: OpenOptions = {}): OpenedDatabase => openSqlite(place, options)
