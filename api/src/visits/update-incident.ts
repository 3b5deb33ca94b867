import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { texts } from '../contract/texts.ts'
import type { updatedIncidentSchema, updateIncidentSchema } from '../contract/visits/incidents.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound, wrongField } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { readIncidents } from './incidents.queries.ts'
import { findVisit } from './visits.queries.ts'

type UpdatedIncident = z.output<typeof updatedIncidentSchema>
type Input = z.output<typeof updateIncidentSchema>

const columns = ['id', 'visit_id', 'status', 'office_note', 'seen_by', 'told_family_at'] as const
const findIncident = async (tx: Tx, id: string) => {
  const row = await tx.selectFrom('visit_troubles').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
type Stored = Awaited<ReturnType<typeof findIncident>>

/** @returns changed columns only */
function changesOf(stored: Stored, given: Input, by: string, time: string) {
  const { status = stored.status, note = stored.office_note } = given
  const isWork = given.status !== undefined || given.note !== undefined
  if (isWork && stored.status === 'closed') throw conflict('visit.nothing_wrong')
  if (status === 'closed' && note === null) throw wrongField('note', texts.visit.whatWasDone)
  return {
    ...(status === stored.status ? {} : { status }),
    ...(status === 'seen' && stored.seen_by === null ? { seen_by: by } : {}),
    ...(status === 'closed' && stored.status !== 'closed' ? { closed_by: by, closed_at: time } : {}),
    ...(note === stored.office_note ? {} : { office_note: note }),
    ...(given.toldFamily && stored.told_family_at === null ? { told_family_at: time } : {}),
  }
}

/** The audit log contains no text. */
function auditOf(stored: Stored, changes: ReturnType<typeof changesOf>): AuditChange[] {
  const { status, office_note, told_family_at: told } = changes
  const isNoted = status === undefined && office_note !== undefined
  return [
    ...(status === undefined && !isNoted
      ? []
      : [{ field: 'trouble', from: stored.status, to: status ?? stored.status }]),
    ...(told === undefined ? [] : [{ field: 'troubleToldAt', from: null, to: told }]),
  ]
}

/**
 * An admin reads an incident, adds a note, closes it, or records that the family was informed (rule DAY-23).
 * @throws ApiError 400 when it is closed without a note; 404; 409 when it was closed before
 */
export const updateIncident = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: Input },
): Promise<UpdatedIncident> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const stored = await findIncident(tx, id)
    const visit = await findVisit(tx, stored.visit_id, 'office')
    const changes = changesOf(stored, given, caller.actor.id, at.toISOString())
    if (Object.keys(changes).length > 0) {
      await tx.updateTable('visit_troubles').set(changes).where('id', '=', id).execute()
      await auditVisit(tx, caller, visit, {
        action: 'STATUS_UPDATE',
        what: changes.status === 'closed' ? ': incident closed' : ': incident updated',
        changes: auditOf(stored, changes),
        at,
      })
    }
    const trouble = (await readIncidents(tx, [visit.id])).get(visit.id)?.find(({ _id }) => _id === id)
    if (!trouble) throw notFound()
    return { ...trouble, visit: visit.id, booking: visit.booking_id }
  })
