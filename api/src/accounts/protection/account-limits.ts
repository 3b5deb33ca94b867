import type { Limit } from '../../http/limits/limits.ts'

/**
 * Limits of sign-up and sign-in (rules SEC-6, ACC-19); RATE_LIMITS=off disables them. Counts of `durable` limits are stored in
 * the database. A client is an IPv4 address or an IPv6 /64 network; all clients of one IPv6 /48 network together may do ten
 * times as much as one client.
 */
export const accountLimits = {
  /** Counts per e-mail address. */
  resend: { name: 'code-resend', max: 1, perSeconds: 60 },
  codesPerAddress: { name: 'codes-per-address', max: 5, perSeconds: 3_600, durable: true },
  mailsPerClient: { name: 'mails-per-client', max: 20, perSeconds: 3_600, durable: true },
  /** Counts per account and client. */
  signIn: { name: 'sign-in', max: 10, perSeconds: 900, durable: true },
  /** Counts per account, for all unknown clients together. After 50 attempts each further one must wait longer (guard-account.ts). */
  unknownClientsPerAccount: { name: 'sign-in-strangers', max: 50, perSeconds: 86_400, durable: true },
  failedSignInsPerClient: { name: 'failed-sign-ins', max: 100, perSeconds: 900, durable: true },
  /** Counts successful sign-ins too, because each adds a permanent audit row. */
  signInsPerAccount: { name: 'sign-ins', max: 200, perSeconds: 86_400 },
  signUpsPerClient: { name: 'sign-ups', max: 30, perSeconds: 3_600 },
  codeEntriesPerClient: { name: 'code-entries', max: 100, perSeconds: 3_600, durable: true },
  googlePerClient: { name: 'google', max: 60, perSeconds: 900 },
  /** Each change adds a permanent audit row. */
  profileChanges: { name: 'profile-changes', max: 30, perSeconds: 3_600 },
  factorEntriesPerClient: { name: 'factor-entries', max: 100, perSeconds: 3_600, durable: true },
  /** Counts guesses three times: per known device, for all unknown devices together, and per open session (factor-guesses.ts). */
  factorTries: { name: 'factor-tries', max: 30, perSeconds: 86_400, durable: true },
  /** Counts the guesses of all devices that have never completed two-factor authentication of this account. */
  factorTriesInAll: { name: 'factor-tries-in-all', max: 60, perSeconds: 86_400, durable: true },
  passwordChange: { name: 'password-change', max: 10, perSeconds: 900, durable: true },
} as const satisfies Record<string, Limit>

export const codeLimits = [accountLimits.resend, accountLimits.codesPerAddress, accountLimits.mailsPerClient].map(
  (limit) => ({ limit, by: 'verb' as const }),
)
