import type { Database } from '@thodu/db'
import { firstPreviousHash, hashAuditRow } from './audit-hash.ts'

export type AuditVerdict = { ok: true; rows: number } | { ok: false; rows: number; seq: number; problem: string }

const pageSize = 2_000

/**
 * Walks the whole audit chain: an edited, removed, added or swapped row is found (rule AUD-6). Rows cut off at the end
 * leave a sound chain, so the number of rows is compared with the counts kept by trigger. Reads page by page.
 */
export async function verifyAudit({ read }: Pick<Database, 'read'>): Promise<AuditVerdict> {
  let seq = 0
  let previousHash = firstPreviousHash
  for (;;) {
    const page = await read
      .selectFrom('audit_log')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(pageSize)
      .execute()
    for (const row of page) {
      const fail = (problem: string): AuditVerdict => ({ ok: false, rows: seq, seq: row.seq, problem })
      if (row.seq !== seq + 1) return fail(`row ${seq + 1} is missing`)
      if (row.previous_hash !== previousHash) return fail('the row does not follow the one before it')
      if (row.hash !== hashAuditRow(row)) return fail('the row was changed')
      seq = row.seq
      previousHash = row.hash
    }
    if (page.length < pageSize) break
  }
  const counted = await read
    .selectFrom('audit_counts')
    .select((row) => row.fn.sum<number | string | null>('events').as('events'))
    .executeTakeFirstOrThrow()
  const events = Number(counted.events ?? 0)
  if (events !== seq)
    return { ok: false, rows: seq, seq: seq + 1, problem: `${events} rows were written, ${seq} are there` }
  return { ok: true, rows: seq }
}
