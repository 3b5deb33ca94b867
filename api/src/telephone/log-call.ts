import { isUniqueViolation, newId, type Reader, type Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { CallRecord, CreateCall } from '../contract/telephone/telephone.schema.ts'
import { texts } from '../contract/texts.ts'
import { dayInCity, dayMs } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict } from '../http/errors/api-error.ts'
import type { SheetItem } from './items/sheet-item.ts'
import { isInCallHours } from './next-try.ts'
import { findCalled } from './open-card.ts'
import { settleItem } from './settle-item.ts'

/** The latest next call, in ms ahead. */
const furthest = 60 * dayMs

async function findCall(db: Reader, clientCallId: string): Promise<CallRecord | undefined> {
  const row = await db
    .selectFrom('calls')
    .innerJoin('accounts', 'accounts.id', 'calls.by_id')
    .selectAll('calls')
    .select('accounts.name as by_name')
    .where('client_call_id', '=', clientCallId)
    .executeTakeFirst()
  if (!row) return undefined
  const items = await db
    .selectFrom('call_items')
    .select(['subject_type', 'subject_id'])
    .where('call_id', '=', row.id)
    .execute()
  return {
    _id: row.id,
    direction: row.direction,
    outcome: row.outcome,
    note: row.note,
    nextTryAt: row.next_try_at,
    items: items.map(({ subject_type: type, subject_id: _id }) => ({ type, _id })),
    by: { _id: row.by_id, name: row.by_name },
    createdAt: row.created_at,
  }
}

/** @throws ApiError 400 for a time that is past, outside of call hours, or too far ahead */
function checkNextTry(nextTryAt: string | undefined, now: Date): void {
  if (nextTryAt === undefined) return
  const ahead = Date.parse(nextTryAt) - now.getTime()
  if (ahead <= 0 || ahead > furthest || !isInCallHours(new Date(nextTryAt)))
    throw badRequest('call.time_wrong', { nextTryAt: texts.calls.timeWrong })
}

/** A booking's history finds its calls by code. */
function listBookingCodes(items: readonly SheetItem[]): string {
  const codes = new Set(items.filter(({ bookingId }) => bookingId !== null).map(({ label }) => label))
  return codes.size === 0 ? '' : `: booking ${[...codes].join(', booking ')}`
}

async function saveCall(tx: Tx, deps: Deps, caller: Caller, given: CreateCall): Promise<void> {
  const at = deps.now()
  checkNextTry(given.nextTryAt, at)
  const { number, items: listed } = await findCalled(tx, deps.config, given, at)
  const items = given.items.map(({ type, _id }) => listed.find((item) => item.type === type && item.id === _id))
  const found = items.filter((item) => item !== undefined)
  if (found.length < items.length) throw conflict('call.item_gone')
  const nextTryAt = given.outcome === 'call-again' ? given.nextTryAt : undefined
  const id = newId(at.getTime())
  await tx
    .insertInto('calls')
    .values({
      id,
      phone10: number,
      direction: given.direction ?? 'out',
      outcome: given.outcome,
      note: given.note || null,
      next_try_at: nextTryAt ?? null,
      by_id: caller.actor.id,
      client_call_id: given.clientCallId,
      day: dayInCity(at),
      created_at: at.toISOString(),
    })
    .execute()
  if (found.length > 0)
    await tx
      .insertInto('call_items')
      .values(found.map((item) => ({ call_id: id, subject_type: item.type, subject_id: item.id })))
      .execute()
  for (const item of found) await settleItem(tx, caller, item, { outcome: given.outcome, nextTryAt, at })
  await tx.deleteFrom('call_claims').where('phone10', '=', number).execute()
  await writeAudit(tx, {
    performer: caller.performer,
    action: 'STATUS_UPDATE',
    resourceType: 'user',
    resourceId: found[0]?.accountId ?? id,
    description: `Call ${given.direction === 'in' ? 'received' : 'made'}: ${given.outcome}, about ${found.length} ${found.length === 1 ? 'item' : 'items'}${listBookingCodes(found)}`,
    at,
  })
}

/**
 * Records a call with its consequences (rule CALL-4), once per `clientCallId`.
 * @throws ApiError 400; 404 for an unknown key; 409 when an item no longer belongs to the family
 */
export async function logCall(deps: Deps, caller: Caller, given: CreateCall) {
  const save = () =>
    deps.database.write(async (tx) => {
      const known = await findCall(tx, given.clientCallId)
      if (known) return { call: known, created: false }
      await saveCall(tx, deps, caller, given)
      const call = await findCall(tx, given.clientCallId)
      if (!call) throw conflict('request.conflict')
      return { call, created: true }
    })
  return save().catch((error: unknown) => {
    if (isUniqueViolation(error, 'client_call_id')) return save()
    throw error
  })
}
