import { minuteMs } from '../contract/time.ts'

/** Who reads again within this time is still on the page: screens ask by themselves every minute at the latest. In ms. */
const sameVisit = 5 * minuteMs
/** Visits kept in mind; beyond, they are forgotten, and a page that stands open is counted once more. */
const maxKept = 100_000

/**
 * Tells a visit of a person to a page from the page's asking again: whatever is read within five minutes of the last reading
 * belongs to the same opening, and to the hour in which that began (rule AUD-15).
 */
export function createOpenings() {
  let visits = new Map<string, { hour: string; seenAt: number }>()
  return {
    /** @returns whether it is an opening of its own, and the hour it belongs to */
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
