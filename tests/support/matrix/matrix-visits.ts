import { dayMs, minuteMs } from '@thodu/api/contract/time'
import { newId, type Tables } from '@thodu/db'
import type { Insertable } from 'kysely'
import type { TestApi } from '../api.ts'
import { insertVisit } from '../samples/insert-visit.ts'
import { markerOf, type PersonName } from './matrix-people.ts'

type Given = {
  idOf: (name: PersonName) => string
  addBooking: (owner: PersonName, status: 'pending' | 'completed') => Promise<string>
}

/** Visits, planned and around now, and days off, each made afresh. */
export function createVisitMakers(api: TestApi, { idOf, addBooking }: Given) {
  const at = () => api.deps.now().toISOString()
  const caretakerOf = (owner: PersonName) => (owner === 'customer' ? { id: idOf('assignedCaretaker') } : null)
  let visits = 0
  /** A booking whose visits are planned; each stands on a day of its own. @returns ids of both */
  async function addVisit(owner: PersonName): Promise<{ bookingId: string; visitId: string }> {
    const bookingId = await addBooking(owner, 'pending')
    visits += 1
    const times = { created_at: at(), updated_at: at() }
    await api.deps.database.write(async (tx) => {
      const plan = {
        starts_on: '2099-01-01',
        ends_on: null,
        days_mask: 127,
        mode: 'visits' as const,
        units_total: null,
      }
      const noPause = { pause_from: null, pause_until: null, generated_until: '2099-01-14' }
      await tx
        .insertInto('rosters')
        .values({ booking_id: bookingId, ...plan, ...noPause, ...times })
        .execute()
      await tx
        .insertInto('roster_shifts')
        .values({ booking_id: bookingId, code: 'D', start_min: 480, minutes: 360 })
        .execute()
    })
    const startsAt = new Date(api.deps.now().getTime() + 2 * dayMs * visits).toISOString()
    const caretaker = caretakerOf(owner)
    const span = { service_day: '2099-01-01', ordinal: 0, startsAt, minutes: 360 }
    const { id } = await insertVisit(api, { booking: { _id: bookingId }, caretaker, ...span })
    return { bookingId, visitId: id }
  }
  /** A visit around now of a booking of its own; nobody has another one meanwhile. */
  async function addVisitNow(owner: PersonName, given: Partial<Insertable<Tables['visits']>>): Promise<string> {
    const booking = { _id: await addBooking(owner, 'pending') }
    const now = api.deps.now().getTime()
    await api.deps.database.write((tx) =>
      tx
        .updateTable('visits')
        .where('ends_min', '>', Math.floor(now / minuteMs) - 10_000)
        .set({ status: 'cancelled', ended_min: null })
        .execute(),
    )
    const startsAt = new Date(now - 20 * minuteMs).toISOString()
    const { id } = await insertVisit(api, {
      booking,
      caretaker: caretakerOf(owner),
      startsAt,
      family_words: markerOf(owner),
      ...given,
    })
    const note = { author_id: idOf('assignedCaretaker'), text: markerOf(owner), created_at: at() }
    await api.deps.database.write((tx) =>
      tx
        .insertInto('visit_notes')
        .values({ id: newId(), visit_id: id, client_event_id: newId(), ...note })
        .execute(),
    )
    return id
  }
  /** Something is wrong with a visit around now, as who comes says it. */
  async function addTrouble(owner: PersonName): Promise<string> {
    const id = newId()
    const times = { occurred_at: at(), created_at: at(), mailed_at: at() }
    const said = { kind: 'fall', text: markerOf(owner), status: 'new', by_account: idOf('assignedCaretaker') } as const
    const visit_id = await addVisitNow(owner, {})
    await api.deps.database.write((tx) =>
      tx
        .insertInto('visit_troubles')
        .values({ id, visit_id, client_event_id: newId(), ...said, ...times })
        .execute(),
    )
    return id
  }
  let daysOff = 0
  async function addTimeOff(caretaker: PersonName): Promise<string> {
    const id = newId()
    daysOff += 1
    const starts_min = Math.floor(api.deps.now().getTime() / 60_000) + 100_000 + daysOff * 2_000
    const asked = { kind: 'leave', status: 'requested', reason: markerOf(caretaker), created_at: at() } as const
    await api.deps.database.write((tx) =>
      tx
        .insertInto('time_off')
        .values({ id, caretaker_id: idOf(caretaker), starts_min, ends_min: starts_min + 1_440, ...asked })
        .execute(),
    )
    return id
  }
  return { addVisit, addVisitNow, addTrouble, addTimeOff }
}
