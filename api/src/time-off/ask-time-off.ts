import { newId, type TimeOffRow, type Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import { findCaretaker } from '../bookings/verbs/assign-caretaker.ts'
import { texts } from '../contract/texts.ts'
import { dayMs, momentOf, toTime } from '../contract/time.ts'
import type { TimeOff } from '../contract/time-off/time-off.schema.ts'
import { formatDateTime } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { queueTeamMail } from '../mail/queue-mail.ts'
import { visitMails } from '../mail/visit-mails.ts'
import { clearTheWay } from './clear-the-way.ts'
import { longestRequest, splitTime } from './split-time.ts'
import { readTimeOff } from './time-off.queries.ts'

type Asked = { startsAt: string; endsAt: string; kind: TimeOffRow['kind']; reason: string }
type Span = { from: number; to: number }

/** Days in which a caretaker who fell ill may still say so, in ms. */
const lateness = dayMs

/** @throws ApiError 400 for an end before the beginning, more than 90 days, or days that are over */
function readSpan({ startsAt, endsAt }: Asked, earliest: Date): Span {
  const span = { from: momentOf(Date.parse(startsAt)), to: momentOf(Date.parse(endsAt)) }
  if (span.to <= span.from || span.to - span.from > longestRequest) throw wrongField('endsAt', texts.timeOff.wrongSpan)
  if (Date.parse(startsAt) < earliest.getTime()) throw wrongField('startsAt', texts.timeOff.notAhead)
  return span
}

/** @throws ApiError 409 when some of it is asked for or approved already */
async function refuseTwice(tx: Tx, caretaker: string, { from, to }: Span): Promise<void> {
  const there = await tx
    .selectFrom('time_off')
    .select('id')
    .where('caretaker_id', '=', caretaker)
    .where('status', 'in', ['requested', 'approved'])
    .where('starts_min', '<', to)
    .where('ends_min', '>', from)
    .limit(1)
    .executeTakeFirst()
  if (there) throw conflict('time_off.overlaps')
}

type Kept = Asked & { caretaker: string; span: Span; status: 'requested' | 'approved'; decidedBy: string | null }
/** Keeps a request, in as many rows as it takes. @returns the id of the first */
async function keep(tx: Tx, { caretaker, span, status, decidedBy, kind, reason }: Kept, at: Date): Promise<string> {
  const time = at.toISOString()
  const first = newId(at.getTime())
  const rows = splitTime(span).map(({ from, to }, index) => ({
    id: index === 0 ? first : newId(at.getTime()),
    part_of: index === 0 ? null : first,
    caretaker_id: caretaker,
    starts_min: from,
    ends_min: to,
    kind,
    status,
    reason,
    decided_by: decidedBy,
    decided_at: decidedBy === null ? null : time,
    created_at: time,
  }))
  await tx.insertInto('time_off').values(rows).execute()
  return first
}

/** "Time off from Jun 12, 2026, 9:00 AM to …": how audit rows name it. */
export const nameTimeOff = ({ from, to }: Span): string =>
  `Time off from ${formatDateTime(toTime(from))} to ${formatDateTime(toTime(to))}`

/**
 * A caretaker asks for days off; the office decides (rule DAY-7).
 * @throws ApiError 400 for days that are over, too many or none; 409 where there is time off already
 */
export const askTimeOff = (deps: Deps, caller: Caller, asked: Asked): Promise<TimeOff> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const caretaker = caller.actor.id
    const span = readSpan(asked, new Date(at.getTime() - lateness))
    if (span.to <= momentOf(at.getTime())) throw wrongField('endsAt', texts.timeOff.notAhead)
    await refuseTwice(tx, caretaker, span)
    const id = await keep(tx, { ...asked, caretaker, span, status: 'requested', decidedBy: null }, at)
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'STATUS_UPDATE',
      resourceType: 'caretaker',
      resourceId: caretaker,
      description: `${nameTimeOff(span)} asked for (${asked.kind})`,
      changes: [{ field: 'timeOff', from: null, to: 'requested' }],
      at,
    })
    const letter = visitMails.timeOffAsked(caller.actor.name, span, deps.config.publicUrl)
    await queueTeamMail(tx, deps.config, letter, at)
    return readTimeOff(tx, id)
  })

/** How long after the beginning the office may still enter it: sick leave is told of late. In ms. */
const officeLateness = 31 * dayMs

/**
 * The office enters time off: approved at once, with visits opened where that was asked for and the caretaker is ill (rule
 * DAY-8).
 * @throws ApiError 400; 409 where there is time off already, or visits stand
 */
export const enterTimeOff = (
  deps: Deps,
  caller: Caller,
  asked: Asked & { caretaker: string; openVisits: boolean },
): Promise<TimeOff> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const caretaker = await findCaretaker(tx, asked.caretaker)
    const span = readSpan(asked, new Date(at.getTime() - officeLateness))
    await refuseTwice(tx, caretaker.id, span)
    const time = { caretaker_id: caretaker.id, starts_min: span.from, ends_min: span.to, kind: asked.kind }
    await clearTheWay(tx, caller, { ...time, caretaker_name: caretaker.name, opens: asked.openVisits }, at)
    const status = { status: 'approved', decidedBy: caller.actor.id } as const
    const id = await keep(tx, { ...asked, caretaker: caretaker.id, span, ...status }, at)
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'STATUS_UPDATE',
      resourceType: 'caretaker',
      resourceId: caretaker.id,
      description: `${nameTimeOff(span)} of ${caretaker.name} entered (${asked.kind})`,
      changes: [{ field: 'timeOff', from: null, to: 'approved' }],
      at,
    })
    return readTimeOff(tx, id)
  })
