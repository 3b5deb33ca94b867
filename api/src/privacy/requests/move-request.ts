import type { PrivacyRequestRow, Tx } from '@thodu/db'
import type { z } from 'zod'
import { listChanges, writeAudit } from '../../audit/write-audit.ts'
import type { AuditAction } from '../../contract/audit/audit-actions.ts'
import type { decidePrivacyRequestSchema } from '../../contract/privacy/requests.schema.ts'
import { dayInCity } from '../../contract/time.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import { privacyRequestMails } from '../../mail/privacy/privacy-request-mails.ts'
import { appendErased } from '../../operations/erasure-list.ts'
import { restrict } from '../retention/restrict-family.ts'
import { notifyFamily } from './notify-family.ts'
import { notifyRequester } from './notify-requester.ts'

type Input = z.output<typeof decidePrivacyRequestSchema>

/**
 * Returns the signed-in account, else the family that the office found. For a patient of another person's booking it is stored
 * separately, so that the family cannot read the request.
 * @throws ApiError 409
 */
async function readFamily(tx: Tx, before: PrivacyRequestRow, family: Input['family']) {
  const { account_id, family_id } = before
  if (family === undefined || before.proof === 'sign-in') return { account_id, family_id }
  const found = await findFamily(tx, family)
  return before.by_patient === 1 ? { account_id, family_id: found } : { account_id: found, family_id }
}

/** Finds a family account. @throws ApiError 409 if there is none */
export async function findFamily(tx: Tx, family: string | null): Promise<string | null> {
  if (family === null) return null
  const found = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', family)
    .where('role', '=', 'user')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw conflict('privacy.unknown_family')
  return found.id
}

/** The proof is the sign-in, or the office's entry. */
function readProof(before: PrivacyRequestRow, proof: Input['proof'], at: string) {
  if (before.proof === 'sign-in' || proof === undefined || proof === before.proof)
    return { proof: before.proof, proven_at: before.proven_at }
  return { proof, proven_at: at }
}

/** A refusal is answered with its reason. */
const readAnswer = (before: PrivacyRequestRow, { status, answer, reason }: Input): string | null =>
  status === 'refused' ? (reason ?? null) : answer === undefined ? before.answer : answer || null

const corrections: readonly AuditAction[] = ['PATIENT_DETAILS_UPDATED', 'BOOKING_UPDATED', 'USER_MANAGEMENT']

/** Finds the newest audit row in which an admin changed the family's data; null if there is none. */
async function findCorrection(tx: Tx, accountId: string | null, since: string): Promise<string | null> {
  if (accountId === null) return null
  const bookings = await tx.selectFrom('bookings').select('id').where('user_id', '=', accountId).execute()
  const row = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('resource_id', 'in', [accountId, ...bookings.map(({ id }) => id)])
    .where('action', 'in', corrections)
    .where('user_role', '=', 'admin')
    .where('status', '=', 'success')
    .where('created_at', '>=', since)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

async function readMove(tx: Tx, caller: Caller, before: PrivacyRequestRow, given: Input, now: Date) {
  const at = now.toISOString()
  const isDecided = given.status === 'done' || given.status === 'refused'
  const family = await readFamily(tx, before, given.family)
  const known = readProof(before, given.proof, at)
  // A refusal is possible without proof.
  if (given.status === 'done' && known.proof === null) throw conflict('privacy.not_proven')
  const isCorrected = before.kind === 'correction' && given.status === 'done'
  return {
    status: given.status,
    ...family,
    ...known,
    acknowledged_at: before.acknowledged_at ?? at,
    decided_at: isDecided ? at : null,
    answer: readAnswer(before, given),
    next_due_at: before.due_at,
    next_alert_at: isDecided ? null : before.next_alert_at,
    corrected_by: isCorrected
      ? await findCorrection(tx, family.account_id ?? family.family_id, before.created_at)
      : null,
    by_id: caller.actor.id,
  }
}

const shown = ({ status, proof, account_id, family_id }: PrivacyRequestRow) => ({
  status,
  proof,
  family: account_id ?? family_id,
})

/**
 * A patient of another person's booking, or a person without an account, has no account to close; the office erases their data
 * by hand.
 */
const findErasedFamily = ({ kind, status, account_id, by_patient }: PrivacyRequestRow): string | null =>
  kind === 'erasure' && status === 'done' && by_patient === 0 ? account_id : null

/**
 * Acknowledges, asks back, answers or refuses a request (rule PRIV-R4). A decision is final. The asker gets a mail; the audit
 * log contains no texts. A completed erasure closes the family in the same transaction.
 * @throws ApiError 404; 409 if it is decided, completed without proof, or an erasure while the family has an open booking or
 * unsettled money
 */
export async function advancePrivacyRequest(deps: Deps, caller: Caller, id: string, given: Input): Promise<void> {
  const now = deps.now()
  const closed = await deps.database.write(async (tx) => {
    const before = await tx.selectFrom('privacy_requests').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before) throw notFound()
    if (before.decided_at !== null) throw conflict('privacy.decided')
    const move = await readMove(tx, caller, before, given, now)
    const after = await tx
      .updateTable('privacy_requests')
      .set(move)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'STATUS_UPDATE',
      resourceType: 'user',
      resourceId: id,
      description: `Privacy request ${before.code}: ${given.status}`,
      changes: listChanges(shown(before), shown(after)),
      at: now,
    })
    const erased = findErasedFamily(after)
    // Closing deletes waiting mails, so the answer is queued after it.
    if (erased !== null) {
      const description = `Closed a family: privacy request ${before.code}`
      await restrict(tx, erased, { performer: caller.performer, description, config: deps.config }, now)
    }
    const { office } = deps.config
    if (after.decided_at !== null) await notifyRequester(tx, after, privacyRequestMails.decided(after, office), now)
    else if (after.status === 'waiting' && after.answer !== before.answer && after.answer !== null)
      await notifyRequester(tx, after, privacyRequestMails.asksBack(after, office), now)
    await notifyFamily(tx, office, after, now)
    return erased
  })
  if (closed !== null) appendErased(deps.config.dataDir, [{ id: closed, day: dayInCity(now), what: 'closed' }])
}
