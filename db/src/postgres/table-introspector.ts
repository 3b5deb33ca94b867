import { type DatabaseIntrospector, type Kysely, sql, type TableMetadata } from 'kysely'

/**
 * The migrator does not need columns, and reading them fails in the moment in which another process, starting on the same
 * empty database, renames a table.
 */
export class TableIntrospector implements DatabaseIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    this.#db = db
  }

  async getSchemas(): Promise<{ name: string }[]> {
    return (await sql<{ name: string }>`select nspname as name from pg_namespace order by name`.execute(this.#db)).rows
  }

  async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema() order by name`.execute(
      this.#db,
    )
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }))
  }
}
