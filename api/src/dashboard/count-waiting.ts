import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import type { Waiting } from '../contract/dashboard/dashboard.schema.ts'
import { refundWithinMs } from '../contract/money/money-rules.ts'
import type { OperatorNotice } from '../contract/operations/operations.schema.ts'
import { takesMoney } from '../contract/payment-setup.ts'
import type { Deps } from '../http/environment.ts'
import { countSteps } from './read-attention-list.ts'

const selectCounts = prepareQuery((db, { now, refundsSince }: Placeholders<{ now: string; refundsSince: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'pending')
      .where('is_assigned', '=', 0)
      .as('bookings'),
    eb
      .selectFrom('callbacks')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'open')
      .as('callbacks'),
    eb
      .selectFrom('promises')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('ends_at', '<', now)
      .where('kind', '=', 'callback')
      .where((of) => of.and([of('met_at', 'is', null), of('void_at', 'is', null), of('closed_at', 'is', null)]))
      .as('overdue'),
    eb
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'new')
      .as('messages'),
    eb
      .selectFrom('messages')
      .innerJoin('call_tries', 'call_tries.subject_id', 'messages.id')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('messages.status', '=', 'new')
      .where('call_tries.subject_type', '=', 'message')
      .where('call_tries.given_up', '=', 1)
      .as('withoutCall'),
    eb
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'pending')
      .as('documents'),
    eb
      .selectFrom('time_off')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'requested')
      .as('timeOff'),
    eb
      .selectFrom('privacy_requests')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('decided_at', 'is', null)
      .as('privacy'),
    eb
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('direction', '=', 'in')
      .where('status', '=', 'claimed')
      .as('claims'),
    eb
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('direction', '=', 'out')
      .where('status', '=', 'asked')
      .as('refunds'),
    eb
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('direction', '=', 'out')
      .where('status', '=', 'asked')
      .where('asked_at', '<', refundsSince)
      .as('lateRefunds'),
  ]),
)

type Config = Pick<Deps['config'], 'secret' | 'payments' | 'requiredChecks' | 'office'>

/** Counts each queue (rule OFF-24) and the attention list (rule HALL-1). */
export async function countWaiting(
  read: Reader,
  config: Config,
  notices: readonly OperatorNotice[],
  now: Date,
): Promise<Waiting> {
  const refundsSince = new Date(now.getTime() - refundWithinMs).toISOString()
  const [counts] = await selectCounts(read, { now: now.toISOString(), refundsSince })
  const inQueue = (queue: keyof NonNullable<typeof counts>): number => counts?.[queue] ?? 0
  const steps = await countSteps(read, config, notices, now)
  return {
    needsAction: steps.needsAction,
    bookings: inQueue('bookings'),
    callbacks: inQueue('callbacks'),
    overdueCallbacks: inQueue('overdue'),
    messages: inQueue('messages'),
    documents: inQueue('documents'),
    lateVisits: steps.unassigned + steps.absent + steps.late,
    openVisits: steps.open,
    startsSoon: { unassigned: steps.noCaretaker, unplanned: steps.noPlan },
    remarks: steps.remark,
    troubles: steps.trouble,
    breaches: steps.breach,
    changes: steps.change,
    calls: steps.call,
    timeOff: inQueue('timeOff'),
    privacy: { open: inQueue('privacy'), late: steps.privacy },
    inbox: {
      open: steps.cards.open + inQueue('withoutCall') + steps.change + inQueue('privacy'),
      late: steps.cards.late + steps.privacy,
    },
    money: takesMoney(config.payments)
      ? { claims: inQueue('claims'), refunds: inQueue('refunds'), lateRefunds: inQueue('lateRefunds') }
      : null,
  }
}
