import { newId, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { minuteMs, momentOf, toTime } from '../contract/time.ts'
import type { ownIncidentSchema, reportIncidentSchema } from '../contract/visits/incidents.schema.ts'
import type { Caller } from '../http/caller.ts'
import { momentOnServer } from '../http/entry-time.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { whyIncidentRefused } from './change-rules.ts'
import { notifyTeamOfIncident } from './notify-team.ts'
import { findVisit } from './visits.queries.ts'

type Input = { id: string; given: z.output<typeof reportIncidentSchema> }
type OwnIncident = z.output<typeof ownIncidentSchema>

const findSaid = (tx: Tx, clientEventId: string) =>
  tx
    .selectFrom('visit_troubles')
    .select(['visit_id', 'kind', 'by_account', 'occurred_at'])
    .where('client_event_id', '=', clientEventId)
    .executeTakeFirst()

/** Plans a mail at once, or one at the end of the minute after another mail, for all incidents of that minute. */
async function planMail(tx: Tx, at: Date): Promise<{ mailAt: Date; isPlanned: boolean }> {
  const inMinutes = (count: number) => new Date(at.getTime() + count * minuteMs)
  const last = await tx
    .selectFrom('visit_troubles')
    .select('mailed_at')
    .where('mailed_at', '>', inMinutes(-1).toISOString())
    // A time far ahead comes from a wrong clock.
    .where('mailed_at', '<=', inMinutes(1).toISOString())
    .orderBy('mailed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return { mailAt: at, isPlanned: false }
  const mailed = new Date(last.mailed_at)
  return mailed > at
    ? { mailAt: mailed, isPlanned: true }
    : { mailAt: new Date(mailed.getTime() + minuteMs), isPlanned: false }
}

/**
 * The minute of an incident. When a phone's time is ahead or does not fit the visit, the time of arrival counts.
 * @throws ApiError 409 when that does not fit either
 */
function minuteOfIncident(visit: Parameters<typeof whyIncidentRefused>[0], given: Input['given'], at: Date): number {
  const now = momentOf(at)
  const pressed = momentOf(momentOnServer(given, at))
  if (pressed <= now && whyIncidentRefused(visit, pressed) === undefined) return pressed
  const why = whyIncidentRefused(visit, now)
  if (why !== undefined) throw conflict(why)
  return now
}

/**
 * A caretaker reports an incident; the team is notified at once (rule DAY-23). The audit log contains neither type nor
 * text.
 * @returns the incident, and whether it is new
 * @throws ApiError 404; 409 too long before or after the visit, or when the id belongs to another incident
 */
export const reportIncident = (
  deps: Deps,
  caller: Caller,
  { id, given }: Input,
): Promise<{ isNews: boolean; trouble: OwnIncident }> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const said = await findSaid(tx, given.clientEventId)
    // This also applies when another caretaker has the visit meanwhile.
    if (said?.by_account === caller.actor.id && said.visit_id === id && said.kind === given.kind)
      return { isNews: false, trouble: { kind: said.kind, occurredAt: said.occurred_at } }
    const visit = await findVisit(tx, id, { caretaker: caller.actor.id })
    if (said) throw conflict('request.conflict')
    const trouble = { kind: given.kind, occurredAt: toTime(minuteOfIncident(visit, given, at)) }
    const { mailAt, isPlanned } = await planMail(tx, at)
    await tx
      .insertInto('visit_troubles')
      .values({
        id: newId(at.getTime()),
        visit_id: id,
        kind: given.kind,
        text: given.text || null,
        occurred_at: trouble.occurredAt,
        by_account: caller.actor.id,
        client_event_id: given.clientEventId,
        status: 'new',
        mailed_at: mailAt.toISOString(),
        created_at: at.toISOString(),
      })
      .execute()
    await auditVisit(tx, caller, visit, {
      action: 'STATUS_UPDATE',
      what: ': incident reported',
      changes: [{ field: 'trouble', from: null, to: 'new' }],
      at,
    })
    if (!isPlanned) await notifyTeamOfIncident(tx, deps.config, id, { at, mailAt })
    return { isNews: true, trouble }
  })
