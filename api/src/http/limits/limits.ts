import type { Network } from './client-address.ts'

/** `durable` ones protect accounts: their uses are kept in the database and survive a restart. */
export type Limit = { name: string; max: number; perSeconds: number; durable?: true }
/** Whom a limit counts: a name of any kind, or the networks of a client, all of which must have room. */
export type Subject = string | readonly Network[]

/**
 * Changes that one account makes of its own things. Each is a row of the audit log that nobody may remove; a call that costs
 * more has a lower limit of its own.
 */
export const ownChanges: Limit = { name: 'own-changes', max: 240, perSeconds: 3_600 }

/** The same networks for one account only. */
export const networksFor = (about: string, networks: readonly Network[]): Network[] =>
  networks.map(({ name, share }) => ({ name: `${about}|${name}`, share }))

export const listNetworks = (subject: Subject): readonly Network[] =>
  typeof subject === 'string' ? [{ name: subject, share: 1 }] : subject

/** The limits that a turn looks at, each with whom it counts. */
export type Looked = readonly (readonly [Limit, Subject])[]
