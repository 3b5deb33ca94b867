import type { Reader } from '@thodu/db'

const mostLate = 100

/** Lists requests past their deadline, most overdue first. */
export const listLateRequests = (db: Reader, at: string) =>
  db
    .selectFrom('privacy_requests')
    .select(['id', 'name', 'contact', 'account_id', 'family_id', 'next_due_at'])
    .where('decided_at', 'is', null)
    .where('next_due_at', '<', at)
    .orderBy('next_due_at')
    .orderBy('id')
    .limit(mostLate)
    .execute()
