import { newId, type Tables, type VisitRow } from '@thodu/db'
import type { Insertable } from 'kysely'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertRows, selectRows } from '../../../support/rows.ts'
import { createWorld, type Person } from '../../../support/world.ts'

type NewAccount = Insertable<Tables['accounts']>
type NewVisit = Insertable<Tables['visits']>

export const dayMinutes = 1_440
export const weekMinutes = 7 * dayMinutes
/** A Wednesday with its local midnight and noon, in minutes. */
export const today = '2026-06-10'
export const midnight = Date.parse('2026-06-10T00:00:00+05:30') / 60_000
export const noon = midnight + 720
export const monday = midnight - 2 * dayMinutes
export const timeOf = (minutes: number): string => new Date(minutes * 60_000).toISOString()
const cityDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
export const dayOf = (minutes: number): string => cityDay.format(minutes * 60_000)

/** Caretakers who have the visits below in turn, so that no caretaker has two at one time. */
const visitors = 24

/** A caretaker without sign-in; any column can be given. */
export function makeCaretaker(name: string, given: Partial<NewAccount> = {}): NewAccount {
  const id = newId()
  const at = timeOf(midnight)
  return {
    ...{ id, role: 'caretaker', email: `${id}@example.in`, name, phone: '9876543210', location: 'Warangal' },
    ...{ email_updates: 1, sms_alerts: 1, marketing: 0, created_at: at, updated_at: at },
    ...given,
  }
}

const kinds: Partial<NewVisit>[] = [
  { status: 'planned' },
  { status: 'planned', caretaker_id: null },
  { status: 'planned', absent_reported_at: timeOf(noon) },
  { status: 'started', start_proof: 'none' },
  { status: 'started', start_proof: 'none', absent_reported_at: timeOf(noon) },
  { status: 'done', start_proof: 'code', end_proof: 'none' },
  { status: 'done', start_proof: 'none', end_proof: 'none' },
  { status: 'done', start_proof: 'office', end_proof: 'none' },
  { status: 'missed' },
  { status: 'missed', caretaker_id: null },
  { status: 'skipped', caretaker_id: null },
  { status: 'cancelled' },
  { status: 'cancelled', caretaker_id: null },
]

/** Starts and lengths of visits, around each moment at which a list begins or ends. */
const spans: [from: number, minutes: number][] = [
  [midnight - weekMinutes - 1, 1],
  [midnight - weekMinutes, 1],
  [monday - 1, 1],
  [monday, 1],
  // The last minute of two days before is on Sunday, and the first minute of the next day on Monday.
  [midnight - dayMinutes, 1],
  [midnight - 1, 1],
  [midnight - 90, 91],
  [midnight + 10, 1],
  [midnight + 8 * 60, 30],
  [noon - 20, 1],
  [noon + 20, 1],
  [midnight + dayMinutes - 1, 1],
  [midnight + dayMinutes, 1],
  [midnight + 2 * dayMinutes - 1, 1],
  [midnight + 2 * dayMinutes, 1],
  [monday + weekMinutes - 1, 1],
  [monday + weekMinutes, 1],
  [midnight + weekMinutes - 1, 1],
  [midnight + weekMinutes, 1],
]

/**
 * Inserts families, one of them closed, with visits of every kind at every edge. Tests compare lists with a filter over all
 * rows.
 */
export async function createRowWorld() {
  const world = await createWorld()
  const admin = await world.addPerson('admin', 'Meera Iyer')
  const closed = await world.addPerson('user', 'Closed Rao')
  const insertFor = async (family: Person, name: string) =>
    insertBooking(world, { owner: family, patient_name: name, search_text: name.toLowerCase() })
  const [kamala, narsamma, rajaiah] = [
    await insertFor(await world.addPerson('user', 'Asha Rao'), 'Kamala Devi of Zz'),
    await insertFor(await world.addPerson('user', 'Kiran Rao'), 'Narsamma Rao'),
    await insertFor(await world.addPerson('user', 'Ravi Goud'), 'Rajaiah Kamala Goud'),
  ]
  const hidden = await insertFor(closed, 'Hidden Kamala Rao')
  const bookings = [kamala, narsamma, rajaiah] as const
  const caretakers = Array.from({ length: visitors }, (_, count) =>
    makeCaretaker(`Padma ${String.fromCharCode(90 - count)}`),
  )
  await insertRows(world, 'accounts', caretakers)

  let visits = 0
  /** A visit as planned, of the three open families in turn; any column can be given. */
  function makeVisit(from: number, minutes: number, given: Partial<NewVisit> = {}): NewVisit {
    visits += 1
    const isWorked = given.status === 'started' || given.status === 'done'
    return {
      id: newId(),
      booking_id: bookings[visits % bookings.length]?.id ?? '',
      service_day: dayOf(from),
      code: 'D',
      ordinal: visits,
      starts_min: from,
      ends_min: from + minutes,
      caretaker_id: caretakers[visits % visitors]?.id ?? null,
      started_min: isWorked ? from : null,
      ended_min: given.status === 'done' ? from + minutes : null,
      origin_visit_id: null,
      origin_kind: null,
      created_at: timeOf(midnight),
      updated_at: timeOf(midnight),
      ...given,
    }
  }
  const addVisits = (rows: NewVisit[]) => insertRows(world, 'visits', rows)
  await addVisits(spans.flatMap(([from, minutes]) => kinds.map((kind) => makeVisit(from, minutes, kind))))
  const closedSpans = [midnight - dayMinutes - 300, midnight + 10 * 60, midnight + dayMinutes + 600]
  await addVisits(
    closedSpans.flatMap((from) => kinds.map((kind) => makeVisit(from, 20, { ...kind, booking_id: hidden.id }))),
  )
  world.clock.now = new Date(noon * 60_000)
  await world.restrict(closed)
  return {
    ...{ ...world, admin, bookings, hidden: hidden.id, caretakers, makeVisit, addVisits },
    readVisits: (): Promise<VisitRow[]> => selectRows(world, 'visits', '*'),
  }
}
const compare = <Key extends string | number>(one: Key, other: Key): number => (one < other ? -1 : one > other ? 1 : 0)
export const inOrder = (rows: VisitRow[]): VisitRow[] =>
  rows.toSorted((one, other) => compare(one.starts_min, other.starts_min) || compare(one.id, other.id))
export const idsOf = (rows: VisitRow[]): string[] => rows.map(({ id }) => id)
