import type { Reader } from '@thodu/db'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { openRows } from '../http/lists/restricted.ts'
import { completeVisits } from './complete-visits.ts'
import { visitColumns } from './visits.queries.ts'

const mostOpen = 100

const selectOpen = (db: Reader, { limit }: { limit: number }) =>
  db
    .selectFrom(openRows.visits)
    .select(visitColumns)
    .where('remark_at', 'is not', null)
    .where('remark_closed_at', 'is', null)
    .orderBy('remark_at')
    .limit(limit)
    .execute()

/** Lists visits with an open complaint, oldest first. */
export const readOpenComplaints = async (db: Reader, now: Date): Promise<Visit[]> =>
  completeVisits(db, await selectOpen(db, { limit: mostOpen }), now)
