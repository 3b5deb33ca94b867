import type { VisitRow } from '@thodu/db'
import type { visitNeeds } from '../../contract/visits/visit-parts.ts'

export type VisitNeed = (typeof visitNeeds)[number]

/** A visit without a recorded start is late this many minutes after its planned start. The family may then report it. */
export const lateAfter = 15
/** A caretaker without a recorded start counts as absent this many minutes after the planned start. */
const absentAfter = 30
/** A visit is due from this many minutes before its planned start. */
const soon = 60

type Facts = Pick<
  VisitRow,
  'status' | 'starts_min' | 'caretaker_id' | 'absent_reported_at' | 'start_proof' | 'end_proof'
>

/**
 * Returns whether a visit is confirmed. If the family or a door code confirmed the start, the whole visit is confirmed.
 * Otherwise both the start and the end need a proof (rule VISIT-16).
 */
export const isProved = ({ start_proof, end_proof }: Pick<VisitRow, 'start_proof' | 'end_proof'>): boolean =>
  start_proof === 'family' || start_proof === 'code' || (start_proof !== 'none' && end_proof !== 'none')

/**
 * Returns whether the caretaker recorded a start that nothing confirms, while the family reported that the caretaker is absent
 * (rule VISIT-21).
 */
export const isDisputed = ({
  status,
  start_proof,
  absent_reported_at,
}: Pick<VisitRow, 'status' | 'start_proof' | 'absent_reported_at'>): boolean =>
  status === 'started' && start_proof === 'none' && absent_reported_at !== null

/** Finds the most urgent need of a visit (rule VISIT-16). @param now minutes since 1970 */
export function needOf(visit: Facts, now: number): VisitNeed {
  const { status, starts_min } = visit
  if (status === 'started') return isDisputed(visit) ? 'absent' : 'started'
  if (status === 'done') return isProved(visit) ? 'over' : 'unproved'
  if (status !== 'planned') return 'over'
  if (visit.caretaker_id === null) return now >= starts_min ? 'unassigned' : 'open'
  if (visit.absent_reported_at !== null || now >= starts_min + absentAfter) return 'absent'
  if (now >= starts_min + lateAfter) return 'late'
  return now >= starts_min - soon ? 'due' : 'planned'
}
