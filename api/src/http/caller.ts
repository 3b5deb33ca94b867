import type { Language } from '../contract/people/languages.ts'
import type { Actor, Performer } from './actor.ts'
import type { Network } from './limits/client-address.ts'

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
