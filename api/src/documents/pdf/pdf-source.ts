/** Bytes of a document, and what looking at them has cost so far. */
export type Source = {
  bytes: Buffer
  work: Work
}
/** Counts what is looked at, in steps of about a byte each, and ends what takes too many. */
export type Work = {
  readonly done: number
  /** @throws TooMuchWork */
  spend: (steps: number) => void
}

/** Steps that judging a document may take: what is packed small, and for each of its bytes. Scans and print-outs take 2 to 8. */
const baseWork = 100_000_000
const workPerByte = 16

export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** For a document of so many bytes. */
export function createWork(bytes: number): Work {
  const max = baseWork + workPerByte * bytes
  let done = 0
  return {
    get done() {
      return done
    },
    spend(steps) {
      done += steps
      if (done > max) throw new TooMuchWork('a document that takes too long to judge')
    },
  }
}
