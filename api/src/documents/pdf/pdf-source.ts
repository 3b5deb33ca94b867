export type Source = {
  bytes: Buffer
  work: Work
}
/** Counts steps of about one byte. */
export type Work = {
  readonly done: number
  /** @throws TooMuchWork */
  spend: (steps: number) => void
}

/** A base for small packed files, plus steps per byte. Scans and print-outs take 2 to 8 per byte. */
const baseWork = 100_000_000
const workPerByte = 16

export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

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
