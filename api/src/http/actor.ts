import type { UserRow } from '../accounts/accounts.queries.ts'
import type { Role } from '../contract/roles.ts'

/** The signed-in person behind a request, as the database says it is now, and the session it came with. */
export type Actor = UserRow & { sessionId: string }

/** Who the audit log names for a change: a signed-in person, a visitor, or the system itself. */
export type Performer = {
  id: string | null
  name: string
  email: string
  role: Role | 'visitor' | 'system'
  ip: string
}

export const asPerformer = (actor: Actor | undefined, ip: string): Performer =>
  actor
    ? { id: actor.id, name: actor.name, email: actor.email, role: actor.role, ip }
    : { id: null, name: 'Visitor', email: '', role: 'visitor', ip }

export const systemPerformer: Performer = { id: null, name: 'System', email: '', role: 'system', ip: 'local' }
