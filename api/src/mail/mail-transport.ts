import { mkdir, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from '@thodu/db'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { MailToSend } from '../http/ports.ts'
import { nobody } from './queue-mail.ts'
import { languageOfMail, type MailHeaders } from './render-mail.ts'
import { openSeals } from './sealed-text.ts'

/** Throws when sending fails. */
export type SendMail = (mail: MailToSend) => Promise<void>

/** In ms: an unresponsive mail server must not block the worker (rule MAIL-4). */
const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, dnsTimeout: 4_000, socketTimeout: 8_000 }

/** MAIL_FROM, else the brand's name in the language of the mail (rule LANG-12). */
const formatSender = ({ html_body }: MailToSend, { mailFrom, office }: Config): string =>
  mailFrom ?? `${office.words[languageOfMail(html_body)].name} <${office.brand.email}>`

function composeHeaders({ headers }: MailToSend) {
  const { replyTo, unsubscribe } = headers === null ? {} : readJson<MailHeaders>(headers)
  return {
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    headers: {
      // Prevents automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // Mail programs show "Unsubscribe" (RFC 2369). One-click POST (RFC 8058) would skip the page's question, so it is not
      // offered.
      ...(unsubscribe === undefined ? {} : { 'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` } }),
    },
  }
}

const compose = (mail: MailToSend, config: Config) => ({
  from: formatSender(mail, config),
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  ...composeHeaders(mail),
  text: openSeals(config.secret, mail.text_body),
  html: openSeals(config.secret, mail.html_body),
  date: new Date(mail.created_at),
  // The same id at each attempt lets a mail server recognise a second delivery.
  messageId: `<${mail.id}@${config.office.brand.email.split('@')[1]}>`,
  textEncoding: 'quoted-printable' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** nodemailer is a tenth of the start's load, so the first mail imports it. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

/** Writes each mail completely as one .eml file (rule MAIL-3). */
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
    // A mail without a recipient costs the same work and leaves no file.
    if (mail.recipient === nobody) return unlink(`${file}.part`)
    await rename(`${file}.part`, file)
    logger.info({ file }, 'mail written')
  }
}

const isLocal = (host: string): boolean => /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

/**
 * `smtp://` requires STARTTLS: otherwise a network that hides it could read every code. `?insecure` disables this, for a server
 * in the same private network.
 */
export function readSmtpUrl(given: string): { url: string; requireTLS: boolean } {
  const url = new URL(given)
  const isInsecure = url.searchParams.has('insecure')
  url.searchParams.delete('insecure')
  return { url: url.href, requireTLS: url.protocol === 'smtp:' && !isInsecure && !isLocal(url.hostname) }
}

/** Mail servers distrust the "[127.0.0.1]" of a machine without a full name. */
function greetingName({ publicUrl }: Config): { name?: string } {
  const { hostname } = new URL(publicUrl)
  return /\.[a-z][a-z\d-]*$/i.test(hostname) ? { name: hostname } : {}
}

/** Sends mails by SMTP_URL, else writes them to the outbox folder. */
export function createMailTransport(config: Config, logger: Logger): SendMail {
  if (config.smtpUrl === undefined) return createFileTransport(config, logger)
  const options = { ...readSmtpUrl(config.smtpUrl), ...greetingName(config), ...timeouts }
  const loadSmtp = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(options)
  })
  return async (mail) => {
    if (mail.recipient === nobody) return
    const smtp = await loadSmtp()
    await smtp.sendMail(compose(mail, config))
  }
}
