import type { Limit } from '../../http/limits/limits.ts'

/**
 * Limits of sign-up and sign-in (rules SEC-6, ACC-19). RATE_LIMITS=off lifts them all. What protects accounts is kept in
 * the database; "client" is an address or an IPv6 /64, and ten times as much is allowed to a /48.
 */
export const accountLimits = {
  /** A new code for one address of mail. */
  resend: { name: 'code-resend', max: 1, perSeconds: 60 },
  codesPerAddress: { name: 'codes-per-address', max: 5, perSeconds: 3_600, durable: true },
  mailsPerClient: { name: 'mails-per-client', max: 20, perSeconds: 3_600, durable: true },
  /** Per account and client: other clients of the same account are not touched. */
  signIn: { name: 'sign-in', max: 10, perSeconds: 900, durable: true },
  /** Per account, over all clients that it does not know; beyond, each further guess waits longer (guard-account.ts). */
  strangersPerAccount: { name: 'sign-in-strangers', max: 50, perSeconds: 86_400, durable: true },
  failedSignInsPerClient: { name: 'failed-sign-ins', max: 100, perSeconds: 900, durable: true },
  /** Right ones too: each is a row of the audit log, which stays. */
  signInsPerAccount: { name: 'sign-ins', max: 200, perSeconds: 86_400 },
  signUpsPerClient: { name: 'sign-ups', max: 30, perSeconds: 3_600 },
  codeEntriesPerClient: { name: 'code-entries', max: 100, perSeconds: 3_600, durable: true },
  googlePerClient: { name: 'google', max: 60, perSeconds: 900 },
  /** Each change of a profile is a row of the audit log for ever. */
  profileChanges: { name: 'profile-changes', max: 30, perSeconds: 3_600 },
  factorEntriesPerClient: { name: 'factor-entries', max: 100, perSeconds: 3_600, durable: true },
  /** Guesses by a device the account knows, by all others together, and by a session that proves anew (factor-guesses.ts). */
  factorTries: { name: 'factor-tries', max: 30, perSeconds: 86_400, durable: true },
  /** Guesses by all devices together that have not finished a second step of the account. */
  factorTriesInAll: { name: 'factor-tries-in-all', max: 60, perSeconds: 86_400, durable: true },
  passwordChange: { name: 'password-change', max: 10, perSeconds: 900, durable: true },
} as const satisfies Record<string, Limit>

/** What a route can meet that mails a code. */
export const codeLimits = [accountLimits.resend, accountLimits.codesPerAddress, accountLimits.mailsPerClient].map(
  (limit) => ({ limit, by: 'verb' as const }),
)
