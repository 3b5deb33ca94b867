import type { Deps } from '../http/environment.ts'
import { withLease } from '../operations/leases.ts'
import { remindOfBreaches } from '../privacy/breaches/remind-team.ts'
import { notifyOfDueRequests } from '../privacy/requests/notify-of-due-requests.ts'
import { notePromises } from '../promises/note-promises.ts'
import { notifyDevices } from '../schedule-changes/notify-devices.ts'
import { flagMissing } from '../visits/flag-missing.ts'
import { extendRosters } from '../visits/schedule/extend-rosters.ts'

const minute = 60_000
type Job = (deps: Deps) => Promise<unknown>
/**
 * These jobs depend only on time. Each reads what is due and may be repeated, so a kill, a hundred ticks at once, or days
 * without one do no harm (rule VISIT-4). A feature adds its job here.
 */
const jobs: Readonly<Record<string, Job>> = {
  promises: notePromises,
  extendRosters,
  flagMissing,
  breaches: remindOfBreaches,
  privacyRequests: notifyOfDueRequests,
  devices: notifyDevices,
}

/** Runs one job after the other; a failure is logged and retried in the next minute. */
export async function startTimer(deps: Deps): Promise<void> {
  for (const [name, job] of Object.entries(jobs))
    await withLease(deps, `tick-${name}`, () => job(deps)).catch((error: unknown) =>
      deps.logger.error({ err: error, job: name }, 'a scheduled job failed'),
    )
}

/** Ticks now and every minute, never twice at once. @returns a function that stops it */
export function startTicking(deps: Deps): () => void {
  let running = false
  const run = async (): Promise<void> => {
    if (running) return
    running = true
    await startTimer(deps).finally(() => {
      running = false
    })
  }
  void run()
  const timer = setInterval(() => void run(), minute)
  timer.unref()
  return () => clearInterval(timer)
}
