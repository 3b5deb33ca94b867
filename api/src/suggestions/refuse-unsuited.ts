import type { Reader } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { ProfileCheck } from '../contract/suggestions/caretaker-profile.ts'
import { findMissingChecks } from '../contract/suggestions/missing-checks.ts'
import { ApiError, conflict } from '../http/errors/api-error.ts'
import { storedChecksOf } from './find-candidates.ts'
import { findPreferences } from './find-preferences.ts'
import { describeMissingChecks } from './missing-checks.ts'
import { findUnsuited } from './ranking/rank-candidates.ts'

/**
 * Refuses a caretaker who is excluded for this family, in the transaction of the assignment (rule MATCH-5). Every
 * assignment of a booking, visit or weekday calls this. The database refuses caretakers at capacity or busy.
 * @returns missing required checks, for a warning (rule MATCH-8)
 * @throws ApiError 409 with the text of the suggestion; for missing checks only in the mode "block"
 */
export async function refuseUnsuited(
  tx: Reader,
  { requiredChecks, missingChecksBlock }: Pick<Config, 'requiredChecks' | 'missingChecksBlock'>,
  { booking, caretakerId }: { booking: { id: string; user_id: string }; caretakerId: string },
): Promise<ProfileCheck[]> {
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
    checks: profile ? storedChecksOf(profile) : [],
    family: { isBlocked: block !== undefined },
  } as const
  const [refusal] = findUnsuited({ ...preferences, requiredChecks, missingChecksBlock }, candidate)
  const missing = findMissingChecks(requiredChecks, candidate.checks)
  if (refusal === 'booking.checks_missing')
    throw new ApiError(409, refusal, { message: describeMissingChecks(missing) })
  if (refusal !== undefined) throw conflict(refusal)
  return missing
}
