import { isOneOf, type PromiseRow } from '@thodu/db'
import type { EntryBody, HistoryQuery, SourceRows } from './entry-parts.ts'

type PromiseSource = 'promise_made' | 'promise_met' | 'promise_broken' | 'promise_ended' | 'promise_reason'
type Row = PromiseRow & { name: string | null }

function toEntry(row: Row, what: PromiseSource): EntryBody {
  const about = { kind: 'promise', by: null, promise: row.kind } as const
  switch (what) {
    case 'promise_made':
      return { ...about, what, dueAt: row.due_at, again: row.round > 0 }
    case 'promise_met':
      return { ...about, what, dueAt: row.ends_at, isLate: row.broken_noted_at !== null }
    case 'promise_broken':
      return { ...about, what }
    case 'promise_ended':
      return { ...about, what, reason: row.void_reason }
    case 'promise_reason':
      return { ...about, what, by: row.name, reason: row.reason_code, note: row.reason_note }
  }
}

export async function readPromised({ db, ids }: HistoryQuery, what: PromiseSource): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('promises')
    .leftJoin('accounts', 'accounts.id', 'promises.reason_by')
    .selectAll('promises')
    .select('accounts.name')
    .where(isOneOf('promises.id', ids))
    .execute()
  return rows.map((row) => ({ id: row.id, entry: toEntry(row, what) }))
}

export async function readHeld({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('promise_holds')
    .innerJoin('promises', 'promises.id', 'promise_holds.promise_id')
    .innerJoin('accounts', 'accounts.id', 'promise_holds.by_id')
    .select(['promise_holds.id', 'until_at', 'reason', 'promises.kind', 'accounts.name'])
    .where(isOneOf('promise_holds.id', ids))
    .execute()
  return rows.map(({ id, until_at: until, reason, kind: promise, name: by }) => ({
    id,
    entry: { what: 'promise_held', kind: 'promise', by, promise, until, reason },
  }))
}
