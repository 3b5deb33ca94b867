import type { Tx, VisitRow } from '@thodu/db'
import { conflict } from '../http/errors/api-error.ts'

/** What of a visit is changed: who comes, when, whether, and what came of it. */
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

/** What is written beside a visit and is no change of it: its revision stays, so nobody's change is refused as stale for it. */
type VisitMarks = {
  /** The family's word that nobody came, and that it was told: the office goes on with what it has open. */
  absent_reported_at?: string
  missing_told_at?: string
  /** The family's word that somebody is there bears out what the caretaker said; the code of the door does, too. */
  start_proof?: 'family' | 'code'
  end_proof?: 'code'
  updated_at?: string
  /** What the family says was wrong, and what was done about it. */
  remark?: string | null
  remark_at?: string | null
  remark_closed_at?: string | null
  remark_done?: string | null
  /** Forgotten with the family's account, by nobody's change. */
  reason?: null
  waive_reason?: null
  family_words?: null
  /** Free for a moment while visits change places; the change that follows in the same transaction counts. */
  caretaker_id?: null
}

const selectVisits = (tx: Tx) => tx.updateTable('visits')
type Visits = ReturnType<typeof selectVisits>
/** Which visits are meant, as conditions of the statement: what is not so any more is not changed. */
type Which = (visits: Visits) => Visits

/** Changes every visit that is meant, and raises its revision. @returns how many */
export async function updateVisits(tx: Tx, which: Which, changes: VisitChanges, at: Date): Promise<number> {
  const { numUpdatedRows } = await which(selectVisits(tx))
    .set((row) => ({ ...changes, revision: row('revision', '+', 1), updated_at: at.toISOString() }))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Changes one visit that still stands as it was checked, and raises its revision.
 * @throws ApiError 409 when somebody was faster
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

/** Writes something beside every visit that is meant; their revisions stay. @returns how many */
export async function markVisits(tx: Tx, which: Which, marks: VisitMarks): Promise<number> {
  const { numUpdatedRows } = await which(selectVisits(tx)).set(marks).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
