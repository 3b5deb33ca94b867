import type { z } from 'zod'
import type { confirmChangesSchema } from '../contract/schedule-changes/schedule-changes.schema.ts'
import { momentOf } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { auditVisit } from '../visits/audit-visit.ts'
import { listOpenChanges, type OpenChange, type OwnChanges, readOwnChanges } from './schedule-changes.queries.ts'

type Seen = z.output<typeof confirmChangesSchema>['changes'][number]

const isAsSeen = (change: OpenChange, seen: Seen): boolean =>
  change.visitId === seen.visitId &&
  change.kind === seen.kind &&
  momentOf(change.startsAt) === momentOf(seen.startsAt) &&
  momentOf(change.endsAt) === momentOf(seen.endsAt)

const whatOf = { new: 'the new visit', moved: 'the new time', cancelled: 'the cancelled visit' } as const

/**
 * The caretaker confirms changes as they read them; a repeated confirmation changes nothing (rule VISIT-29).
 * @returns the changes that are still open
 */
export const confirmChanges = (deps: Deps, caller: Caller, seen: readonly Seen[]): Promise<OwnChanges> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const caretaker = caller.actor.id
    const open = await listOpenChanges(tx, at, caretaker)
    const confirmed = open.filter((change) => seen.some((one) => isAsSeen(change, one)))
    for (const change of confirmed) {
      const known = change.isComing
        ? { known_from: momentOf(change.startsAt), known_until: momentOf(change.endsAt) }
        : { known_from: null, known_until: null }
      await tx
        .updateTable('schedule_changes')
        .set({ ...known, confirmed_at: at.toISOString() })
        .where('visit_id', '=', change.visitId)
        .where('caretaker_id', '=', caretaker)
        .execute()
      const visit = {
        booking_id: change.booking,
        booking_code: change.bookingId,
        starts_min: momentOf(change.startsAt),
      }
      const what = `: the caretaker confirmed ${whatOf[change.kind]}`
      await auditVisit(tx, caller, visit, { action: 'STATUS_UPDATE', what, changes: [], at })
    }
    return readOwnChanges(tx, at, caller)
  })
