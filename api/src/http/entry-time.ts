import { texts } from '../contract/texts.ts'
import { dayMs, minuteMs } from '../contract/time.ts'
import { badRequest } from './errors/api-error.ts'

/** Longest time in ms between a call or letter and its entry by the office. */
const longest = 60 * dayMs
/** Allowed difference between the clocks of browser and server, in ms. */
const clockError = 5 * minuteMs

/**
 * Reads when a request came that the office enters; a time just ahead counts as now.
 * @throws ApiError 400 for a time that is ahead or too long ago
 */
export function readEntryTime(cameAt: string, now: Date): Date {
  const came = Date.parse(cameAt)
  if (came > now.getTime() + clockError || came < now.getTime() - longest)
    throw badRequest('entry.time_wrong', { cameAt: texts.calls.cameWrong })
  return new Date(Math.min(came, now.getTime()))
}

/**
 * Converts a phone's time to the server's clock (rule DAY-3). The phone also sends its own "now": the time between the two is
 * right even if its clock is wrong.
 * @returns milliseconds since 1970
 */
export function momentOnServer(
  { occurredAt, sentAt }: { occurredAt?: string | undefined; sentAt?: string | undefined },
  now: Date,
): number {
  if (occurredAt === undefined) return now.getTime()
  const occurred = Date.parse(occurredAt)
  // The difference is negative if the clock was set back in between.
  return sentAt === undefined ? occurred : now.getTime() - Math.max(0, Date.parse(sentAt) - occurred)
}
