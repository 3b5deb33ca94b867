import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { nobody, queueMail } from '../../mail/queue-mail.ts'
import { sealText } from '../../mail/sealed-text.ts'
import { findAccount } from '../accounts.queries.ts'
import { accountLimits } from '../protection/account-limits.ts'
import { type CodePurpose, issueCode } from './one-time-codes.ts'

/** `askerHash` identifies the requesting client. */
type Request = { email: string; askerHash: string }

/** The name is as long as a real one; the mail is never sent. */
const nobodysName = 'Asha Rao'

/**
 * Allows a resend after 60 s, 5 codes an hour per address, and 20 mails an hour per client (rule ACC-14).
 * @throws ApiError 429
 */
export function useCodeLimits(
  { limiter }: Pick<Deps, 'limiter'>,
  { client }: Pick<Visitor, 'client'>,
  { email, purpose }: { email: string; purpose: CodePurpose | 'set-up' },
): Promise<void> {
  const { resend, codesPerAddress, mailsPerClient } = accountLimits
  const resendKey = `${purpose}:${email}`
  const looked = [
    [resend, resendKey],
    [codesPerAddress, email],
    [mailsPerClient, client.networks],
  ] as const
  return limiter.take(looked, (limits) => {
    limits.check(resend, resendKey)
    limits.check(codesPerAddress, email)
    limits.use(mailsPerClient, client.networks)
    limits.record(resend, resendKey)
    limits.record(codesPerAddress, email)
  })
}

/**
 * Mails a sign-up code, or to an existing account a mail without one. Work, answer and time are the same, so the caller cannot
 * find out who has an account (rule ACC-13).
 * @throws ApiError 429
 */
export async function sendSignUpCode(deps: Deps, caller: Visitor, { email, askerHash }: Request): Promise<void> {
  await useCodeLimits(deps, caller, { email, purpose: 'signup' })
  const at = deps.now()
  await deps.database.write(async (tx) => {
    const code = await issueCode(tx, deps.config.secret, { email, purpose: 'signup', askerHash }, at)
    const account = await findAccount(tx, { email })
    const mail = account
      ? accountMails.accountExists(deps.config.office)
      : accountMails.code(sealText(deps.config.secret, code), deps.config.office)
    await queueMail(tx, { email, language: account?.language ?? caller.language }, mail, at)
  })
}

/**
 * Mails a password reset code. For an unknown address it writes the same rows, and the mailer drops the mail, so that neither
 * answer nor time reveals the difference.
 * @throws ApiError 429
 */
export async function sendResetCode(deps: Deps, caller: Visitor, { email, askerHash }: Request): Promise<void> {
  await useCodeLimits(deps, caller, { email, purpose: 'reset' })
  const at = deps.now()
  await deps.database.write(async (tx) => {
    const code = await issueCode(tx, deps.config.secret, { email, purpose: 'reset', askerHash }, at)
    const account = await findAccount(tx, { email })
    const mail = accountMails.passwordReset(
      account?.name ?? nobodysName,
      sealText(deps.config.secret, code),
      deps.config.office,
    )
    const language = account?.language ?? caller.language
    await queueMail(tx, { email: account ? email : nobody, language }, mail, at)
  })
}
