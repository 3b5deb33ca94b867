import { sweepAccounts } from '../accounts/sweep-accounts.ts'
import { sweepOrphans } from '../documents/kept-files.ts'
import type { Deps } from '../http/environment.ts'
import { sweepOutbox } from '../mail/sweep-outbox.ts'
import { sweepDocuments } from '../money/sweep-documents.ts'
import { sweepOffers } from '../offers/sweep-offers.ts'
import { withLease } from '../operations/leases.ts'
import { sweepAccesses } from '../privacy/access-log/sweep-accesses.ts'
import { sweepRetention } from '../privacy/retention/erase-due-accounts.ts'
import { sweepScheduleChanges } from '../schedule-changes/sweep-schedule-changes.ts'
import { sweepUndos } from '../undo/undo.ts'
import { sweepLeftVisits } from '../visits/schedule/sweep-departed-visits.ts'

const hour = 3_600_000
/** A feature whose data expires adds its sweep here. */
const sweeps = {
  accounts: sweepAccounts,
  keeping: sweepRetention,
  outbox: sweepOutbox,
  accesses: sweepAccesses,
  undos: sweepUndos,
  uploads: sweepOrphans,
  'left visits': sweepLeftVisits,
  'schedule changes': sweepScheduleChanges,
  documents: sweepDocuments,
  offers: sweepOffers,
}

/** Runs now and every hour; a failure is logged and retried. @returns a function that stops it */
export function startSweeping(deps: Deps): () => void {
  const run = async (): Promise<void> => {
    for (const [name, sweep] of Object.entries<(deps: Deps) => Promise<unknown>>(sweeps))
      await withLease(deps, `sweep-${name}`, () => sweep(deps)).catch((error: unknown) =>
        deps.logger.error({ err: error, sweep: name }, 'a cleanup failed'),
      )
    deps.logger.debug('the cleanup ended')
  }
  void run()
  const timer = setInterval(() => void run(), hour)
  timer.unref()
  return () => clearInterval(timer)
}
