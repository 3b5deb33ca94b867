/**
 * When something happened by the server's clock (rule DAY-3). A phone whose clock is wrong sends its own "now" along: the
 * time between the two is right, whatever the clock says. Without that its clock is taken as it is.
 * @returns milliseconds since 1970
 */
export function momentOnServer(
  { occurredAt, sentAt }: { occurredAt?: string | undefined; sentAt?: string | undefined },
  now: Date,
): number {
  if (occurredAt === undefined) return now.getTime()
  const occurred = Date.parse(occurredAt)
  // A clock that was put back in between makes the difference negative.
  return sentAt === undefined ? occurred : now.getTime() - Math.max(0, Date.parse(sentAt) - occurred)
}
