import { newId, type TimeOffRow, type Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import { findCaretaker } from '../bookings/verbs/assign-caretaker.ts'
import { texts } from '../contract/texts.ts'
import { dayMs, momentOf, toTime } from '../contract/time.ts'
import type { EnteredTimeOff, TimeOff } from '../contract/time-off/time-off.schema.ts'
import { formatDateTime } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { queueTeamMail } from '../mail/queue-mail.ts'
import { visitMails } from '../mail/visit-mails.ts'
import { describeChoice } from '../suggestions/suggest-caretakers.ts'
import { clearTheWay } from './clear-the-way.ts'
import { giveSubstitutes, type Substitute } from './give-substitutes.ts'
import { longestRequest, splitTime } from './split-time.ts'
import { endOfWork, readTimeOff } from './time-off.queries.ts'

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
    const letter = visitMails.timeOffAsked(caller.actor.name, span, deps.config.office)
    await queueTeamMail(tx, deps.config, letter, at)
    return readTimeOff(tx, id)
  })

/** How long after the beginning the office may still enter it: sick leave is told of late. In ms. */
const officeLateness = 31 * dayMs

type Entered = Asked & { caretaker: string; openVisits: boolean; substitutes: readonly Omit<Substitute, 'choice'>[] }

/**
 * The office enters time off, approved at once. Its visits go to the given substitutes; the others of a caretaker who is ill
 * may be opened. A visit under way stays, and the time off begins when it ends (rule DAY-8).
 * @throws ApiError 400; 409 where there is time off already, visits stand, or a substitute cannot be sent
 */
export async function enterTimeOff(deps: Deps, caller: Caller, asked: Entered): Promise<EnteredTimeOff> {
  const substitutes: Substitute[] = []
  for (const { visit, caretaker } of asked.substitutes) {
    const choice = await describeChoice(deps, caller, { visitId: visit }, caretaker)
    substitutes.push({ visit, caretaker, choice })
  }
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const caretaker = await findCaretaker(tx, asked.caretaker)
    const wanted = readSpan(asked, new Date(at.getTime() - officeLateness))
    const from = await endOfWork(tx, { caretaker: caretaker.id, ...wanted }, momentOf(at))
    // Nothing is left of a time that ends while the caretaker is at work.
    const span = from < wanted.to ? { from, to: wanted.to } : wanted
    await refuseTwice(tx, caretaker.id, span)
    const absence = { caretaker_id: caretaker.id, starts_min: span.from, ends_min: span.to }
    const warnings = await giveSubstitutes(tx, deps, caller, { absence, substitutes }, at)
    const time = { ...absence, kind: asked.kind, caretaker_name: caretaker.name, opens: asked.openVisits }
    await clearTheWay(tx, caller, time, at)
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
    return { ...(await readTimeOff(tx, id)), ...(warnings.length > 0 && { warnings }) }
  })
}
