import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Factor, FactorStatus } from '../../contract/accounts/factors.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { isFactorRequired } from '../../sessions/factor-requirement.ts'
import { listFactors, toFactor } from './factors.queries.ts'
import { countRecoveryCodes, removeRecoveryCodes, replaceRecoveryCodes } from './ways/recovery-codes.ts'

/** Reads the caller's second factors and the end of the grace period. */
export async function readFactors({ database, config }: Deps, { actor }: Caller): Promise<FactorStatus> {
  const [factors, recoveryCodesLeft] = await Promise.all([
    listFactors(database.read, actor.id),
    countRecoveryCodes(database.read, actor.id),
  ])
  return {
    factors: factors.map(toFactor),
    recoveryCodesLeft,
    asked: isFactorRequired(config, actor.role),
    dueAt: actor.factorRequirement?.dueAt ?? null,
  }
}

const note = (tx: Tx, deps: Deps, { actor, performer }: Caller, description: string): Promise<void> =>
  writeAudit(tx, {
    performer,
    action: 'SYSTEM_SETTINGS_CHANGED',
    resourceType: 'authentication',
    resourceId: actor.id,
    description,
    at: deps.now(),
  })

/** Renames a second factor. @throws ApiError 404 */
export const renameFactor = (deps: Deps, caller: Caller, { id, name }: { id: string; name: string }): Promise<Factor> =>
  deps.database.write(async (tx) => {
    const renamed = await tx
      .updateTable('second_factors')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', caller.actor.id)
      .returningAll()
      .executeTakeFirst()
    if (!renamed) throw notFound()
    await note(tx, deps, caller, 'Renamed a second factor of their own account')
    return toFactor(renamed)
  })

/**
 * Removes a second factor, and recovery codes with the last one.
 * @throws ApiError 404; 409 for the last one if a second factor is required
 */
export const removeFactor = (deps: Deps, caller: Caller, { id }: { id: string }): Promise<void> =>
  deps.database.write(async (tx) => {
    const { actor } = caller
    const factors = await listFactors(tx, actor.id)
    if (!factors.some((factor) => factor.id === id)) throw notFound()
    const isLast = factors.length === 1
    if (isLast && isFactorRequired(deps.config, actor.role)) throw conflict('auth.factor_last')
    await tx.deleteFrom('second_factors').where('id', '=', id).execute()
    if (isLast) {
      await removeRecoveryCodes(tx, actor.id)
      await tx.updateTable('accounts').set({ second_factor_at: null }).where('id', '=', actor.id).execute()
    }
    await note(tx, deps, caller, 'Removed a second factor from their own account')
    await queueMail(tx, actor, accountMails.factorRemoved(actor.name, deps.config.office), deps.now())
  })

/** Replaces the recovery codes. @throws ApiError 404 for an account without a second factor */
export const renewRecoveryCodes = (deps: Deps, caller: Caller): Promise<string[]> =>
  deps.database.write(async (tx) => {
    if ((await listFactors(tx, caller.actor.id)).length === 0) throw notFound()
    await note(tx, deps, caller, 'Replaced their own recovery codes')
    return replaceRecoveryCodes(tx, caller.actor.id)
  })
