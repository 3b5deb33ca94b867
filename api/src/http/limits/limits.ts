import type { Network } from './client-address.ts'

/** Uses of `durable` limits, which protect accounts, are stored and survive a restart. */
export type Limit = { name: string; max: number; perSeconds: number; durable?: true }
/** Any name, or a client's networks, which must all have room. */
export type LimitSubject = string | readonly Network[]

/** Changes of an account's own data. Each adds a permanent audit row; costlier calls have a lower limit. */
export const ownChanges: Limit = { name: 'own-changes', max: 240, perSeconds: 3_600 }

export const networksFor = (about: string, networks: readonly Network[]): Network[] =>
  networks.map(({ name, share }) => ({ name: `${about}|${name}`, share }))

export const listNetworks = (subject: LimitSubject): readonly Network[] =>
  typeof subject === 'string' ? [{ name: subject, share: 1 }] : subject

export type Looked = readonly (readonly [Limit, LimitSubject])[]
