import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEvery = 10_000
/** What the server rests with, and some more: below, there is nothing to give back. Bytes. */
const usual = 165 * 1_048_576
/** A collection is worth its pause where so much came on top of what the last one left, bytes. */
const worth = 8 * 1_048_576
/** Of the time since the last look; whoever does more than that is not resting. */
const quiet = 0.25

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
type Watched = { readResident: () => number; readBusy: () => number; collect: () => void }

/** V8 shows its collection to contexts that are made while the flag stands: no start needs a flag for it. */
function exposeCollection(): Collect {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return collect
}

/** @returns what looks once: a process that rests and holds more than it did collects */
export function createMemoryWatch({ readResident, readBusy, collect }: Watched): () => void {
  let left = usual - worth
  return () => {
    if (readBusy() > quiet || readResident() < left + worth) return
    collect()
    left = Math.max(usual - worth, readResident())
  }
}

/**
 * Gives memory back after a load (rule FAST-7). V8 keeps the pages that it freed, and with nothing to do it sees no reason to
 * look for more; only its last resort returns them. That stops everything for 0.1 s, so it waits for a quiet moment.
 * @returns what ends it
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
