import { type CallbackWindow, callbackWindows } from '@thodu/api/contract/care/catalogue'
import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'

type Waiting = Pick<CallbackInQueue, 'dueAt' | 'createdAt' | 'callbackData'>

/** Whether a request is past its promised time, which the server sends (rule PROM-2). */
export const isOverdue = ({ dueAt }: Pick<Waiting, 'dueAt'>, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) < now

const dueOf = ({ dueAt }: Waiting): number => (dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt))

/** Groups requests by the family's time window, sorted by due time. */
export function groupByWindow<Row extends Waiting>(rows: readonly Row[]): { window: CallbackWindow; rows: Row[] }[] {
  return callbackWindows
    .map((window) => ({
      window,
      rows: rows
        .filter(({ callbackData }) => callbackData.preferredTime === window)
        .sort(
          (one, other) =>
            // Infinity minus Infinity is NaN, so the second criterion applies.
            dueOf(one) - dueOf(other) || Date.parse(one.createdAt) - Date.parse(other.createdAt),
        ),
    }))
    .filter((group) => group.rows.length > 0)
}
