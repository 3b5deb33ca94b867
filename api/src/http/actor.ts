import type { AccountRow } from '@thodu/db'
import type { Role } from '../contract/people/roles.ts'

/** These columns contain no hash and no secret. */
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
/** The columns of the caller's account that every call reads. */
export type CallerAccount = Pick<AccountRow, ColumnOf<(typeof userColumns)[number]>>

/** The end of the grace period without a second factor; `missing` once it is over (rule ACC-37). */
export type FactorRequirement = { dueAt: string; missing?: true }

/** The signed-in account as stored now, with its session. */
export type Actor = CallerAccount & {
  sessionId: string
  /** Whether the session proved the person's identity in the last 15 minutes by every required factor (rule ACC-39). */
  isProven: boolean
  factorRequirement: FactorRequirement | undefined
}

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
