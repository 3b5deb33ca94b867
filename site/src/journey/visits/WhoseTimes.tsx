import { tellDifference } from '../ui/clock.ts'

/** Whose clock the times below are of, once, where the reader's is another one (rule TXT-7). */
export function WhoseTimes({ at }: { at: number }) {
  const difference = tellDifference(at)
  return difference === undefined ? null : <p className="small soft">{difference}</p>
}
