import { describeZoneDifference } from '../ui/clock.ts'

/** Says once which city's time the visits use, if the reader's differs (rule TXT-7). */
export function WhoseTimes({ at }: { at: number }) {
  const difference = describeZoneDifference(at)
  return difference === undefined ? null : <p className="small soft">{difference}</p>
}
