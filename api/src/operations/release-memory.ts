import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEvery = 10_000
/** Shortly below the limit of rule FAST-7, in bytes: a collection drops compiled code, so later calls take twice as long for a while. */
const usual = 192 * 1_048_576
/** Growth in bytes that is worth a collection. */
const worth = 24 * 1_048_576
/** Share of busy time below which the server is idle. */
const quiet = 0.25

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
type Watched = { readResident: () => number; readBusy: () => number; collect: () => void }

/** V8 exposes its collection to contexts created while the flag is set. */
function exposeCollection(): Collect {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return collect
}

export function createMemoryWatch({ readResident, readBusy, collect }: Watched): () => void {
  let left = usual - worth
  return () => {
    if (readBusy() > quiet || readResident() < left + worth) return
    collect()
    left = Math.max(usual - worth, readResident())
  }
}

/**
 * Returns memory after a load (rule FAST-7). V8 keeps freed pages and does not collect when idle; a last-resort collection
 * returns them, but stops everything for 0.1 s, so it waits for an idle moment.
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
