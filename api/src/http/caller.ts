import type { Language } from '../contract/people/languages.ts'
import type { Actor, Performer } from './actor.ts'
import type { Network } from './limits/client-address.ts'

/** The origin of a request; limits count by `networks`, narrowest first. */
export type Client = { ip: string; networks: readonly [Network, ...Network[]]; userAgent: string }

/**
 * The second parameter of every command: `(deps, caller, input)`. The actor's id limits what is read and changed; the audit log
 * records the performer.
 */
export type Visitor = {
  actor: Actor | undefined
  performer: Performer
  client: Client
  /** The language that the client sends, if any. */
  language?: Language | undefined
}

/** The signed-in caller of a route whose audience is not `anyone`. */
export type Caller = Visitor & { actor: Actor }
