import type { Reader } from '@thodu/db'
import { findAccount } from '../accounts/accounts.queries.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { FamilyBlock } from '../contract/suggestions/profiles.schema.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, notFound } from '../http/errors/api-error.ts'

const selectBlocks = (db: Reader, { id }: { id: string }) =>
  db
    .selectFrom('caretaker_blocks')
    .innerJoin('accounts', 'accounts.id', 'caretaker_blocks.account_id')
    .innerJoin('accounts as writers', 'writers.id', 'caretaker_blocks.by_account')
    .select([
      'accounts.id',
      'accounts.name',
      'caretaker_blocks.reason',
      'writers.name as by',
      'caretaker_blocks.created_at',
    ])
    .where('caretaker_blocks.user_id', '=', id)
    .orderBy('caretaker_blocks.created_at', 'desc')
    .orderBy('accounts.id')
    .execute()

/** Lists the caretakers whom the family does not want again, newest first (rule MATCH-3). */
export const findBlocks = async (db: Reader, id: string): Promise<FamilyBlock[]> =>
  (await selectBlocks(db, { id })).map((row) => ({
    caretaker: { _id: row.id, name: row.name },
    reason: row.reason,
    by: row.by,
    createdAt: row.created_at,
  }))

type Block = { id: string; caretaker: string; reason: string }

/**
 * Blocks a caretaker for a family; a second call changes the reason. A current assignment stays until the office changes it.
 * @returns all blocks of the family
 * @throws ApiError 404 for another account than a family's, 400 for another one than a caretaker's
 */
export const addBlock = (
  deps: Deps,
  { actor, performer }: Caller,
  { id, caretaker: caretakerId, reason }: Block,
): Promise<FamilyBlock[]> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const family = await findAccount(tx, { id })
    if (family?.role !== 'user') throw notFound()
    const caretaker = await findAccount(tx, { id: caretakerId })
    if (caretaker?.role !== 'caretaker')
      throw badRequest('booking.unknown_caretaker', { caretaker: texts.assignment.unknownCaretaker })
    const row = { reason, by_account: actor.id, created_at: at.toISOString() }
    await tx
      .insertInto('caretaker_blocks')
      .values({ account_id: caretakerId, user_id: id, ...row })
      .onConflict((block) => block.columns(['user_id', 'account_id']).doUpdateSet(row))
      .execute()
    await writeAudit(tx, {
      performer,
      action: 'USER_MANAGEMENT',
      resourceType: 'caretaker',
      resourceId: caretakerId,
      description: `${caretaker.name} is blocked for ${family.name}`,
      changes: [{ field: 'reason', from: null, to: reason }],
      at,
    })
    return findBlocks(tx, id)
  })

/** Removes a block. @returns the remaining blocks @throws ApiError 404 */
export const removeBlock = (
  deps: Deps,
  { performer }: Caller,
  { id, caretaker }: { id: string; caretaker: string },
): Promise<FamilyBlock[]> =>
  deps.database.write(async (tx) => {
    const block = (await findBlocks(tx, id)).find((one) => one.caretaker._id === caretaker)
    if (!block) throw notFound()
    await tx.deleteFrom('caretaker_blocks').where('user_id', '=', id).where('account_id', '=', caretaker).execute()
    await writeAudit(tx, {
      performer,
      action: 'USER_MANAGEMENT',
      resourceType: 'caretaker',
      resourceId: caretaker,
      description: `${block.caretaker.name} is no longer blocked for a family`,
      at: deps.now(),
    })
    return findBlocks(tx, id)
  })
