import type { Context } from 'hono'
import { asPerformer } from './actor.ts'
import type { Caller, Client, Visitor } from './caller.ts'
import type { AppEnvironment } from './environment.ts'
import { notAuthenticated } from './errors/api-error.ts'
import { requestLanguageOf } from './language.ts'
import { clientNetworks } from './limits/client-address.ts'

const clientOf = (c: Context<AppEnvironment>): Client => ({
  ip: c.get('ip'),
  networks: clientNetworks(c.get('ip')),
  userAgent: c.req.header('User-Agent') ?? '',
})

export const visitorOf = (c: Context<AppEnvironment>): Visitor => {
  const actor = c.get('actor')
  return { actor, performer: asPerformer(actor, c.get('ip')), client: clientOf(c), language: requestLanguageOf(c) }
}

/** Returns the signed-in caller. @throws ApiError 401 */
export function callerOf(c: Context<AppEnvironment>): Caller {
  const { actor, ...visitor } = visitorOf(c)
  if (!actor) throw notAuthenticated()
  return { actor, ...visitor }
}
