import type { z } from 'zod'
import type { anyonesPrivacyRequestSchema } from '../../contract/privacy/requests.schema.ts'
import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { openRequest } from './open-request.ts'

/**
 * Somebody without a sign-in asks: nothing is looked up, so that nobody learns by it who has an account, and nothing is
 * answered but that it came (rule PRIV-R2). The same words sent again while they wait are one request.
 */
export async function askWithoutAccount(
  deps: Deps,
  { performer, language }: Visitor,
  { website, asPatient, keepFromFamily, ...given }: z.output<typeof anyonesPrivacyRequestSchema>,
): Promise<void> {
  if (website) return
  await deps.database.write(async (tx) => {
    const same = await tx
      .selectFrom('privacy_requests')
      .select('id')
      .where('contact', '=', given.contact)
      .where('kind', '=', given.kind)
      .where('text', '=', given.text)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (same) return
    const [byPatient, kept] = [Boolean(asPatient), Boolean(keepFromFamily)]
    await openRequest(tx, deps.config, performer, { ...given, language, byPatient, keepFromFamily: kept }, deps.now())
  })
}
