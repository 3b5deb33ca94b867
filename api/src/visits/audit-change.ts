import type { Tx } from '@thodu/db'
import { toTime } from '../contract/time.ts'
import type { Visitor } from '../http/caller.ts'
import type { Choice } from '../http/ports.ts'
import { auditChecks, type Unchecked } from '../suggestions/missing-checks.ts'
import { auditChoice } from '../suggestions/suggest-caretakers.ts'
import { auditVisit } from './audit-visit.ts'
import { findSendable } from './schedule/caretakers.queries.ts'
import type { StoredVisit } from './visits.queries.ts'

type VisitChange = {
  before: StoredVisit
  after: StoredVisit
  reason: string | undefined
  choice: Choice | undefined
  unchecked: readonly Unchecked[]
}

/** Writes separate rows for caretaker and time (rule AUD-5). */
export async function auditChange(
  tx: Tx,
  caller: Visitor,
  { before, after, reason, choice, unchecked }: VisitChange,
  at: Date,
): Promise<void> {
  if (before.caretaker_id !== after.caretaker_id) {
    const people = await findSendable(
      tx,
      [before.caretaker_id, after.caretaker_id].filter((id) => id !== null),
    )
    const nameOf = (id: string | null) => (id === null ? null : { _id: id, name: people.get(id)?.name ?? '' })
    await auditVisit(tx, caller, before, {
      action: after.caretaker_id === null ? 'CARETAKER_UNASSIGNED' : 'CARETAKER_ASSIGNED',
      what:
        after.caretaker_id === null ? ': caretaker unassigned' : `: ${nameOf(after.caretaker_id)?.name ?? ''} assigned`,
      changes: [
        { field: 'visitStartsAt', from: null, to: toTime(before.starts_min) },
        { field: 'visitCaretaker', from: nameOf(before.caretaker_id), to: nameOf(after.caretaker_id) },
        ...auditChoice(choice),
        ...auditChecks(unchecked, reason),
      ],
      at,
    })
  }
  if (before.starts_min !== after.starts_min || before.ends_min !== after.ends_min)
    await auditVisit(tx, caller, before, {
      action: 'BOOKING_UPDATED',
      what: ' moved',
      changes: [
        { field: 'startsAt', from: toTime(before.starts_min), to: toTime(after.starts_min) },
        { field: 'endsAt', from: toTime(before.ends_min), to: toTime(after.ends_min) },
        ...auditChecks([], reason),
      ],
      at,
    })
}
