import type { ColumnType, Generated } from 'kysely'
import type { Fixed, Flag, IsoTime } from './column-types.ts'

export interface AccountsTable {
  id: Fixed<string>
  /** Lower-cased; unique. A removed account keeps a tombstone address. */
  email: string
  name: string
  phone: string
  location: string
  role: 'user' | 'caretaker' | 'admin'
  /** argon2id; null for accounts that only sign in through Google. */
  password_hash: string | null
  /** 'office' while the account still has the password that an admin typed. */
  password_chosen_by: 'office' | null
  google_sub: string | null
  /** When the address was proven by a code; null where only Google vouched for it or an admin typed it. */
  email_verified_at: IsoTime | null
  email_updates: Flag
  sms_alerts: Flag
  marketing: Flag
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
  removed_at: IsoTime | null
  /** Since when a caretaker does not work for now; null for everybody else (rule OFF-21). */
  inactive_at: IsoTime | null
  /** What its mails are written in, and its pages once signed in; null while nobody has chosen (rule WORD-4). */
  language: Generated<'en' | 'te' | 'hi' | null>
  /** The name in Latin letters where it has others (names/latin-spellings.ts), in lower case; empty otherwise. */
  search_name: Generated<string>
  /** What lists sort the name by: in Latin letters and lower case; computed from the two above. */
  name_order: ColumnType<string, never, never>
  /** Name, its Latin spelling and the address in lower case, and the number as 91 and ten digits: what searches look in; computed. */
  search_text: ColumnType<string, never, never>
  search_digits: ColumnType<string, never, never>
  /** What the office notes about a caretaker; nobody else reads it. */
  office_note: string | null
  /** Since when signing in takes a second step; null while the account has none. */
  second_factor_at: Generated<IsoTime | null>
  /** Until when somebody of whom a second step is asked may do without one. */
  factor_due_at: Generated<IsoTime | null>
  /** Since when the family is forgotten but for what a law keeps: nobody but the privacy desk opens it (rule PRIV-K1). */
  restricted_at: Generated<IsoTime | null>
  /** When its owner was told that it goes, unless somebody signs in (rule PRIV-K6). */
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
  /** At most five minutes before the last call. */
  last_used_at: IsoTime
  /** When the person proved last who it is: by signing in, or by being asked again. */
  proven_at: IsoTime
}

export interface OneTimeCodesTable {
  id: Fixed<string>
  email: string
  purpose: 'signup' | 'reset'
  /** Keyed hash of the six digits; never the digits. */
  code_hash: string
  /** Tries by the client that asked for the code. */
  attempts: number
  /** Hash of the cookie of the client that asked. */
  asker_hash: Fixed<string | null>
  /** Tries by every other client together. */
  stranger_attempts: number
  expires_at: IsoTime
  /** Set when the right code was entered; a second entry finds it used. */
  verified_at: IsoTime | null
  /** Hash of the cookie of the client that verified (rule ACC-15). */
  client_hash: string | null
  /** Set when a sign-up or reset consumed the verification, or a newer code replaced it. */
  consumed_at: IsoTime | null
  created_at: Fixed<IsoTime>
}

/** What proves beside the password who signs in: an authenticator app or a passkey. */
export interface SecondFactorsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  kind: Fixed<'totp' | 'passkey'>
  name: string
  /** The app's secret, sealed for this account; null for passkeys. */
  sealed_secret: Fixed<string | null>
  /** The time step of the last code that was taken: none is taken twice, and none before it. */
  last_step: number | null
  credential_id: Fixed<string | null>
  /** COSE key, base64url; null for apps. */
  public_key: Fixed<string | null>
  /** How often the passkey says it was used; never goes back. */
  counter: number
  /** How the passkey can be reached, separated by commas. */
  transports: Fixed<string | null>
  created_at: Fixed<IsoTime>
  last_used_at: IsoTime | null
}

/** Codes on paper, each for one time; a used one is removed. */
export interface RecoveryCodesTable {
  account_id: Fixed<string>
  code_hash: Fixed<string>
}

/** A question that waits for its answer, a few minutes and a few tries long. */
export interface FactorChallengesTable {
  token_hash: Fixed<string>
  account_id: Fixed<string>
  purpose: Fixed<'sign-in' | 'prove' | 'add-totp' | 'add-passkey'>
  /** Hash of the cookie of the client that signs in; else the session that was asked. */
  bound_to: Fixed<string>
  /** What a passkey has to sign; the sealed secret of an app that is being added. */
  payload: Fixed<string | null>
  attempts: number
  expires_at: Fixed<IsoTime>
}
