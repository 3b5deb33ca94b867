import type { Limit } from '../http/rate-limiter.ts'

/** Limits of sign-up and sign-in (quality.md, Security). RATE_LIMITS=off lifts them all. */
export const accountLimits = {
  /** A new code for one address of mail. */
  resend: { name: 'code-resend', max: 1, perSeconds: 60 },
  codesPerAddress: { name: 'codes-per-address', max: 5, perSeconds: 3_600 },
  mailsPerClient: { name: 'mails-per-client', max: 20, perSeconds: 3_600 },
  /** Per account and client: other clients of the same account are not touched. */
  signIn: { name: 'sign-in', max: 10, perSeconds: 900 },
  failedSignInsPerClient: { name: 'failed-sign-ins', max: 100, perSeconds: 900 },
  signUpsPerClient: { name: 'sign-ups', max: 30, perSeconds: 3_600 },
  codeEntriesPerClient: { name: 'code-entries', max: 100, perSeconds: 3_600 },
  googlePerClient: { name: 'google', max: 60, perSeconds: 900 },
  /** Each change of a profile is a row of the audit log for ever. */
  profileChanges: { name: 'profile-changes', max: 30, perSeconds: 3_600 },
  passwordChange: { name: 'password-change', max: 10, perSeconds: 900 },
} as const satisfies Record<string, Limit>
