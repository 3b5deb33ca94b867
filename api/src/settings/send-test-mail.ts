import { newId } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError } from '../http/errors/api-error.ts'
import { classifyMailError, describeMailError } from '../mail/mail-failure.ts'
import { operationsMails } from '../mail/operations-mails.ts'

/** A test mail goes to any address. */
export const testMailLimit = { name: 'test-mails', max: 10, perSeconds: 3_600 }

/**
 * Mails directly, so that the mail server's answer is returned, and writes an audit row (rule SET-12).
 * @param to the recipient; the caller by default
 * @throws ApiError 502 with the mail server's answer, or if none is set up
 */
export async function sendTestMail(
  { config, mailer, database, now }: Deps,
  { actor, performer, language }: Caller,
  { to = actor.email }: { to?: string },
): Promise<{ to: string }> {
  if (config.smtpUrl === undefined) throw new ApiError(502, 'mail.not_set_up')
  const at = now()
  const { subject, text, html } = operationsMails.test(config.office)(actor.language ?? language ?? 'en')
  const mail = { id: newId(at.getTime()), recipient: to, subject, text_body: text, html_body: html, headers: null }
  try {
    await mailer.sendNow({ ...mail, created_at: at.toISOString() })
  } catch (error) {
    throw new ApiError(502, classifyMailError(error), { values: { answer: describeMailError(error) } })
  }
  await database.write((tx) =>
    writeAudit(tx, {
      performer,
      action: 'SYSTEM_SETTINGS_CHANGED',
      resourceType: 'system',
      description: 'Test mail sent',
      at,
    }),
  )
  return { to }
}
