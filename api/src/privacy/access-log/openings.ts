import { minuteMs } from '../../contract/time.ts'

/** A repeated read within this time, in ms, belongs to the same opening. Screens poll at least every minute. */
const sameVisit = 5 * minuteMs
/** Beyond this number all are dropped, and an open page counts once more. */
const maxKept = 100_000

/**
 * Distinguishes an opening from polling: a read within five minutes of the last one belongs to the same opening and its first
 * hour (rule AUD-15).
 */
export function createOpenings() {
  let visits = new Map<string, { hour: string; seenAt: number }>()
  return {
    note(who: string, what: string, { at, hour }: { at: string; hour: string }): { isNew: boolean; hour: string } {
      const key = `${who} ${what}`
      const seenAt = Date.parse(at)
      const before = visits.get(key)
      const isNew = before === undefined || seenAt - before.seenAt > sameVisit
      if (isNew && visits.size >= maxKept) visits = new Map()
      const visit = { hour: isNew ? hour : before.hour, seenAt }
      visits.set(key, visit)
      return { isNew, hour: visit.hour }
    },
  }
}
