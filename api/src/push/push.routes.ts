import type { Reader } from '@thodu/db'
import { pushCalls } from '../contract/push/push.calls.ts'
import type { Push } from '../contract/push/push.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { ownChanges } from '../http/limits/limits.ts'
import { createRoutes } from '../http/routes.ts'
import { derivePushKeys } from './push-keys.ts'

const ofCaretaker = { audience: ['caretaker'], recordsAccess: 'none' } as const
const change = { ...ofCaretaker, limits: [{ limit: ownChanges, by: 'account' }] } as const

async function readPush(read: Reader, { config }: Deps, { actor }: Caller): Promise<Push> {
  const own = await read
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', actor.sessionId)
    .executeTakeFirst()
  return { publicKey: config.push ? derivePushKeys(config.secret).publicKey : null, isOn: own !== undefined }
}

/** Notifications of a caretaker's device, which belong to its session (rule CARE-28). */
export const createPushRoutes = (deps: Deps) =>
  createRoutes(pushCalls)
    .on('GET /caretaker/push', ofCaretaker, ({ caller }) => readPush(deps.database.read, deps, caller))
    .on('PUT /caretaker/push', change, ({ body, caller }) =>
      deps.database.write(async (tx) => {
        if (!deps.config.push) throw conflict('push.switched_off')
        const { id: account_id, sessionId: session_id } = caller.actor
        const { endpoint } = body
        // One browser has one address, and one session has one browser.
        await tx
          .deleteFrom('push_subscriptions')
          .where((eb) => eb.or([eb('endpoint', '=', endpoint), eb('session_id', '=', session_id)]))
          .execute()
        await tx
          .insertInto('push_subscriptions')
          .values({ session_id, account_id, endpoint, created_at: deps.now().toISOString() })
          .execute()
        return readPush(tx, deps, caller)
      }),
    )
    .on('DELETE /caretaker/push', change, async ({ caller }) => {
      await deps.database.write((tx) =>
        tx.deleteFrom('push_subscriptions').where('session_id', '=', caller.actor.sessionId).execute(),
      )
    }).router
