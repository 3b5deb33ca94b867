import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayInCity } from '@thodu/api/contract/time'
import type { VisitRow } from '@thodu/db'
import type { Person } from '../../support/people.ts'
import { useRaw } from '../../support/raw-database.ts'
import type { TestServer } from '../../support/servers/server.ts'

const minute = 60_000
type GivenVisit = {
  booking: Booking
  caretaker: Person | null
  startsIn: number
  minutes?: number
  status?: VisitRow['status']
} & Partial<Pick<VisitRow, 'reason' | 'reason_by' | 'origin_visit_id' | 'origin_kind' | 'start_proof' | 'end_proof'>>

/**
 * Inserts a visit into the database of a running server, because planning creates none that has begun. `startsIn` is
 * minutes from now, negative for the past; a done visit was on time. @returns its id
 */
export function insertVisit(server: Pick<TestServer, 'dataDir'>, given: GivenVisit): string {
  const { booking, caretaker, startsIn, minutes = 720, status = 'planned', ...more } = given
  const id = randomUUID()
  const starts = Math.floor(Date.now() / minute) + startsIn
  const at = new Date().toISOString()
  const row = {
    id,
    booking_id: booking._id,
    service_day: dayInCity(new Date(starts * minute)),
    code: 'D',
    ordinal: Math.floor(Math.random() * 1_000_000),
    starts_min: starts,
    ends_min: starts + minutes,
    caretaker_id: caretaker?.user._id ?? null,
    status,
    started_min: status === 'done' ? starts : null,
    ended_min: status === 'done' ? starts + minutes : null,
    created_at: at,
    updated_at: at,
    ...more,
  }
  const columns = Object.keys(row)
  useRaw(join(server.dataDir, 'thodu.db'), (raw) =>
    raw
      .prepare(`insert into visits (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`)
      .run(row),
  )
  return id
}
