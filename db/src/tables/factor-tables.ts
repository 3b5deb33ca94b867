import type { Fixed, IsoTime } from './column-types.ts'

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
