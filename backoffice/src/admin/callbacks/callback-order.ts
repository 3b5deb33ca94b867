import type { CallbackInQueue } from '@thodu/api/contract/calls/wire-types'
import { type CallbackWindow, callbackWindows } from '@thodu/api/contract/care/catalogue'

/** A call is promised within 2 hours (rule CAT-9). Milliseconds. */
export const CALL_WITHIN = 2 * 60 * 60 * 1_000
type Waiting = Pick<CallbackInQueue, 'status' | 'createdAt' | 'callbackData'>

/** Whether somebody still waits although the promised time has passed. */
export const isOverdue = ({ status, createdAt }: Pick<Waiting, 'status' | 'createdAt'>, now: number): boolean =>
  status === 'open' && now - Date.parse(createdAt) > CALL_WITHIN

/** Requests by the window the family asked for, longest waiting first, so that the overdue stand on top. */
export function groupByWindow<Row extends Waiting>(rows: readonly Row[]): { window: CallbackWindow; rows: Row[] }[] {
  return callbackWindows
    .map((window) => ({
      window,
      rows: rows
        .filter(({ callbackData }) => callbackData.preferredTime === window)
        .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
    }))
    .filter((group) => group.rows.length > 0)
}
