import { type ApiError, unavailable } from '../errors/api-error.ts'

type Waiting = { start: () => void; refuse: (error: unknown) => void }
type Sizes = { atOnce: number; perOwner: number; inAll: number; refusal?: () => ApiError }

/**
 * Runs a few costly jobs at a time, with owners taking turns: an owner's first job waits for at most one more job of a flood. A
 * full queue refuses the latest job of the owner with most jobs to make room for a new owner.
 */
export function createFairQueue({ atOnce, perOwner, inAll, refusal = unavailable }: Sizes) {
  /** The map is in the order of turns. */
  const queues = new Map<string, Waiting[]>()
  let working = 0
  let waiting = 0

  function makeRoom(mine: number): void {
    if (mine >= perOwner) throw refusal()
    if (waiting < inAll) return
    const longest = [...queues.values()].reduce((most, queue) => (queue.length > most.length ? queue : most), [])
    if (longest.length <= mine + 1) throw refusal()
    waiting -= 1
    longest.pop()?.refuse(refusal())
  }

  function startNext(): void {
    const [first] = queues
    if (!first) {
      working -= 1
      return
    }
    const [owner, queue] = first
    queues.delete(owner)
    const next = queue.shift()
    if (queue.length > 0) queues.set(owner, queue)
    waiting -= 1
    next?.start()
  }

  /** Waits for a turn. @throws ApiError 503, or `refusal`, if too many jobs of this owner, or of all, wait */
  return async function inTurn<Result>(owner: string, job: () => Promise<Result>): Promise<Result> {
    if (working < atOnce) working += 1
    else {
      const queue = queues.get(owner) ?? []
      makeRoom(queue.length)
      // A finished job passes its place on.
      await new Promise<void>((start, refuse) => {
        queue.push({ start, refuse })
        queues.set(owner, queue)
        waiting += 1
      })
    }
    try {
      return await job()
    } finally {
      startNext()
    }
  }
}
