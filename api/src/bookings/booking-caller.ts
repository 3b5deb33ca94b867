import type { Context } from 'hono'
import { type Actor, asPerformer, type Performer } from '../http/actor.ts'
import type { AppEnvironment } from '../http/environment.ts'
import { actorOf } from '../http/route.ts'

/** Who asks for a change: the account that scopes it, and the person the audit log names. */
export type Caller = { actor: Actor; performer: Performer }

/** @throws ApiError 401 */
export function callerOf(c: Context<AppEnvironment>): Caller {
  const actor = actorOf(c)
  return { actor, performer: asPerformer(actor, c.get('ip')) }
}
