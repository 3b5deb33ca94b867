import type { Database } from '@thodu/db'
import type { Logger } from 'pino'
import { codeMinutes } from '../contract/people/one-time-code.ts'
import { minuteMs } from '../contract/time.ts'
import type { Mailer, MailToSend } from '../http/ports.ts'
import { describeMailError, isRecipientsFault } from './mail-failure.ts'
import type { SendMail } from './mail-transport.ts'
import { nobody } from './queue-mail.ts'
import { hasSeal } from './sealed-text.ts'
import { atOnce, type DueMail, openWaitingMails, type WaitingMails } from './waiting-mails.ts'

/** Seconds between attempts; after about a day and a half the mail is given up. */
const retryAfter = [10, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 43_200]
const idleSeconds = 60

/** 550 to 559 are permanent, e.g. an unknown recipient; other 5xx codes may be temporary. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550 &&
  Number(error.responseCode) < 560
/** Expired codes are not sent after an outage. */
const isExpired = (mail: MailToSend, now: Date): boolean =>
  hasSeal(mail.text_body) && Date.parse(mail.created_at) + codeMinutes * minuteMs < now.getTime()

type Sending = { waiting: WaitingMails; send: SendMail; logger: Logger; now: () => Date }

function createSender({ waiting, send, logger, now }: Sending) {
  // Prevents sending a mail twice when a full disk blocks its removal from the table.
  const handedOver = new Set<string>()

  async function recordFailure(mail: DueMail, error: unknown): Promise<void> {
    const pause = isPermanent(error) ? undefined : retryAfter[mail.attempts]
    const why = describeMailError(error)
    logger.warn(
      { mail: mail.id, attempt: mail.attempts + 1, error: why, givenUp: pause === undefined },
      'mail not sent',
    )
    await waiting.postpone(mail, why, pause, !isRecipientsFault(error))
  }

  return async (mail: DueMail): Promise<void> => {
    const isOver = isExpired(mail, now())
    try {
      if (isOver) logger.warn({ mail: mail.id }, 'mail not sent: its code has expired')
      else if (!handedOver.has(mail.id)) await send(mail)
    } catch (error) {
      return recordFailure(mail, error)
    }
    handedOver.add(mail.id)
    await waiting.forget(mail, !isOver && mail.recipient !== nobody)
    handedOver.delete(mail.id)
  }
}

type Options = { database: Database; processName: string; send: SendMail; logger: Logger; now: () => Date }

/**
 * The outbox worker: sends due mails and retries with growing pauses. Sent mails are erased, because they may contain one-time
 * codes. Delivery is at least once: a kill between sending and erasing sends a mail again.
 */
export function createMailer({ database, processName, send, logger, now }: Options): Mailer {
  const waiting = openWaitingMails({ database, processName, now })
  const sendOne = createSender({ waiting, send, logger, now })
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function sendDue(): Promise<void> {
    for (let due = await waiting.takeDue(); due.length > 0 && !stopped; due = await waiting.takeDue())
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
        next = (await waiting.nextDueIn()) ?? idleSeconds
      } catch (error) {
        logger.error({ err: error }, 'waiting mails could not be processed')
        next = idleSeconds
      }
    } while (again && !stopped)
    running = undefined
    if (stopped) return
    timer = setTimeout(wake, Math.min(Math.max(next, 1), idleSeconds) * 1000)
    timer.unref()
  }

  function wake(): void {
    if (stopped) return
    again = true
    running ??= run()
  }

  database.listen('outbox', wake)
  return {
    sendNow: send,
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
