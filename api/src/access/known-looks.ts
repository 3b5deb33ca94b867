import type { Subject } from '../http/ports.ts'
import type { Access } from './write-accesses.ts'

/** Names kept of what this hour already holds; beyond, they are forgotten, and rows are counted up once more. */
const maxKnown = 100_000

type Way = 'opened' | 'listed'

/** What the rows of this hour hold already, by who looked and how, so that nothing is written down twice in it. */
export function createKnownLooks() {
  let hour = ''
  let known = new Map<string, Set<string>>()
  let count = 0

  return {
    /** @returns the hour of a moment, as rows name it; a new one begins with nothing known */
    startHour(at: string): string {
      const begun = `${at.slice(0, 13)}:00:00.000Z`
      if (begun === hour && count < maxKnown) return hour
      hour = begun
      known = new Map()
      count = 0
      return hour
    },
    has: (viewerId: string, way: Way, { type, id }: Subject): boolean =>
      known.get(`${viewerId} ${way} ${type}`)?.has(id) ?? false,
    /** Takes over what a row that was written holds; of another hour nothing. */
    remember({ viewer, subject, opened, listed, hour: ofHour }: Access): void {
      if (ofHour !== hour) return
      for (const way of [opened > 0 ? 'opened' : undefined, listed > 0 ? 'listed' : undefined] as const) {
        if (way === undefined) continue
        const name = `${viewer.id} ${way} ${subject.type}`
        const ids = known.get(name) ?? new Set<string>()
        known.set(name, ids)
        if (!ids.has(subject.id)) count += 1
        ids.add(subject.id)
      }
    },
  }
}
