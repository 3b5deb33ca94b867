import type { Database, Tables } from '@thodu/db'
import type { ExpressionBuilder } from 'kysely'
import type { MailToSend } from '../http/ports.ts'
import { endMailFailure, recordMailFailure } from './mail-failure.ts'
import { emptied } from './queue-mail.ts'

const batchSize = 20
/** Mails sent in parallel, and claimed by one process at a time. */
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
/** In ms, longer than a mail server may take. Then other processes take over the mails of a killed one. */
const claimTime = 120_000
const isFree = (at: string) => (eb: ExpressionBuilder<Tables, 'outbox_mails'>) =>
  eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)])

export type DueMail = MailToSend & { attempts: number; booking_id: string | null }
export type WaitingMails = {
  takeDue: () => Promise<DueMail[]>
  /**
   * Records why a mail was not sent.
   * @param pause seconds until the next attempt; undefined gives the mail up
   * @param isOutage any other mail would have failed too
   */
  postpone: (mail: DueMail, why: string, pause: number | undefined, isOutage: boolean) => Promise<void>
  /**
   * Removes a sent or expired mail; one about a booking leaves a row without its text (rule MAIL-9).
   * @param wasSent the mail server accepted it, which ends a recorded failure
   */
  forget: (mail: DueMail, wasSent: boolean) => Promise<void>
  /** Seconds until the next mail, negative when overdue; undefined when no mail waits. */
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
  /** Prevents other processes from sending the same mails (rule MAIL-8). */
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
