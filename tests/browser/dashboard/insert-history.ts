import { dayInCity } from '@thodu/api/contract/time'
import { useRaw } from '../../support/raw-database.ts'

const minute = 60_000
/** Two past weeks without other test data: the first Monday and the last Sunday. */
export const longAgo = { from: '2025-03-03', to: '2025-03-16' }

type Input = { dataDir: string; officeId: string }

/**
 * Two weeks: 25 bookings, 23 called in time after 10 to 32 minutes, one late with a reason, one never, and four calls on
 * each of two days.
 */
export function insertHistory({ dataDir, officeId }: Input): void {
  useRaw(`${dataDir}/thodu.db`, (raw) => {
    const promise = raw.prepare(`insert into promises
      (id, subject_type, subject_id, kind, round, clock, started_at, due_at, due_day, ends_at, held_minutes, met_at,
       broken_noted_at, closed_at, reason_code, reason_by, reason_at)
      values (@id, 'booking', @id, 'call', 0, 'always', @start, @end, @day, @end, 0, @met, @broken, @closed, @reason, @by, @reasonAt)`)
    const call = raw.prepare(`insert into calls
      (id, phone10, direction, outcome, note, next_try_at, by_id, client_call_id, day, created_at)
      values (@id, '', 'out', @outcome, null, null, @by, @id, @day, @at)`)
    const begin = Date.parse(`${longAgo.from}T10:00:00+05:30`)
    const time = (ms: number): string => new Date(ms).toISOString()
    for (let place = 0; place < 25; place += 1) {
      const start = begin + (place % 2) * 7 * 1_440 * minute
      const end = start + 120 * minute
      const [isLate, isNever] = [place === 23, place === 24]
      promise.run({
        id: `long-ago-${place}`,
        start: time(start),
        end: time(end),
        day: dayInCity(new Date(end)),
        met: isNever ? null : time(isLate ? end + 30 * minute : start + (10 + place) * minute),
        broken: isLate || isNever ? time(end) : null,
        closed: isNever ? time(end) : null,
        reason: isLate ? 'no-network' : null,
        by: isLate ? officeId : null,
        reasonAt: isLate ? time(end) : null,
      })
    }
    for (const [place, outcome] of ['reached', 'no-answer', 'booked', 'busy'].entries())
      for (const ago of [0, 8]) {
        const at = begin + (ago * 1_440 + place) * minute
        const id = `long-ago-${ago}-${place}`
        call.run({ id, outcome, by: officeId, day: dayInCity(new Date(at)), at: time(at) })
      }
  })
}
