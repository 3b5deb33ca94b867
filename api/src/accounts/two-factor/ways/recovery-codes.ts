import { createHash, randomInt } from 'node:crypto'
import type { Reader, Tx } from '@thodu/db'

/** People print these codes in case they lose their phone (rule ACC-38). */
const amount = 10
const groups = 4
const groupLength = 4
/** These characters do not look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const createCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  ).join('-')

/** Sixteen random characters need no slow hash. Without a key they still work after the loss of the installation's secret. */
const hashCode = (accountId: string, code: string): string =>
  createHash('sha256')
    .update(`recovery:${accountId}:${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`)
    .digest('hex')

/** Replaces the codes. @returns ten new ones; only their hashes are stored */
export async function replaceRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: amount }, createCode)
  await removeRecoveryCodes(tx, accountId)
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashCode(accountId, code) })))
    .execute()
  return codes
}

export async function removeRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
}

/** Uses up a code. @returns false if the account has no such code */
export async function consumeRecoveryCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(accountId, code))
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function countRecoveryCodes(db: Reader | Tx, accountId: string): Promise<number> {
  const { codes } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number | string>().as('codes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(codes)
}
