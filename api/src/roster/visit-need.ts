import type { VisitRow } from '@thodu/db'
import type { visitNeeds } from '../contract/visits/visit-parts.ts'

export type VisitNeed = (typeof visitNeeds)[number]

/** A visit without a start is late after this time, in minutes. Families may report it from then on. */
export const lateAfter = 15
/** The caretaker counts as absent after this time, in minutes. */
const absentAfter = 30
/** A visit is due this many minutes before its start. */
const soon = 60

type Facts = Pick<
  VisitRow,
  'status' | 'starts_min' | 'caretaker_id' | 'absent_reported_at' | 'start_proof' | 'end_proof'
>

/**
 * A confirmation or a door code of the family confirms the whole visit. Otherwise both ends need a proof (rule
 * VISIT-16).
 */
export const isProved = ({ start_proof, end_proof }: Pick<VisitRow, 'start_proof' | 'end_proof'>): boolean =>
  start_proof === 'family' || start_proof === 'code' || (start_proof !== 'none' && end_proof !== 'none')

/** A start was pressed, but the family reports an absent caretaker and nothing confirms the start (rule VISIT-21). */
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
