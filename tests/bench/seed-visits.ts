import { addDays, dayOfMoment, momentOf, toMoment } from '@thodu/api/contract/time'
import { newId } from '@thodu/db'
import { useRaw } from '../support/raw-database.ts'

/** A full day of an agency: as many in a large file as in a small one, which reaches back further. */
const visitsPerDay = 140
const caretakers = 100
const daysAhead = 14
/** One in so many has nobody, or was missed. */
const exceptions = 25

/** Puts visits into a seeded file: two weeks ahead, and back as far as they reach. */
export function seedVisits(file: string, { visits, now }: { visits: number; now: Date }): void {
  const today = dayOfMoment(momentOf(now))
  const at = now.toISOString()
  useRaw(file, (raw) => {
    const ids = (sql: string): string[] => (raw.prepare(sql).all() as { id: string }[]).map(({ id }) => id)
    const people = ids(`select id from accounts where role = 'caretaker' order by id limit ${caretakers}`)
    const bookings = ids(`select id from bookings order by seq desc limit ${visitsPerDay * 10}`)
    // Everybody has two rounds a day, also where there are few.
    const daily = Math.min(visitsPerDay, 2 * people.length)
    const insert = raw.prepare(`insert into visits (id, booking_id, service_day, code, ordinal, starts_min, ends_min,
      caretaker_id, status, started_min, ended_min, start_proof, end_proof, created_at, updated_at)
      values (?, ?, ?, 'D', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
    raw.pragma('synchronous = OFF')
    raw.transaction(() => {
      for (let index = 0; index < visits; index += 1) {
        const place = index % daily
        const day = addDays(today, daysAhead - 1 - Math.floor(index / daily))
        // The second round of a day is the afternoon's.
        const starts = toMoment(day, place < people.length ? 480 : 960)
        const isPast = day < today
        const isOdd = index % exceptions === 0
        const status = isPast ? (isOdd ? 'missed' : 'done') : 'planned'
        const worked =
          status === 'done'
            ? [starts, starts + 360, 'office', index % 3 === 0 ? 'none' : 'family']
            : [null, null, null, null]
        const caretaker = isOdd && !isPast ? null : people[place % people.length]
        const booking = bookings[index % bookings.length]
        insert.run(newId(), booking, day, index, starts, starts + 360, caretaker, status, ...worked, at, at)
      }
    })()
  })
}
