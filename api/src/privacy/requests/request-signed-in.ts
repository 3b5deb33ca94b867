import type { z } from 'zod'
import type { FollowedPrivacyRequest, ownPrivacyRequestSchema } from '../../contract/privacy/requests.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { openRequest } from './open-request.ts'
import { toFollowed } from './requests.queries.ts'

/**
 * Opens a customer's request; a repeated call finds the first one (rule PRIV-R1).
 * @throws ApiError 409 if another account used the client event id
 */
export const requestSignedIn = (
  deps: Deps,
  { actor, performer }: Caller,
  given: z.output<typeof ownPrivacyRequestSchema>,
): Promise<{ isNews: boolean; request: FollowedPrivacyRequest }> =>
  deps.database.write(async (tx) => {
    const before = await tx
      .selectFrom('privacy_requests')
      .selectAll()
      .where('client_event_id', '=', given.clientEventId)
      .executeTakeFirst()
    if (before?.account_id === actor.id) return { isNews: false, request: toFollowed(before) }
    if (before) throw conflict('request.conflict')
    const row = await openRequest(tx, deps.config, performer, { ...given, accountId: actor.id }, deps.now())
    return { isNews: true, request: toFollowed(row) }
  })
