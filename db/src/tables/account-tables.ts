import type { ColumnType, Generated } from 'kysely'
import type { Fixed, Flag, IsoTime } from './column-types.ts'

export interface AccountsTable {
  id: Fixed<string>
  /** Lower-cased and unique. A removed account has a placeholder address. */
  email: string
  name: string
  phone: string
  location: string
  role: 'user' | 'caretaker' | 'admin'
  /** argon2id; null for accounts that only sign in through Google. */
  password_hash: string | null
  /** 'office' until the person changes the password that an admin set. */
  password_chosen_by: 'office' | null
  google_sub: string | null
  /** When a code proved the address; null when only Google vouched for it or an admin typed it. */
  email_verified_at: IsoTime | null
  email_updates: Flag
  sms_alerts: Flag
  marketing: Flag
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
  removed_at: IsoTime | null
  /** Since when a caretaker is inactive; null for all others (rule OFF-21). */
  inactive_at: IsoTime | null
  /** Language of mails, and of pages once signed in; null until chosen (rule WORD-4). */
  language: Generated<'en' | 'te' | 'hi' | null>
  /** Latin spelling of a name in other letters (names/latin-spellings.ts), in lower case; otherwise empty. */
  search_name: Generated<string>
  /** Sort key of the name, computed from `name` and `search_name`. */
  name_order: ColumnType<string, never, never>
  /** Texts that searches read, computed: name, Latin spelling and address in lower case; the number as 91 and ten digits. */
  search_text: ColumnType<string, never, never>
  search_digits: ColumnType<string, never, never>
  /** Only the office reads this note. */
  office_note: string | null
  /** Null while the account has no two-factor authentication. */
  second_factor_at: Generated<IsoTime | null>
  /** Until when a person who must set up two-factor authentication may sign in without it. */
  factor_due_at: Generated<IsoTime | null>
  /** Since when only the data that a law retains is left of the family, for privacy work only (rule PRIV-K1). */
  restricted_at: Generated<IsoTime | null>
  /** When the owner was notified of the erasure, which a sign-in prevents (rule PRIV-K6). */
  purge_told_at: Generated<IsoTime | null>
}

export interface SessionsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  created_at: Fixed<IsoTime>
  expires_at: IsoTime
  ended_at: IsoTime | null
  ip: string
  user_agent: string
  /** At most five minutes older than the last call. */
  last_used_at: IsoTime
  /** When the person last proved their identity: at sign-in, or by a later challenge. */
  proven_at: IsoTime
}

/** The device of a session that its caretaker lets us notify; a trigger deletes it with the session. */
export interface PushSubscriptionsTable {
  session_id: Fixed<string>
  account_id: Fixed<string>
  /** Secret address of the device at its push service. */
  endpoint: Fixed<string>
  created_at: Fixed<IsoTime>
}

export interface OneTimeCodesTable {
  id: Fixed<string>
  email: string
  purpose: 'signup' | 'reset'
  /** Keyed hash of the six digits, never the digits. */
  code_hash: string
  /** Attempts by the client that requested the code. */
  attempts: number
  /** Hash of the requesting client's cookie. */
  asker_hash: Fixed<string | null>
  /** Attempts by all other clients. */
  stranger_attempts: number
  expires_at: IsoTime
  /** When the right code was entered; a second entry finds it used. */
  verified_at: IsoTime | null
  /** Hash of the verifying client's cookie (rule ACC-15). */
  client_hash: string | null
  /** When a sign-up or reset used the verification, or a newer code replaced it. */
  consumed_at: IsoTime | null
  created_at: Fixed<IsoTime>
}

export interface SecondFactorsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  kind: Fixed<'totp' | 'passkey'>
  name: string
  /** The app's secret, encrypted for this account; null for passkeys. */
  sealed_secret: Fixed<string | null>
  /** Time step of the last accepted code; codes of this and earlier steps are refused. */
  last_step: number | null
  credential_id: Fixed<string | null>
  /** COSE key, base64url; null for apps. */
  public_key: Fixed<string | null>
  /** The counter never decreases. */
  counter: number
  /** Separated by commas. */
  transports: Fixed<string | null>
  created_at: Fixed<IsoTime>
  last_used_at: IsoTime | null
}

/** Recovery codes, each valid once; a used code is removed. */
export interface RecoveryCodesTable {
  account_id: Fixed<string>
  code_hash: Fixed<string>
}

/** A two-factor challenge, valid for a few minutes and attempts. */
export interface FactorChallengesTable {
  token_hash: Fixed<string>
  account_id: Fixed<string>
  purpose: Fixed<'sign-in' | 'prove' | 'add-totp' | 'add-passkey'>
  /** Hash of the cookie of the client that signs in, otherwise the challenged session. */
  bound_to: Fixed<string>
  /** Data that a passkey has to sign, or the encrypted secret of an app to be added. */
  payload: Fixed<string | null>
  attempts: number
  expires_at: Fixed<IsoTime>
}
