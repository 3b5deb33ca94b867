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
