import type { Reader } from '@thodu/db'
import type { Config } from '../config/config.ts'
import { conflict } from '../http/errors/api-error.ts'
import { checksOf } from './find-candidates.ts'
import { findPreferences } from './find-preferences.ts'
import { findUnsuited } from './ranking/rank-candidates.ts'

/**
 * Refuses somebody whom the suggestions call blocked for this family, in the transaction that would send her (rule
 * MATCH-5). Whether she has room, or is free at that time, is the database's to refuse.
 * @throws ApiError 409 with the words that stand beside the suggestion
 */
export async function refuseUnsuited(
  tx: Reader,
  { requiredChecks }: Pick<Config, 'requiredChecks'>,
  { booking, caretakerId }: { booking: { id: string; user_id: string }; caretakerId: string },
): Promise<void> {
  const preferences = await findPreferences(tx, booking.id)
  const profile = await tx
    .selectFrom('caretaker_profiles')
    .select(['gender', 'police_check_on', 'id_check_on', 'references_on'])
    .where('account_id', '=', caretakerId)
    .executeTakeFirst()
  const block = await tx
    .selectFrom('caretaker_blocks')
    .select('account_id')
    .where('user_id', '=', booking.user_id)
    .where('account_id', '=', caretakerId)
    .executeTakeFirst()
  const candidate = {
    gender: profile?.gender ?? 'unsaid',
    checks: profile ? checksOf(profile) : [],
    family: { isBlocked: block !== undefined },
  } as const
  const [refusal] = findUnsuited({ ...preferences, requiredChecks }, candidate)
  if (refusal !== undefined) throw conflict(refusal)
}
