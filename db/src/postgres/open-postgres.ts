import { Client, type ClientConfig, DatabaseError } from 'pg'
import { createAftermath } from '../after-commit.ts'
import type { OpenedDatabase, OpenOptions } from '../database.ts'
import { createJobBatch } from '../job-batch.ts'
import { connectionSettings } from './connection-settings.ts'
import { createEngine, type Transactions } from './postgres-engine.ts'
import { ReadingPool } from './reading-pool.ts'
import { isForeignName, toServerError, UnfitServerError } from './server-errors.ts'
import { Session } from './session.ts'
import { StatementNames } from './statement-names.ts'
import { acquireWriterTurn, commitTurn, createWriterTurn } from './writer-turn.ts'

/** Waits for writers, and for another migrating process, without a time limit. */
const migrationsOf = (session: Session): Transactions => ({
  beginTransaction: async () => {
    await session.run(acquireWriterTurn('set local lock_timeout = 0; '))
  },
  commitTransaction: () => commitTurn(session),
  rollbackTransaction: async () => {
    await session.run('rollback')
  },
})

async function listApplied(pool: ReadingPool): Promise<string[]> {
  const [known] = (await pool.readRows(`select to_regclass('kysely_migration') is not null as is_there`, [])) as {
    is_there: 0 | 1
  }[]
  if (!known?.is_there) return []
  const rows = (await pool.readRows('select name from kysely_migration order by name', [])) as { name: string }[]
  return rows.map(({ name }) => name)
}

/**
 * Connections open when needed and reopen when lost; statements are named after the server was checked.
 * @param address postgres://user:password@host/database
 */
export function openPostgres(address: string, { report = console.error }: OpenOptions = {}): OpenedDatabase {
  const names = new StatementNames()
  const pool = new ReadingPool(connectionSettings(address, 'reading'), names)
  const writing = new Session(connectionSettings(address, 'writing'), names)
  const migrating = new Session(connectionSettings(address, 'migrating'))
  const aftermath = createAftermath(report)
  const { ground } = createEngine(writing, () => writing.connect())
  const { write, drain } = createJobBatch(ground, createWriterTurn(writing), aftermath.follow)
  let closed: Promise<void> | undefined
  return {
    read: createEngine(pool, async () => {}).kysely,
    write,
    listen: aftermath.listen,
    isShared: true,
    // The server's vacuum frees and overwrites rows in its own time (docs/operations.md).
    overwriteDeleted: async () => true,
    upkeep: {
      writer: createEngine(migrating, () => migrating.connect(), migrationsOf(migrating)).kysely,
      check: async () => {
        await checkServer(pool)
        if (await keepsNames(connectionSettings(address, 'reading'))) names.allow()
      },
      listApplied: () => listApplied(pool),
    },
    close: () => {
      closed ??= drain().then(async () => {
        await Promise.all([writing.close(), migrating.close(), pool.close()])
      })
      return closed
    },
  }
}

const name = 'thodu_probe'
/** `known` when the answering process already has a statement with this name. */
const text = `select pg_backend_pid() as pid, (select count(*)::int from pg_prepared_statements where name = '${name}') as known`

/**
 * Whether prepared statements stay with their connection, transaction after transaction. They do with the server itself, and
 * behind a pooler that renames them, as PgBouncer does from 1.21 on. Another pooler passes the server's session to the next
 * client, where a name is then taken or missing.
 * @throws ServerLostError
 */
export async function keepsNames(settings: ClientConfig): Promise<boolean> {
  const client = new Client(settings)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; known: number }>({ name, text })
    const [seen] = rows
    // A pooler gives clients a process id of its own; the driver stores it without a type.
    return seen !== undefined && (seen.known === 0 || seen.pid === Reflect.get(client, 'processID'))
  } catch (error) {
    // The session has this name from an earlier start of another process.
    if (error instanceof DatabaseError && isForeignName(error)) return false
    throw toServerError(error)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Oldest version that migrations support. */
const oldest = 15

export type ServerFacts = {
  database: string
  version: number
  fsync: string
  full_page_writes: string
  encoding: string
  provider: string
  collation: string
  ctype: string
  locale: string | null
}

const facts = `select current_database() as database, current_setting('server_version_num')::int as version,
  current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
  pg_encoding_to_char(d.encoding) as encoding, d.datlocprovider::text as provider,
  d.datcollate::text as collation, d.datctype::text as ctype,
  coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
from pg_database d where d.datname = current_database()`

const bytesOfLibc = /^C\.utf-?8$/i
const bytesBuiltIn = /^(C\.UTF-?8|PG_UNICODE_FAST)$/i

/** Whether text sorts by bytes, as on SQLite, and letters of every script count as letters. */
const sortsByBytes = ({ provider, collation, ctype, locale }: ServerFacts): boolean =>
  provider === 'b'
    ? bytesBuiltIn.test(locale ?? '')
    : provider === 'c' && bytesOfLibc.test(collation) && bytesOfLibc.test(ctype)

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Returns the command that fixes a server which could lose acknowledged data, or would sort and search differently from
 * SQLite.
 */
export function whyUnfit(found: ServerFacts): string | undefined {
  if (found.version < oldest * 10_000)
    return `PostgreSQL ${oldest} or newer is needed; this is ${Math.floor(found.version / 10_000)}`
  for (const name of ['fsync', 'full_page_writes'] as const)
    if (found[name] !== 'on')
      return `The database server runs with ${name} off and can lose data at a power cut. Correct it with: alter system set ${name} = on; select pg_reload_conf();`
  if (found.encoding !== 'UTF8' || !sortsByBytes(found))
    return `The database ${found.database} does not keep UTF-8 text in the order of its bytes. Make it anew with: create database ${quoted(found.database)} template template0 encoding 'UTF8' locale 'C.UTF-8';`
  return undefined
}

/** @throws UnfitServerError with the command that fixes it, ServerLostError */
async function checkServer(pool: ReadingPool): Promise<void> {
  const [found] = (await pool.readRows(facts, [])) as ServerFacts[]
  const why = found ? whyUnfit(found) : 'The database server does not report its version and settings'
  if (why !== undefined) throw new UnfitServerError(why)
}
