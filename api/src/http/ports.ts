import type { Write } from '@thodu/db'

/** What every feature may lean on besides the database: declared here, made in create-deps.ts. */

/** Sends the mails that wait in the outbox (mail/mailer.ts). */
export type Mailer = {
  /** Sends what waits, soon and in the background. A commit that queued mail does it by itself. */
  wake: () => void
  /** Resolves when nothing that is due is left to send. */
  settle: () => Promise<void>
  /** Lets mails on their way finish, then sends no more; what waits is sent after the next start. */
  stop: () => Promise<void>
}

/** Room on the disk that is given away when it is full (operations/disk-reserve.ts). */
export type DiskReserve = {
  /** Sets the reserve aside; the server does this, commands beside it do not. */
  start: () => Promise<void>
  /** Whether the disk was found full and the reserve given away: only what people need to get in may write now. */
  isLow: () => boolean
  /** Writes once more with the reserve given away when the disk is full. */
  protect: (write: Write) => Write
  stop: () => void
}

/** Counts what was answered (operations/metrics.ts). */
export type Metrics = {
  /** Counts one answered request; `route` is the pattern, never the path. */
  observe: (method: string, route: string, status: number, seconds: number) => void
  /** Requests and process in the Prometheus text format. */
  render: () => string
}
