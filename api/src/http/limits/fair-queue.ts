import { type ApiError, unavailable } from '../errors/api-error.ts'

type Waiting = { start: () => void; refuse: (error: unknown) => void }
type Sizes = { atOnce: number; perOwner: number; inAll: number; refusal?: () => ApiError }

/**
 * Runs costly jobs a few at a time, taking owners in turn: however many jobs one owner brings, another one's first job is
 * next but one. A full queue makes room for a newcomer by refusing the latest job of whoever waits with most.
 */
export function createFairQueue({ atOnce, perOwner, inAll, refusal = unavailable }: Sizes) {
  /** In the order in which owners have their turn. */
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

  /** @throws ApiError 503, or `refusal`, when too many of this owner, or of everybody, wait already */
  return async function inTurn<Result>(owner: string, job: () => Promise<Result>): Promise<Result> {
    if (working < atOnce) working += 1
    else {
      const queue = queues.get(owner) ?? []
      makeRoom(queue.length)
      // Whoever finishes hands its place over, so `working` stays as it is.
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
