import type { Database, Tables } from '@thodu/db'
import type { ExpressionBuilder } from 'kysely'
import type { Logger } from 'pino'
import { codeMinutes } from '../contract/people/one-time-code.ts'
import { minuteMs } from '../contract/time.ts'
import type { Mailer } from '../http/ports.ts'
import type { MailToSend, SendMail } from './mail-transport.ts'
import { emptied } from './queue-mail.ts'
import { hasSeal } from './sealed-text.ts'

const batchSize = 20
const atOnce = 4
/** Seconds until the next attempt, after each failed one; then the mail is given up. About a day and a half in all. */
const retryAfter = [10, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 43_200]
const idleSeconds = 60

/** What went wrong, without the addresses that mail servers like to repeat: it goes into the log. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)')
    .slice(0, 300)
/** SMTP says 550 to 559 for what will never work, such as an unknown recipient; any other 5xx may pass. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550 &&
  Number(error.responseCode) < 560

const columns = [
  'id',
  'recipient',
  'subject',
  'text_body',
  'html_body',
  'created_at',
  'attempts',
  'booking_id',
] as const
/** Longer than a mail server is waited for; whoever is killed with a mail in hand leaves it to the others, in ms. */
const claimTime = 120_000
const isFree = (at: string) => (eb: ExpressionBuilder<Tables, 'outbox_mails'>) =>
  eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)])

type Due = MailToSend & { attempts: number; booking_id: string | null }
type Options = { database: Database; processName: string; send: SendMail; logger: Logger; now: () => Date }

/**
 * The outbox worker: takes due mails, sends them, retries with growing pauses. A mail that was handed over leaves nothing of
 * its text: it may carry a one-time code. At least once: a kill between sending and deleting sends it again.
 */
export function createMailer({ database, processName, send, logger, now }: Options): Mailer {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  // A mail that is out must not go out again because the disk was full when it should have left the table.
  const handedOver = new Set<string>()

  const selectDue = () =>
    database.read
      .selectFrom('outbox_mails')
      .select(columns)
      .where('status', '=', 'waiting')
      .where('next_attempt_at', '<=', now().toISOString())
      .orderBy('next_attempt_at')
      .limit(batchSize)
      .execute()

  /** Takes a few of those that are due, so that no other process sends them too (rule MAIL-8). */
  async function claimDue() {
    const [at, until] = [now().toISOString(), new Date(now().getTime() + claimTime).toISOString()]
    const claimed = await database.write((tx) =>
      tx
        .updateTable('outbox_mails')
        .set({ claimed_by: processName, claimed_until: until })
        .where('id', 'in', (query) =>
          query
            .selectFrom('outbox_mails')
            .select('id')
            .where('status', '=', 'waiting')
            .where('next_attempt_at', '<=', at)
            .where(isFree(at))
            .orderBy('next_attempt_at')
            .limit(atOnce),
        )
        .returning(columns)
        .execute(),
    )
    return claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }
  const takeDue = database.isShared ? claimDue : selectDue

  /** After an outage nobody wants a row of codes that no longer work. */
  const isExpired = (mail: MailToSend): boolean =>
    hasSeal(mail.text_body) && Date.parse(mail.created_at) + codeMinutes * minuteMs < now().getTime()

  async function recordFailure(mail: Due, error: unknown): Promise<void> {
    const pause = isPermanent(error) ? undefined : retryAfter[mail.attempts]
    logger.warn(
      { mail: mail.id, attempt: mail.attempts + 1, error: messageOf(error), givenUp: pause === undefined },
      'mail not sent',
    )
    const next = new Date(now().getTime() + (pause ?? 0) * 1000)
    await database.write((tx) =>
      tx
        .updateTable('outbox_mails')
        .set({
          attempts: mail.attempts + 1,
          last_error: messageOf(error),
          next_attempt_at: next.toISOString(),
          status: pause === undefined ? 'failed' : 'waiting',
          claimed_until: null,
        })
        .where('id', '=', mail.id)
        .execute(),
    )
  }

  /** What has gone leaves the table; of a mail about a booking stays that, without its text (rule MAIL-9). */
  const forget = ({ id, booking_id }: Due) =>
    database.write(async (tx) => {
      if (booking_id === null) await tx.deleteFrom('outbox_mails').where('id', '=', id).execute()
      else
        await tx
          .updateTable('outbox_mails')
          .set({ ...emptied, status: 'sent', sent_at: now().toISOString(), last_error: null, claimed_until: null })
          .where('id', '=', id)
          .execute()
    })

  async function sendOne(mail: Due): Promise<void> {
    try {
      if (isExpired(mail)) logger.warn({ mail: mail.id }, 'mail not sent: its code has expired')
      else if (!handedOver.has(mail.id)) await send(mail)
    } catch (error) {
      return recordFailure(mail, error)
    }
    handedOver.add(mail.id)
    await forget(mail)
    handedOver.delete(mail.id)
  }

  async function sendDue(): Promise<void> {
    for (let due = await takeDue(); due.length > 0 && !stopped; due = await takeDue())
      for (let at = 0; at < due.length && !stopped; at += atOnce)
        await Promise.all(due.slice(at, at + atOnce).map(sendOne))
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    let next = idleSeconds
    do {
      again = false
      try {
        await sendDue()
        next = await nextAttemptIn()
      } catch (error) {
        logger.error({ err: error }, 'outbox not worked off')
        next = idleSeconds
      }
    } while (again && !stopped)
    running = undefined
    if (stopped) return
    timer = setTimeout(wake, Math.min(Math.max(next, 1), idleSeconds) * 1000)
    timer.unref()
  }

  async function nextAttemptIn(): Promise<number> {
    const first = await database.read
      .selectFrom('outbox_mails')
      .select('next_attempt_at')
      .where('status', '=', 'waiting')
      .$if(database.isShared, (query) => query.where(isFree(now().toISOString())))
      .orderBy('next_attempt_at')
      .limit(1)
      .executeTakeFirst()
    return first ? (Date.parse(first.next_attempt_at) - now().getTime()) / 1000 : idleSeconds
  }

  function wake(): void {
    if (stopped) return
    again = true
    running ??= run()
  }

  database.listen('outbox', wake)
  return {
    wake,
    settle: async () => {
      wake()
      await running
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
