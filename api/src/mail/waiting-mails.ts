import type { Database, Tables } from '@thodu/db'
import type { ExpressionBuilder } from 'kysely'
import type { MailToSend } from '../http/ports.ts'
import { endMailFailure, recordMailFailure } from './mail-failure.ts'
import { emptied } from './queue-mail.ts'

const batchSize = 20
/** How many mails a process claims at once and sends in parallel. */
export const atOnce = 4

const columns = [
  'id',
  'recipient',
  'subject',
  'text_body',
  'html_body',
  'headers',
  'created_at',
  'attempts',
  'booking_id',
] as const
/**
 * How long a claim lasts, in ms; longer than the mail server's time-out. After it, another process sends the mails of a process
 * that was killed.
 */
const claimTime = 120_000
const isFree = (at: string) => (eb: ExpressionBuilder<Tables, 'outbox_mails'>) =>
  eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)])

export type DueMail = MailToSend & { attempts: number; booking_id: string | null }
export type WaitingMails = {
  takeDue: () => Promise<DueMail[]>
  /**
   * Records why a mail was not sent.
   * @param pause seconds until the next attempt; undefined: no more attempts
   * @param isOutage true if the cause affects all mails, for example an unreachable server
   */
  postpone: (mail: DueMail, why: string, pause: number | undefined, isOutage: boolean) => Promise<void>
  /**
   * Removes a sent or expired mail. For a mail about a booking, the row remains without its text (rule MAIL-9).
   * @param wasSent true if the mail server accepted the mail; then a recorded mail failure ends
   */
  forget: (mail: DueMail, wasSent: boolean) => Promise<void>
  /** Returns the seconds until the next mail is due, negative when it is overdue; undefined when no mail waits. */
  nextDueIn: () => Promise<number | undefined>
}
type Options = { database: Database; processName: string; now: () => Date }

export function openWaitingMails({ database, processName, now }: Options): WaitingMails {
  const selectDue = () =>
    database.read
      .selectFrom('outbox_mails')
      .select(columns)
      .where('status', '=', 'waiting')
      .where('next_attempt_at', '<=', now().toISOString())
      .orderBy('next_attempt_at')
      .limit(batchSize)
      .execute()
  /** Claims the due mails, so that no other process sends them too (rule MAIL-8). */
  const claimDue = async () =>
    (await claimSome(database, processName, now())).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const takeDue = database.isShared ? claimDue : selectDue
  return {
    takeDue,
    async postpone(mail, why, pause, isOutage) {
      const next = new Date(now().getTime() + (pause ?? 0) * 1000)
      await database.write(async (tx) => {
        await tx
          .updateTable('outbox_mails')
          .set({
            attempts: mail.attempts + 1,
            last_error: why,
            next_attempt_at: next.toISOString(),
            status: pause === undefined ? 'failed' : 'waiting',
            claimed_until: null,
          })
          .where('id', '=', mail.id)
          .execute()
        if (isOutage) await recordMailFailure(tx, why, now())
      })
    },
    forget: ({ id, booking_id }, wasSent) =>
      database.write(async (tx) => {
        if (wasSent) await endMailFailure(tx)
        if (booking_id === null) await tx.deleteFrom('outbox_mails').where('id', '=', id).execute()
        else
          await tx
            .updateTable('outbox_mails')
            .set({ ...emptied, status: 'sent', sent_at: now().toISOString(), last_error: null, claimed_until: null })
            .where('id', '=', id)
            .execute()
      }),
    async nextDueIn() {
      const first = await database.read
        .selectFrom('outbox_mails')
        .select('next_attempt_at')
        .where('status', '=', 'waiting')
        .$if(database.isShared, (query) => query.where(isFree(now().toISOString())))
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst()
      return first && (Date.parse(first.next_attempt_at) - now().getTime()) / 1000
    },
  }
}

function claimSome(database: Database, processName: string, now: Date): Promise<DueMail[]> {
  const [at, until] = [now.toISOString(), new Date(now.getTime() + claimTime).toISOString()]
  return database.write((tx) =>
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
}
