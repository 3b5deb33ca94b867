import type { AccountRow } from '@thodu/db'
import type { Role } from '../contract/people/roles.ts'

/** What of an account may travel: never a hash or a secret. */
export const userColumns = [
  'accounts.id',
  'accounts.name',
  'accounts.email',
  'accounts.phone',
  'accounts.location',
  'accounts.role',
  'accounts.email_updates',
  'accounts.sms_alerts',
  'accounts.marketing',
  'accounts.created_at',
  'accounts.password_chosen_by',
  'accounts.second_factor_at',
  'accounts.factor_due_at',
  'accounts.language',
] as const
type ColumnOf<Path> = Path extends `accounts.${infer Column}` ? Column : never
export type AccountOnCall = Pick<AccountRow, ColumnOf<(typeof userColumns)[number]>>

/** Until when somebody may do without the second step that is asked for; `missing` once that time is over (rule ACC-37). */
export type FactorDuty = { dueAt: string; missing?: true }

/** The signed-in person behind a request, as the database says it is now, and the session it came with. */
export type Actor = AccountOnCall & {
  sessionId: string
  /** Whether this session proved in the last minutes who the person is, by all that the account asks for (rule ACC-39). */
  isProven: boolean
  duty: FactorDuty | undefined
}

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
