import { newId, type TimeOffRow, type Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { findCaretaker } from '../../bookings/assign-caretaker.ts'
import { texts } from '../../contract/texts.ts'
import { dayMs, momentOf } from '../../contract/time.ts'
import type { EnteredTimeOff, TimeOff } from '../../contract/time-off/time-off.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, wrongField } from '../../http/errors/api-error.ts'
import { queueTeamMail } from '../../mail/queue-mail.ts'
import { visitMails } from '../../mail/visit-mails.ts'
import { assignSubstitutes, findChoices, type GivenSubstitute } from './assign-substitutes.ts'
import { releaseConflictingVisits } from './release-conflicting-visits.ts'
import { nameTimeOff } from './set-status.ts'
import { longestRequest, splitTime } from './split-time.ts'
import { endOfWork, findVisitsIn, readTimeOff } from './time-off.queries.ts'
import { rememberAbsence } from './undo-time-off.ts'

type TimeOffInput = { startsAt: string; endsAt: string; kind: TimeOffRow['kind']; reason: string }
type Span = { from: number; to: number }

/** A caretaker may request time off this long after its start, in ms, for example when ill. */
const lateness = dayMs

/** @throws ApiError 400 for an end before the beginning, more than 90 days, or a start too long ago */
function readSpan({ startsAt, endsAt }: TimeOffInput, earliest: Date): Span {
  const span = { from: momentOf(Date.parse(startsAt)), to: momentOf(Date.parse(endsAt)) }
  if (span.to <= span.from || span.to - span.from > longestRequest) throw wrongField('endsAt', texts.timeOff.wrongSpan)
  if (Date.parse(startsAt) < earliest.getTime()) throw wrongField('startsAt', texts.timeOff.notAhead)
  return span
}

/** @throws ApiError 409 when part of it is requested or approved already */
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

type Stored = TimeOffInput & {
  caretaker: string
  span: Span
  status: 'requested' | 'approved'
  decidedBy: string | null
}
/** Stores a request in one or more rows. @returns the id of the first */
async function keep(tx: Tx, { caretaker, span, status, decidedBy, kind, reason }: Stored, at: Date): Promise<string> {
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

/**
 * A caretaker requests time off, and an admin decides (rule DAY-7).
 * @throws ApiError 400 for past, too many or no days; 409 when it overlaps other time off
 */
export const requestTimeOff = (deps: Deps, caller: Caller, asked: TimeOffInput): Promise<TimeOff> =>
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
      description: `${nameTimeOff(span)} requested (${asked.kind})`,
      changes: [{ field: 'timeOff', from: null, to: 'requested' }],
      at,
    })
    const letter = visitMails.timeOffAsked(caller.actor.name, span, deps.config.office)
    await queueTeamMail(tx, deps.config, letter, at)
    return readTimeOff(tx, id)
  })

/** An admin may enter time off this long after its start, in ms, because sick leave is reported late. */
const officeLateness = 31 * dayMs

type Entered = TimeOffInput & {
  caretaker: string
  openVisits: boolean
  substitutes: readonly GivenSubstitute[]
}

/**
 * An admin enters approved time off. Its visits go to the given substitutes; others are unassigned if `openVisits` is set.
 * Time off begins after a visit under way (rule DAY-8). The admin can undo all of it (rule DAY-26).
 * @throws ApiError 400; 409 when it overlaps other time off, visits remain, or a substitute cannot be sent
 */
export async function enterTimeOff(deps: Deps, caller: Caller, asked: Entered): Promise<EnteredTimeOff> {
  const substitutes = await findChoices(deps, caller, asked.substitutes)
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const caretaker = await findCaretaker(tx, asked.caretaker)
    const wanted = readSpan(asked, new Date(at.getTime() - officeLateness))
    const from = await endOfWork(tx, { caretaker: caretaker.id, ...wanted }, momentOf(at))
    // Time off that ends during a visit under way has no remaining span.
    const span = from < wanted.to ? { from, to: wanted.to } : wanted
    await refuseTwice(tx, caretaker.id, span)
    const absence = { caretaker_id: caretaker.id, starts_min: span.from, ends_min: span.to }
    const visits = await findVisitsIn(tx, absence)
    const warnings = await assignSubstitutes(tx, deps, caller, { absent: caretaker.id, visits, substitutes }, at)
    const time = { ...absence, caretaker_name: caretaker.name, opens: asked.openVisits }
    await releaseConflictingVisits(tx, caller, time, at)
    const status = { status: 'approved', decidedBy: caller.actor.id } as const
    const id = await keep(tx, { ...asked, caretaker: caretaker.id, span, ...status }, at)
    await rememberAbsence(tx, caller, { id, visits }, at)
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'STATUS_UPDATE',
      resourceType: 'caretaker',
      resourceId: caretaker.id,
      description: `${nameTimeOff(span)} of ${caretaker.name} recorded (${asked.kind})`,
      changes: [{ field: 'timeOff', from: null, to: 'approved' }],
      at,
    })
    return { ...(await readTimeOff(tx, id)), ...(warnings.length > 0 && { warnings }) }
  })
}
