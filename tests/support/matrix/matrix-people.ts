import type { Role } from '@thodu/api/contract/people/roles'

export const actors = ['visitor', 'customer', 'otherCustomer', 'assignedCaretaker', 'otherCaretaker', 'admin'] as const
export type ActorName = (typeof actors)[number]
/** Stands in everything that is told by or about a person; answers are searched for it (matrix-oracle.ts). */
export const markerOf = (name: PersonName): string => `mark_${name.toLowerCase()}_`

/** Stands in contact messages of somebody without an account. */
export const writerMarker = 'mark_writer_'

/** Everybody who has an account: the actors, and a stranger who acts never. */
export const people = ['customer', 'otherCustomer', 'stranger', 'assignedCaretaker', 'otherCaretaker', 'admin'] as const
export type PersonName = (typeof people)[number]
const roles: Record<PersonName, Role> = {
  customer: 'user',
  otherCustomer: 'user',
  stranger: 'user',
  assignedCaretaker: 'caretaker',
  otherCaretaker: 'caretaker',
  admin: 'admin',
}
export const roleOf = (name: PersonName): Role => roles[name]
