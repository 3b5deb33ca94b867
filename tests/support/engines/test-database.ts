import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { migrateDatabase, openDatabase } from '@thodu/db'
import { Client } from 'pg'
import { copyBaseDatabase } from '../base-database.ts'
import { startPostgres } from './postgres-server.ts'

/** The engine that a run tests (tests/postgres.vitest.config.ts). */
export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** Passes the address of the server from the main process of vitest to the worker processes. */
const variable = 'THODU_POSTGRES'
const template = 'thodu_base'

/** Runs one statement in the database `name` of a server, bypassing the API. */
export async function runOn<Row = unknown>(address: string, statement: string): Promise<Row[]> {
  const client = new Client(address)
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

const newDatabase = (name: string, from = 'template0'): string =>
  `create database ${name} template ${from} encoding 'UTF8'`

/** Vitest calls this once for a run on PostgreSQL: starts a server with the migrated, empty database that suites copy. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const maintenance = `${server.address}/postgres`
  try {
    await runOn(maintenance, `drop database if exists ${template}`)
    await runOn(maintenance, newDatabase(template))
    const database = openDatabase(`${server.address}/${template}`)
    await database.upkeep.check()
    await migrateDatabase(database)
    await database.close()
  } catch (error) {
    await server.stop()
    throw error
  }
  process.env[variable] = server.address
  return async () => {
    await runOn(maintenance, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

export type TestDatabase = {
  env: { DATABASE_URL?: string }
  drop: () => Promise<void>
}

const serverAddress = (): string => {
  const address = process.env[variable]
  if (address === undefined) throw new Error('Run with --config tests/postgres.vitest.config.ts')
  return address
}

/** A new database on the server of the run; `empty` has no tables yet. */
export async function makePostgresDatabase({
  empty = false,
} = {}): Promise<{ address: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const maintenance = `${serverAddress()}/postgres`
  await runOn(maintenance, newDatabase(name, empty ? 'template0' : template))
  return {
    address: `${serverAddress()}/${name}`,
    drop: async () => {
      await runOn(maintenance, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A migrated, empty database of the engine of this run, or the `known` one. */
export async function makeTestDatabase(dataDir: string, known?: string): Promise<TestDatabase> {
  if (known !== undefined) return { env: { DATABASE_URL: known }, drop: async () => {} }
  if (engine === 'sqlite') {
    copyBaseDatabase(join(dataDir, 'thodu.db'))
    return { env: {}, drop: async () => {} }
  }
  const { address, drop } = await makePostgresDatabase()
  return { env: { DATABASE_URL: address }, drop }
}
