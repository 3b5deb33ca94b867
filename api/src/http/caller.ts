import type { Context } from 'hono'
import type { Language } from '../contract/people/languages.ts'
import { type Actor, asPerformer, type Performer } from './actor.ts'
import type { AppEnvironment } from './environment.ts'
import { notAuthenticated } from './errors/api-error.ts'
import { languageOf } from './language.ts'
import { clientNetworks, type Network } from './limits/client-address.ts'

/** Where a request comes from; `networks`, the nearest first, are what limits count by. */
export type Client = { ip: string; networks: readonly [Network, ...Network[]]; userAgent: string }

/**
 * Who acts, for whom, from where: the one shape every verb takes, `(deps, caller, input)`. The actor's id scopes what is
 * read and changed, the performer is whom the audit log names.
 */
export type Visitor = {
  actor: Actor | undefined
  performer: Performer
  client: Client
  /** The language the client names for its reader, if any. */
  language?: Language | undefined
}
/** A caller who is signed in; what routes of every audience but `anyone` hand to their verbs. */
export type Caller = Visitor & { actor: Actor }

const clientOf = (c: Context<AppEnvironment>): Client => ({
  ip: c.get('ip'),
  networks: clientNetworks(c.get('ip')),
  userAgent: c.req.header('User-Agent') ?? '',
})

/** The caller of a route that is open to anyone. */
export const visitorOf = (c: Context<AppEnvironment>): Visitor => {
  const actor = c.get('actor')
  return { actor, performer: asPerformer(actor, c.get('ip')), client: clientOf(c), language: languageOf(c) }
}

/** The signed-in caller of a route. @throws ApiError 401 */
export function callerOf(c: Context<AppEnvironment>): Caller {
  const { actor, ...visitor } = visitorOf(c)
  if (!actor) throw notAuthenticated()
  return { actor, ...visitor }
}
