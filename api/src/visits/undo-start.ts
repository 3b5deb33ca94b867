import { newId } from '@thodu/db'
import type { z } from 'zod'
import { minuteMs } from '../contract/time.ts'
import type { missVisitSchema, Visit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { workOnVisit } from './complete-visits.ts'
import { updateVisit } from './schedule/update-visit.ts'

const undoWithin = 10 * minuteMs

/**
 * An admin reverts a start within 10 minutes; both events remain (rule VISIT-24).
 * @throws ApiError 404; 409 when it is not under way, or too late
 */
export const undoStart = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof missVisitSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    if (visit.status !== 'started') throw conflict('visit.not_started')
    const start = await tx
      .selectFrom('visit_events')
      .select(['id', 'received_at'])
      .where('visit_id', '=', id)
      .where('kind', '=', 'start')
      .where('withdrawn_of', 'is', null)
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!start || at.getTime() - Date.parse(start.received_at) > undoWithin) throw conflict('visit.started_long_ago')
    await updateVisit(tx, visit, { status: 'planned', started_min: null, start_proof: null }, at)
    const time = at.toISOString()
    await tx
      .insertInto('visit_events')
      .values({
        id: newId(at.getTime()),
        visit_id: id,
        kind: 'start',
        occurred_at: time,
        received_at: time,
        proof: 'office',
        reason: given.reason,
        client_event_id: newId(at.getTime()),
        by_account: caller.actor.id,
        withdrawn_of: start.id,
      })
      .execute()
    await auditVisit(tx, caller, visit, {
      action: 'STATUS_UPDATE',
      what: ': start undone',
      changes: [
        { field: 'visit', from: 'started', to: 'planned' },
        { field: 'reason', from: null, to: given.reason },
      ],
      at,
    })
  })
