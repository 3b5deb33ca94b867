import type { AuditRow, Database } from '@thodu/db'
import { firstPreviousHash, hashAuditRow, hashPersonal, hashWholeRow } from './audit-hash.ts'
import { auditSearchText } from './write-audit.ts'

export type AuditVerdict = { ok: true; rows: number } | { ok: false; rows: number; seq: number; problem: string }

const pageSize = 2_000

/** Rows before migration 0031 have one hash, later rows have two (rule AUD-16). */
function isUnchanged(row: AuditRow): boolean {
  if (row.redacted_by !== null) return false
  if (row.version === 1) return row.salt === null && row.personal_hash === null && row.hash === hashWholeRow(row)
  if (row.personal_hash !== hashPersonal(row.salt, row)) return false
  if (row.hash !== hashAuditRow(row)) return false
  return row.version === 2 && row.search_text.startsWith(auditSearchText(row).trim())
}

/**
 * Finds an edited, removed, added or swapped row (rule AUD-6). Rows removed at the end leave a valid chain, so it also compares
 * the counts of triggers.
 */
export async function verifyAudit({ read }: Pick<Database, 'read'>): Promise<AuditVerdict> {
  let seq = 0
  let previousHash = firstPreviousHash
  let version = 1
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
      if (row.previous_hash !== previousHash) return fail('the row does not follow the row before it')
      if (row.version < version) return fail('the row claims to be from an older version of the program')
      if (!isUnchanged(row)) return fail('the row was changed')
      seq = row.seq
      version = row.version
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
    return { ok: false, rows: seq, seq: seq + 1, problem: `${events} rows were written, but ${seq} exist` }
  return { ok: true, rows: seq }
}
