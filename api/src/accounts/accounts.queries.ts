import { type AccountRow, newId, type Placeholders, prepareQuery, type Reader, spellName, type Tx } from '@thodu/db'
import type { NotificationPreferences, User } from '../contract/accounts/accounts.schema.ts'
import type { Language } from '../contract/people/languages.ts'
import type { Role } from '../contract/people/roles.ts'
import type { CallerAccount, FactorRequirement, Performer } from '../http/actor.ts'
import { shownEmail, unknownAddress } from './unknown-address.ts'

/** Converts a row to the API's `User` (rule ACC-27). `secondFactor` is set while a required second factor is missing. */
export const toUser = (row: CallerAccount, factorRequirement?: FactorRequirement): User => ({
  _id: row.id,
  name: row.name,
  email: shownEmail(row.email),
  phone: row.phone,
  location: row.location,
  role: row.role,
  notificationPreferences: toPreferences(row),
  createdAt: row.created_at,
  ...(row.language === null ? {} : { language: row.language }),
  ...(row.role === 'caretaker' && row.password_chosen_by === 'office' ? { passwordIsInitial: true as const } : {}),
  ...(factorRequirement ? { secondFactor: factorRequirement } : {}),
})

const toPreferences = (row: CallerAccount): NotificationPreferences => ({
  emailUpdates: row.email_updates === 1,
  smsAlerts: row.sms_alerts === 1,
  marketing: row.marketing === 1,
})

const selectBy = (column: 'id' | 'email' | 'google_sub') =>
  prepareQuery((db, { value }: Placeholders<{ value: string }>) =>
    db.selectFrom('accounts').selectAll().where('removed_at', 'is', null).where(column, '=', value),
  )
const selectById = selectBy('id')
const selectByEmail = selectBy('email')
const selectByGoogleSub = selectBy('google_sub')

function selectAccount(
  db: Reader,
  by: { id: string } | { email: string } | { google_sub: string },
): Promise<AccountRow[]> {
  if ('id' in by) return selectById(db, { value: by.id })
  return 'email' in by ? selectByEmail(db, { value: by.email }) : selectByGoogleSub(db, { value: by.google_sub })
}

/** Finds an account that is not removed. */
export async function findAccount(...query: Parameters<typeof selectAccount>): Promise<AccountRow | undefined> {
  const [account] = await selectAccount(...query)
  return account
}

export type NewAccount = {
  email: string
  name: string
  phone?: string | undefined
  role: Role
  passwordHash: string | null
  passwordChosenBy?: 'office'
  googleSub?: string
  verified: boolean
  language?: Language | undefined
}
/** An account without an address gets no mail until one is added (rule ACC-33). */
type NewAccountWithoutAddress = Omit<NewAccount, 'email'> & { email?: string | undefined }

/** Inserts an account with default preferences. A taken address violates the unique index (`isUniqueViolation`). */
export function insertAccount(tx: Tx, account: NewAccountWithoutAddress, at: Date): Promise<AccountRow> {
  const id = newId(at.getTime())
  return tx
    .insertInto('accounts')
    .values({
      id,
      email: account.email ?? unknownAddress(id),
      name: account.name,
      phone: account.phone ?? '',
      location: '',
      role: account.role,
      password_hash: account.passwordHash,
      password_chosen_by: account.passwordChosenBy ?? null,
      google_sub: account.googleSub ?? null,
      email_verified_at: account.verified ? at.toISOString() : null,
      email_updates: account.email === undefined ? 0 : 1,
      sms_alerts: 1,
      marketing: 0,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
      removed_at: null,
      language: account.language ?? null,
      search_name: spellName(account.name),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const performerOf = (account: AccountRow, ip: string): Performer => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  ip,
})

/**
 * Stores the reader's language if the account has none (rule WORD-4).
 * @returns the updated account
 */
export async function adoptLanguage<Row extends AccountRow>(
  tx: Tx,
  account: Row,
  language: Language | undefined,
): Promise<Row> {
  if (account.language !== null || language === undefined) return account
  await tx
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', account.id)
    .where('language', 'is', null)
    .execute()
  return { ...account, language }
}
