import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEvery = 10_000
/** Usual memory of the idle server plus a margin, in bytes; below it there is nothing to return. */
const usual = 165 * 1_048_576
/** A collection is worth its pause when memory grew by this much since the last one, in bytes. */
const worth = 8 * 1_048_576
/** Share of busy time since the last check below which the server counts as idle. */
const quiet = 0.25

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
type Watched = { readResident: () => number; readBusy: () => number; collect: () => void }

/** V8 exposes its collection to contexts created while the flag is set, so the start needs no flag. */
function exposeCollection(): Collect {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return collect
}

/** @returns a check that collects when the process is idle and has grown */
export function createMemoryWatch({ readResident, readBusy, collect }: Watched): () => void {
  let left = usual - worth
  return () => {
    if (readBusy() > quiet || readResident() < left + worth) return
    collect()
    left = Math.max(usual - worth, readResident())
  }
}

/**
 * Returns memory to the system after a load (rule FAST-7). V8 keeps freed pages and an idle process does not collect; only a
 * last-resort collection returns them. It stops everything for 0.1 s, so it waits for an idle moment.
 * @returns a stop function
 */
export function startGivingBack(): () => void {
  let expose: Collect | undefined
  let last = performance.eventLoopUtilization()
  const look = createMemoryWatch({
    readResident: () => process.memoryUsage.rss(),
    readBusy: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    collect: () => {
      expose ??= exposeCollection()
      expose({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    },
  })
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
