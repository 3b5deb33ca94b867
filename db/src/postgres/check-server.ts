import type { ReadingPool } from './reading-pool.ts'
import { UnfitServerError } from './server-errors.ts'

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
export async function checkServer(pool: ReadingPool): Promise<void> {
  const [found] = (await pool.readRows(facts, [])) as ServerFacts[]
  const why = found ? whyUnfit(found) : 'The database server does not report its version and settings'
  if (why !== undefined) throw new UnfitServerError(why)
}
