import { isOneOf, type Tx } from '@thodu/db'
import { dayMinutes, toTime } from '../../contract/time.ts'
import type { TimeOff } from '../../contract/time-off/time-off.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { withdrawMails } from '../../mail/queue-mail.ts'
import { rememberUndo, takeUndos, undoFor } from '../../undo/undo.ts'
import { auditVisit } from '../audit-visit.ts'
import { updateVisit } from '../schedule/update-visit.ts'
import { findVisit } from '../visits.queries.ts'
import { setStatus } from './set-status.ts'
import { findTimeOff, readTimeOff, type TimeOffRequest, type VisitInTheWay } from './time-off.queries.ts'

/** Mails of an absence wait until it can no longer be undone, so that families and caretakers learn only what stands. */
export const mailAfterUndo = (at: Date): Date => new Date(at.getTime() + undoFor + 15_000)

/** Visits of one booking before the absence; their caretaker was the absent one. */
type VisitsBefore = { timeOff: string; visits: { _id: string; editedAt: string | null }[] }

const reopened = { status: 'requested', decidedBy: null } as const

/** Stores the planned visits of an absence as they were, one row for each booking, in the transaction of the absence. */
export async function rememberAbsence(
  tx: Tx,
  caller: Caller,
  { id, visits }: { id: string; visits: readonly VisitInTheWay[] },
  at: Date,
): Promise<void> {
  for (const [booking, own] of Map.groupBy(visits, ({ booking_id }) => booking_id)) {
    const before: VisitsBefore = {
      timeOff: id,
      visits: own.map((visit) => ({ _id: visit.id, editedAt: visit.edited_at })),
    }
    await rememberUndo(tx, caller, { type: 'booking', id: booking }, before, at)
  }
}

/** Finds the visits that the absence changed and no later change touched. */
const selectUntouched = (tx: Tx, madeAt: string, ids: readonly string[]) =>
  tx
    .selectFrom('visits')
    .select(['id', 'revision', 'status'])
    .where(isOneOf('id', [...ids]))
    .where('status', '=', 'planned')
    .where('edited_at', '=', madeAt)
    .where('updated_at', '=', madeAt)
    .execute()

/** Counts the visits that the absence changed; fewer than stored, or more, means a later change. */
async function countChanged(tx: Tx, madeAt: string, { starts_min, ends_min }: TimeOffRequest): Promise<number> {
  const { visits } = await tx
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<number | string>().as('visits'))
    .where('edited_at', '=', madeAt)
    .where('starts_min', '>', starts_min - dayMinutes)
    .where('starts_min', '<', ends_min)
    .executeTakeFirstOrThrow()
  return Number(visits)
}

/**
 * Undoes an absence that the caller entered or approved: it is withdrawn, or requested as before, its visits return to the
 * caretaker, and its mails are not sent (rule DAY-26).
 * @throws ApiError 404; 409 when another admin decided it, it is too late, or it or a visit has changed since
 */
export const undoTimeOff = (deps: Deps, caller: Caller, { id }: { id: string }): Promise<TimeOff> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const request = await findTimeOff(tx, id)
    const { decided_at: madeAt, caretaker_id, caretaker_name } = request
    const isOwn = request.decided_by === caller.actor.id
    if (!isOwn || request.status !== 'approved' || madeAt === null) throw conflict('undo.nothing')
    const wasRequested = request.created_at !== madeAt
    const undos = await takeUndos<VisitsBefore>(tx, caller, { type: 'booking', madeAt }, at)
    const before = undos.filter(({ timeOff }) => timeOff === id).flatMap(({ visits }) => visits)
    const untouched = new Map(
      (
        await selectUntouched(
          tx,
          madeAt,
          before.map(({ _id }) => _id),
        )
      ).map((visit) => [visit.id, visit]),
    )
    if ((await countChanged(tx, madeAt, request)) !== before.length) throw conflict('undo.changed_since')
    await setStatus(tx, caller, request, wasRequested ? reopened : { status: 'withdrawn', decidedBy: undefined }, at)
    const bookings: string[] = []
    for (const { _id, editedAt } of before) {
      const visit = untouched.get(_id)
      if (!visit) throw conflict('undo.changed_since')
      const stored = await findVisit(tx, _id, 'office')
      bookings.push(stored.booking_id)
      await updateVisit(tx, visit, { caretaker_id, edited_at: editedAt }, at)
      await auditVisit(tx, caller, stored, {
        action: 'CARETAKER_ASSIGNED',
        what: `: absence undone, ${caretaker_name} assigned again`,
        changes: [
          { field: 'visitStartsAt', from: null, to: toTime(stored.starts_min) },
          { field: 'visitCaretaker', from: null, to: { _id: caretaker_id, name: caretaker_name } },
        ],
        at,
      })
    }
    const mailAt = mailAfterUndo(new Date(madeAt)).toISOString()
    await withdrawMails(tx, { bookings, account: caretaker_id, at: madeAt, mailAt })
    return readTimeOff(tx, id)
  })
