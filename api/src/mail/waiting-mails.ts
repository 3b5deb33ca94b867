import type { Database, Tables } from '@thodu/db'
import type { ExpressionBuilder } from 'kysely'
import type { MailToSend } from '../http/ports.ts'
import { endMailFailure, recordMailFailure } from './mail-failure.ts'
import { emptied } from './queue-mail.ts'

const batchSize = 20
/** Mails that are on their way at once, and as many as one process claims at a time. */
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
/** Longer than a mail server is waited for; whoever is killed with a mail in hand leaves it to the others, in ms. */
const claimTime = 120_000
const isFree = (at: string) => (eb: ExpressionBuilder<Tables, 'outbox_mails'>) =>
  eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)])

/** A mail whose turn has come. */
export type DueMail = MailToSend & { attempts: number; booking_id: string | null }
export type WaitingMails = {
  /** A few of those that are due, none when there are none. */
  takeDue: () => Promise<DueMail[]>
  /**
   * Notes why a mail could not be sent.
   * @param pause seconds until it is tried again; undefined gives it up
   * @param isOutage whether any other mail would have failed too
   */
  postpone: (mail: DueMail, why: string, pause: number | undefined, isOutage: boolean) => Promise<void>
  /**
   * What has gone leaves the table; of a mail about a booking stays that, without its text (rule MAIL-9).
   * @param wasSent whether the mail server has taken it, so that mails do not fail any more
   */
  forget: (mail: DueMail, wasSent: boolean) => Promise<void>
  /** Seconds until the next one is due, negative when it is late; undefined when none waits. */
  nextDueIn: () => Promise<number | undefined>
}
type Options = { database: Database; processName: string; now: () => Date }

/** The table of mails that wait, as the one who sends them sees it. */
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
  /** Takes a few of those that are due, so that no other process sends them too (rule MAIL-8). */
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
