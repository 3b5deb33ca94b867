import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { type OwnPostgres, startOwnPostgres } from '../../support/engines/postgres-server.ts'
import { runOn } from '../../support/engines/test-database.ts'

export type Row = Record<string, string | number | null>
type Engine = { env: Record<string, string>; run: (statement: string) => Promise<Row[]> }

/** A data folder for each engine, and a way to run statements beside the server of a crash test. */
export function createEngines(database: string) {
  let postgres: OwnPostgres | undefined
  const dataDir = {
    sqlite: mkdtempSync(join(tmpdir(), `thodu-${database}-`)),
    postgres: mkdtempSync(join(tmpdir(), `thodu-${database}-`)),
  }
  const open = {
    async sqlite(): Promise<Engine> {
      const openFile = () => new BetterSqlite3(join(dataDir.sqlite, 'thodu.db'), { timeout: 5_000 })
      const run = async (statement: string): Promise<Row[]> => {
        const file = openFile()
        const prepared = file.prepare(statement)
        const rows = prepared.reader ? (prepared.all() as Row[]) : []
        if (!prepared.reader) prepared.run()
        file.close()
        return rows
      }
      return { env: {}, run }
    },
    async postgres(): Promise<Engine> {
      postgres = await startOwnPostgres()
      const own = postgres
      await runOn(`${own.address}/postgres`, `create database ${database} template template0 encoding 'UTF8'`)
      const address = `${own.address}/${database}`
      return {
        env: { DATABASE_URL: address, JWT_SECRET: 'a secret of a test, at least 32 bytes long' },
        run: (statement) => runOn<Row>(address, statement),
      }
    },
  }
  const close = async () => {
    await postgres?.stop()
    for (const folder of Object.values(dataDir)) rmSync(folder, { recursive: true, force: true })
  }
  return { dataDir, open, close }
}
