import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { findAuditRowsWith, includesText, joinInOrder, shortestSearchTerm } from './dialect.ts'

export type AuditSearch = {
  /** Lower-cased; a row must contain every word. */
  words: readonly string[]
  /** Both bounds are included. */
  fromSeq: number
  toSeq: number
  /** Conditions on columns of `audit_log a`. If undefined, the search reads only the index, which is faster. */
  condition: RawBuilder<unknown> | undefined
  /** The highest number of rows to find; the newest rows come first. */
  limit: number
}

type Hit = { seq: number }
const toSeqs = ({ rows }: { rows: Hit[] }): number[] => rows.map(({ seq }) => seq)
const isLong = (word: string): boolean => [...word].length >= shortestSearchTerm

/**
 * Finds the newest rows with every word, newest first. The index needs three letters: shorter words are searched in the rows
 * found by longer ones, or else in the newest `limit` rows.
 * @returns sequence numbers
 */
export async function searchAuditLog(db: Reader, search: AuditSearch): Promise<number[]> {
  const { fromSeq, toSeq, limit } = search
  const terms = search.words.filter(isLong)
  const found =
    terms.length > 0
      ? findAuditRowsWith({ terms, fromSeq, toSeq, limit })
      : sql<Hit>`select seq from audit_log where seq between ${Math.max(fromSeq, toSeq - limit + 1)} and ${toSeq} order by seq desc`
  const holdsShort = search.words.filter((word) => !isLong(word)).map((word) => includesText('a.search_text', word))
  const conditions = [...(search.condition ? [search.condition] : []), ...holdsShort]
  if (conditions.length === 0) return toSeqs(await found.execute(db))
  return toSeqs(
    await sql<Hit>`
    select a.seq from (${found}) found ${joinInOrder()} audit_log a on a.seq = found.seq
    where ${sql.join(conditions, sql` and `)} order by a.seq desc`.execute(db),
  )
}
