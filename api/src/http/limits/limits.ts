import type { Network } from './client-address.ts'

/** `durable` limits protect accounts: their uses are stored in the database and survive a restart. */
export type Limit = { name: string; max: number; perSeconds: number; durable?: true }
/** The counted subject: any name, or the networks of a client, which must all have room. */
export type Subject = string | readonly Network[]

/**
 * Changes that an account makes of its own data. Each adds a permanent row to the audit log. A more expensive call has a lower
 * limit of its own.
 */
export const ownChanges: Limit = { name: 'own-changes', max: 240, perSeconds: 3_600 }

/** The networks, counted for one account only. */
export const networksFor = (about: string, networks: readonly Network[]): Network[] =>
  networks.map(({ name, share }) => ({ name: `${about}|${name}`, share }))

export const listNetworks = (subject: Subject): readonly Network[] =>
  typeof subject === 'string' ? [{ name: subject, share: 1 }] : subject

/** The limits that a turn reads, each with its subject. */
export type Looked = readonly (readonly [Limit, Subject])[]
