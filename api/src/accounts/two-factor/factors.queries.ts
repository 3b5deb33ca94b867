import type { Reader, SecondFactorRow, Tx } from '@thodu/db'
import type { Factor, FactorChallenge } from '../../contract/accounts/factors.schema.ts'
import type { Deps } from '../../http/environment.ts'
import { passkeyRequest } from './ways/passkeys.ts'
import { countRecoveryCodes } from './ways/recovery-codes.ts'

/** Lists an account's second factors, oldest first. */
export const listFactors = (db: Reader | Tx, accountId: string): Promise<SecondFactorRow[]> =>
  db
    .selectFrom('second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const toFactor = ({ id, kind, name, created_at, last_used_at }: SecondFactorRow): Factor => ({
  _id: id,
  kind,
  name,
  createdAt: created_at,
  lastUsedAt: last_used_at,
})

/** Returns the kinds of factor that the account can use, and the passkey request whose `payload` the browser signs. */
export async function describeWays(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  accountId: string,
  payload: string,
): Promise<Omit<FactorChallenge, 'challenge'>> {
  const factors = await listFactors(tx, accountId)
  const passkeys = factors.filter(({ kind }) => kind === 'passkey')
  const kinds: FactorChallenge['kinds'] = [...new Set(factors.map(({ kind }) => kind))]
  if ((await countRecoveryCodes(tx, accountId)) > 0) kinds.push('recovery')
  return { kinds, ...(passkeys.length > 0 ? { passkey: passkeyRequest(config, payload, passkeys) } : {}) }
}
