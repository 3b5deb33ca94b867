import { type AccountRow, isUniqueViolation, type Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import { checkEmail, checkOperatorPassword, normalizeEmail } from '../contract/accounts/account-rules.ts'
import type { User } from '../contract/accounts/accounts.schema.ts'
import { systemPerformer } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, conflict } from '../http/errors/api-error.ts'
import { endSessions } from '../sessions/sessions.ts'
import { findAccount, insertAccount, toUser } from './accounts.queries.ts'
import { refuseBoundCaretaker } from './refusals.ts'

export type AdminOutcome = { outcome: 'created' | 'promoted' | 'unchanged'; user: User }
type AdminDeps = Pick<Deps, 'database' | 'passwords' | 'now'>

const defaultName = 'Administrator'

function check(field: 'email' | 'password', problem: string | undefined): void {
  if (problem !== undefined)
    throw new ApiError(400, 'request.invalid', { message: problem, errors: { [field]: problem } })
}

type Target = { email: string; name: string; passwordHash: string | undefined; at: Date }

async function createAccount(tx: Tx, { email, name, passwordHash, at }: Target): Promise<AdminOutcome> {
  const account = await insertAccount(
    tx,
    { email, name, role: 'admin', passwordHash: passwordHash ?? null, verified: false },
    at,
  )
  await writeAudit(tx, {
    performer: systemPerformer,
    action: 'SYSTEM_SETTINGS_CHANGED',
    resourceType: 'system',
    resourceId: account.id,
    description: `Created the admin ${email} on the command line`,
    at,
  })
  return { outcome: 'created', user: toUser(account) }
}

async function promote(tx: Tx, before: AccountRow, { email, passwordHash, at }: Target): Promise<AdminOutcome> {
  await refuseBoundCaretaker(tx, before)
  const account = await tx
    .updateTable('accounts')
    .set({
      role: 'admin',
      // An admin cannot sign in with Google (rule ACC-22).
      google_sub: null,
      inactive_at: null,
      password_hash: passwordHash ?? before.password_hash,
      updated_at: at.toISOString(),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await endSessions(tx, { accountId: before.id }, at)
  await writeAudit(tx, {
    performer: systemPerformer,
    action: 'USER_MANAGEMENT',
    resourceType: 'user',
    resourceId: before.id,
    description: `Made ${email} an admin on the command line`,
    changes: before.role === 'admin' ? [] : [{ field: 'role', from: before.role, to: 'admin' }],
    at,
  })
  return { outcome: before.role === 'admin' ? 'unchanged' : 'promoted', user: toUser(account) }
}

/**
 * Creates an admin from the shell, or promotes the account with that address (rule ACC-28). A given password becomes the
 * account's; a new account requires one. Sessions of a changed account end.
 * @throws ApiError 400 with the text of the broken rule; "Password is required" for a new account without one
 */
export async function createAdmin(
  { database, passwords, now }: AdminDeps,
  input: { email: string; password?: string | undefined; name?: string },
): Promise<AdminOutcome> {
  check('email', checkEmail(input.email))
  const email = normalizeEmail(input.email)
  const known = await findAccount(database.read, { email })
  if (!known || input.password !== undefined) check('password', checkOperatorPassword(input.password ?? '', email))
  const passwordHash = input.password === undefined ? undefined : await passwords.hash(input.password)
  const wanted = { email, name: input.name ?? defaultName, passwordHash, at: now() }
  return database
    .write(async (tx): Promise<AdminOutcome> => {
      const before = await findAccount(tx, { email })
      if (!before) return createAccount(tx, wanted)
      if (before.role === 'admin' && passwordHash === undefined) return { outcome: 'unchanged', user: toUser(before) }
      return promote(tx, before, wanted)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'email') ? conflict('auth.email_taken') : error
    })
}

/** Returns whether the installation has an admin. */
export async function hasAdmin(database: Deps['database']): Promise<boolean> {
  const admin = await database.read
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}

/**
 * Creates the first admin from ADMIN_EMAIL and ADMIN_PASSWORD (rule ACC-28).
 * @returns whether an admin exists now
 */
export async function ensureFirstAdmin(deps: AdminDeps & Pick<Deps, 'config'>): Promise<boolean> {
  if (await hasAdmin(deps.database)) return true
  const { adminEmail, adminPassword } = deps.config
  if (adminEmail === undefined) return false
  await createAdmin(deps, { email: adminEmail, password: adminPassword })
  return true
}
