import type { Subject } from '../../http/ports.ts'
import type { AccessRow } from './write-accesses.ts'

/** Beyond this number all are dropped, and rows are counted again. */
const maxKnown = 100_000

type Way = 'opened' | 'listed'

/** Prevents writing an access twice within an hour. */
export function createKnownLooks() {
  let hour = ''
  let known = new Map<string, Set<string>>()
  let count = 0

  return {
    /** @returns the start of the hour; a new hour starts empty */
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
    /** Ignores rows of other hours. */
    remember({ viewer, subject, opened, listed, hour: ofHour }: AccessRow): void {
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
