import type { Config } from '../../config/config.ts'
import type { CareWithdrawn } from '../consents/set-consent.ts'
import { openRequest } from './open-request.ts'

/** Opens one erasure request when consent to care is withdrawn (rule PRIV-C5). */
export const openErasureRequest =
  (config: Pick<Config, 'officeLanguage' | 'office'>): CareWithdrawn =>
  async (tx, { accountId, caller, at }) => {
    const open = await tx
      .selectFrom('privacy_requests')
      .select('id')
      .where('account_id', '=', accountId)
      .where('kind', '=', 'withdrawal')
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (!open) await openRequest(tx, config, caller.performer, { kind: 'withdrawal', text: '', accountId }, at)
  }
