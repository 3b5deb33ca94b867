import type { Language } from '../contract/people/languages.ts'
import type { Actor, Performer } from './actor.ts'
import type { Network } from './limits/client-address.ts'

/** Limits count by `networks`, narrowest first. */
export type Client = { ip: string; networks: readonly [Network, ...Network[]]; userAgent: string }

/**
 * The second parameter of every command: `(deps, caller, input)`. The actor's id limits what is read and changed; the audit log
 * records the performer.
 */
export type Visitor = {
  actor: Actor | undefined
  performer: Performer
  client: Client
  language?: Language | undefined
}

export type Caller = Visitor & { actor: Actor }
