import { mkdir, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutboxMailRow } from '@thodu/db'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { brand, brandWords } from '../contract/brand.config.ts'
import { nobody } from './queue-mail.ts'
import { languageOfMail } from './render-mail.ts'
import { openSeals } from './sealed-text.ts'

export type MailToSend = Pick<OutboxMailRow, 'id' | 'recipient' | 'subject' | 'text_body' | 'html_body' | 'created_at'>
/** Hands one mail over; throws when that fails. */
export type SendMail = (mail: MailToSend) => Promise<void>

/** A hanging mail server must not hold the worker: all in ms (rule MAIL-4). */
const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, dnsTimeout: 4_000, socketTimeout: 8_000 }

/** MAIL_FROM as it is set, else the brand by its name in the language of the mail (rule LANG-12). */
const sayFrom = ({ html_body }: MailToSend, { mailFrom }: Config): string =>
  mailFrom ?? `${brandWords[languageOfMail(html_body)].name} <${brand.email}>`

const compose = (mail: MailToSend, config: Config) => ({
  from: sayFrom(mail, config),
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: openSeals(config.secret, mail.text_body),
  html: openSeals(config.secret, mail.html_body),
  date: new Date(mail.created_at),
  // The same id at every attempt: a mail server that took it already can recognise a second delivery.
  messageId: `<${mail.id}@${brand.email.split('@')[1]}>`,
  textEncoding: 'quoted-printable' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** nodemailer is a tenth of what a start loads: it comes with the first mail. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

/** Writes each mail as one .eml file, complete or not at all, and logs its path (rule MAIL-3). */
function createFileTransport(config: Config, logger: Logger): SendMail {
  const { outboxDir } = config
  const loadComposer = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  })
  return async (mail) => {
    const composer = await loadComposer()
    const { message } = await composer.sendMail(compose(mail, config))
    await mkdir(outboxDir, { recursive: true, mode: 0o700 })
    const file = join(outboxDir, `${mail.created_at.replace(/\D/g, '').slice(0, 14)}-${mail.id}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    // A mail to nobody costs the same work and leaves nothing.
    if (mail.recipient === nobody) return unlink(`${file}.part`)
    await rename(`${file}.part`, file)
    logger.info({ file }, 'mail written')
  }
}

/** The way mails leave: SMTP_URL when set, else the outbox folder. */
export function createMailTransport(config: Config, logger: Logger): SendMail {
  if (config.smtpUrl === undefined) return createFileTransport(config, logger)
  const { smtpUrl } = config
  const loadSmtp = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, ...timeouts })
  })
  return async (mail) => {
    if (mail.recipient === nobody) return
    const smtp = await loadSmtp()
    await smtp.sendMail(compose(mail, config))
  }
}
