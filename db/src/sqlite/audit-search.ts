import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { limitTo } from './search.ts'

export type AuditSearch = {
  /** Lower-cased; every one has to occur somewhere in the row. */
  words: readonly string[]
  /** Bounds of the sequence, inclusive. */
  fromSeq: number
  toSeq: number
  /** Further conditions on columns of `audit_log a`; without any, the rows themselves are not looked at. */
  condition: RawBuilder<unknown> | undefined
  /** Newest rows looked at; what is older than these is not found. */
  limit: number
}

type Hit = { seq: number }
const toSeqs = ({ rows }: { rows: Hit[] }): number[] => rows.map(({ seq }) => seq)
const quote = (word: string): string => `"${word.replaceAll('"', '""')}"`

/**
 * Sequence numbers of the newest rows that hold every word, newest first, through FTS5's trigrams. Trigrams need three
 * letters: shorter words are looked for in the rows the longer ones found, or else in the newest `limit` rows.
 */
export async function searchAuditLog(db: Reader, search: AuditSearch): Promise<number[]> {
  const { fromSeq, toSeq, limit } = search
  const long = search.words.filter((word) => [...word].length >= 3)
  const short = search.words.filter((word) => [...word].length < 3)
  const found =
    long.length > 0
      ? sql`select rowid as seq from audit_search where audit_search match ${long.map(quote).join(' ')}
          and rowid between ${fromSeq} and ${toSeq} order by rowid desc ${limitTo(limit)}`
      : sql`select seq from audit_log where seq between ${Math.max(fromSeq, toSeq - limit + 1)} and ${toSeq} order by seq desc`
  const holdsShort = short.map((word) => sql`instr(a.search_text, ${word}) > 0`)
  const conditions = [...(search.condition ? [search.condition] : []), ...holdsShort]
  if (conditions.length === 0) return toSeqs(await sql<Hit>`${found}`.execute(db))
  return toSeqs(
    await sql<Hit>`
    select a.seq from (${found}) found cross join audit_log a on a.seq = found.seq
    where ${sql.join(conditions, sql` and `)} order by a.seq desc`.execute(db),
  )
}
