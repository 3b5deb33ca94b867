import { type CallbackWindow, callbackWindows } from '@thodu/api/contract/care/catalogue'
import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'

type Waiting = Pick<CallbackInQueue, 'dueAt' | 'createdAt' | 'callbackData'>

/** Whether somebody still waits although the promised time has passed: the promise's own end, from the server (rule PROM-2). */
export const isOverdue = ({ dueAt }: Pick<Waiting, 'dueAt'>, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) < now

/** Without a promise it comes last. */
const dueOf = ({ dueAt }: Waiting): number => (dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt))

/** Requests by the window the family asked for, first what is due first, so that the overdue stand on top. */
export function groupByWindow<Row extends Waiting>(rows: readonly Row[]): { window: CallbackWindow; rows: Row[] }[] {
  return callbackWindows
    .map((window) => ({
      window,
      rows: rows
        .filter(({ callbackData }) => callbackData.preferredTime === window)
        .sort(
          (one, other) =>
            // Infinity less Infinity is no number.
            dueOf(one) - dueOf(other) || Date.parse(one.createdAt) - Date.parse(other.createdAt),
        ),
    }))
    .filter((group) => group.rows.length > 0)
}
