import type { Limit } from '../../http/limits/limits.ts'

/**
 * Limits of sign-up and sign-in (rules SEC-6, ACC-19); RATE_LIMITS=off disables them. `durable` ones are stored in the
 * database. A client is an IPv4 address or an IPv6 /64; a /48 gets ten times as much.
 */
export const accountLimits = {
  /** Counts per e-mail address. */
  resend: { name: 'code-resend', max: 1, perSeconds: 60 },
  codesPerAddress: { name: 'codes-per-address', max: 5, perSeconds: 3_600, durable: true },
  mailsPerClient: { name: 'mails-per-client', max: 20, perSeconds: 3_600, durable: true },
  /** Counts per account and client. */
  signIn: { name: 'sign-in', max: 10, perSeconds: 900, durable: true },
  /** Counts per account, for all unknown clients together. Beyond it each guess waits longer (guard-account.ts). */
  strangersPerAccount: { name: 'sign-in-strangers', max: 50, perSeconds: 86_400, durable: true },
  failedSignInsPerClient: { name: 'failed-sign-ins', max: 100, perSeconds: 900, durable: true },
  /** Counts successful sign-ins too, because each adds a permanent audit row. */
  signInsPerAccount: { name: 'sign-ins', max: 200, perSeconds: 86_400 },
  signUpsPerClient: { name: 'sign-ups', max: 30, perSeconds: 3_600 },
  codeEntriesPerClient: { name: 'code-entries', max: 100, perSeconds: 3_600, durable: true },
  googlePerClient: { name: 'google', max: 60, perSeconds: 900 },
  /** Each change adds a permanent audit row. */
  profileChanges: { name: 'profile-changes', max: 30, perSeconds: 3_600 },
  factorEntriesPerClient: { name: 'factor-entries', max: 100, perSeconds: 3_600, durable: true },
  /** Counts guesses by a known device, by all others together, and by a session that proves again (factor-guesses.ts). */
  factorTries: { name: 'factor-tries', max: 30, perSeconds: 86_400, durable: true },
  /** Counts guesses by all devices that never finished a second factor of the account. */
  factorTriesInAll: { name: 'factor-tries-in-all', max: 60, perSeconds: 86_400, durable: true },
  passwordChange: { name: 'password-change', max: 10, perSeconds: 900, durable: true },
} as const satisfies Record<string, Limit>

export const codeLimits = [accountLimits.resend, accountLimits.codesPerAddress, accountLimits.mailsPerClient].map(
  (limit) => ({ limit, by: 'verb' as const }),
)
