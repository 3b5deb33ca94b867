import type { Tx, VisitRow } from '@thodu/db'
import { conflict } from '../../http/errors/api-error.ts'

export type VisitChanges = Partial<
  Pick<
    VisitRow,
    | 'caretaker_id'
    | 'starts_min'
    | 'ends_min'
    | 'status'
    | 'charge'
    | 'reason'
    | 'reason_by'
    | 'started_min'
    | 'ended_min'
    | 'start_proof'
    | 'end_proof'
    | 'edited_at'
    | 'charge_amount'
    | 'charge_no'
    | 'charge_terms'
    | 'waive_reason'
    | 'family_words'
  >
>

/** Columns that do not change the revision, so that no other change is refused as stale. */
type VisitMarks = {
  /** The family's report of an absent caretaker, and its mail; an admin's open form stays valid. */
  absent_reported_at?: string
  missing_told_at?: string
  start_proof?: 'family' | 'code'
  end_proof?: 'code'
  updated_at?: string
  remark?: string | null
  remark_at?: string | null
  remark_closed_at?: string | null
  remark_done?: string | null
  /** Erased with the family's account. */
  reason?: null
  waive_reason?: null
  family_words?: null
  /** Empty for a moment while visits swap caretakers; the next change of the transaction counts. */
  caretaker_id?: null
}

const selectVisits = (tx: Tx) => tx.updateTable('visits')
type Visits = ReturnType<typeof selectVisits>
/** Conditions of the statement, so that a visit that no longer matches is not changed. */
type Which = (visits: Visits) => Visits

/** Updates matching visits and increases their revision. @returns the number of visits */
export async function updateVisits(tx: Tx, which: Which, changes: VisitChanges, at: Date): Promise<number> {
  const { numUpdatedRows } = await which(selectVisits(tx))
    .set((row) => ({ ...changes, revision: row('revision', '+', 1), updated_at: at.toISOString() }))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Updates a visit if revision and status are still as checked, and increases the revision.
 * @throws ApiError 409 when another request was faster
 */
export async function updateVisit(
  tx: Tx,
  checked: Pick<VisitRow, 'id' | 'revision' | 'status'>,
  changes: VisitChanges,
  at: Date,
): Promise<void> {
  const isAsChecked: Which = (visits) =>
    visits.where('id', '=', checked.id).where('revision', '=', checked.revision).where('status', '=', checked.status)
  if ((await updateVisits(tx, isAsChecked, changes, at)) === 0) throw conflict('visit.stale')
}

/** Updates matching visits without their revision. @returns the number of visits */
export async function markVisits(tx: Tx, which: Which, marks: VisitMarks): Promise<number> {
  const { numUpdatedRows } = await which(selectVisits(tx)).set(marks).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
