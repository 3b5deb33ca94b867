import type { Database } from '@thodu/db'
import { listBookings } from '../bookings/list-bookings.ts'
import { listCaretakers } from '../caretakers/caretakers.queries.ts'
import type { Findings } from '../contract/dashboard/dashboard.schema.ts'
import { listUsers } from '../users/users.queries.ts'

/** This many results of each kind fit on a screen. */
const shown = 6
const page = { offset: 0, limit: shown, uncounted: true } as const

/** Searches families, bookings and caretakers by part of a name, number, address or booking id (rule OFF-25). */
export async function searchEverything(database: Database, q: string): Promise<Findings> {
  const byName = { ...page, sort: { field: 'name', direction: 'asc' } } as const
  const newest = { ...page, sort: { field: 'createdAt', direction: 'desc' } } as const
  const [families, bookings, caretakers] = await Promise.all([
    listUsers(database, { ...byName, filter: { q, role: 'user' } }),
    listBookings(database.read, { ...newest, filter: { q } }),
    // Search results show no checks.
    listCaretakers(database, { requiredChecks: [] }, { ...byName, filter: { q } }),
  ])
  return {
    families: families.rows.map(({ _id, name, email, phone }) => ({ _id, name, email, phone })),
    bookings: bookings.rows.map((row) => ({
      _id: row.id,
      bookingId: row.code,
      customer: row.customer_name,
      patient: row.patient_name,
      serviceName: row.service_name,
      status: row.status,
    })),
    caretakers: caretakers.rows.map(({ _id, name, email, phone, available }) => ({
      _id,
      name,
      email,
      phone,
      available,
    })),
  }
}
