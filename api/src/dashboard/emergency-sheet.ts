import { type Reader, readJson } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import type { EmergencySheet } from '../contract/dashboard/dashboard.schema.ts'
import { formatPhone } from '../contract/people/phone-digits.ts'
import type { Role } from '../contract/people/roles.ts'
import { addDays, dayInCity, momentOf, toMoment, toTime } from '../contract/time.ts'
import { longestVisit } from '../visits/visits.queries.ts'

/** An office cannot call more families in a day, and a city has fewer visits until tomorrow night. */
const [mostBookings, mostVisits] = [200, 400]

const selectOpen = (db: Reader, { today }: { today: string }) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts as families', 'families.id', 'bookings.user_id')
    .leftJoin('accounts as caretakers', 'caretakers.id', 'bookings.assigned_caregiver_id')
    .select(['bookings.id', 'user_id', 'code', 'bookings.status', 'service_name', 'patient_name', 'patient_details'])
    .select(['families.name as family_name', 'families.phone as family_phone'])
    .select(['caretakers.name as caretaker_name', 'caretakers.phone as caretaker_phone'])
    .select(({ fn }) => fn.coalesce('preferred_start_date', 'created_day').as('start_day'))
    .where('bookings.status', 'in', bindingStatuses)
    .where(({ eb, fn }) => eb(fn.coalesce('preferred_start_date', 'created_day'), '<=', today))
    .orderBy('start_day')
    .orderBy('bookings.seq')
    .limit(mostBookings)
    .execute()
type Span = { from: number; until: number; earliest: number }
const selectVisits = (db: Reader, { from, until, earliest }: Span) =>
  db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .innerJoin('accounts as families', 'families.id', 'bookings.user_id')
    .leftJoin('accounts as caretakers', 'caretakers.id', 'visits.caretaker_id')
    .select(['bookings.id', 'user_id', 'bookings.code', 'patient_name', 'patient_details', 'starts_min', 'ends_min'])
    .select(['families.name as family_name', 'families.phone as family_phone'])
    .select(['caretakers.name as caretaker_name', 'caretakers.phone as caretaker_phone'])
    .where('visits.status', 'in', ['planned', 'started'])
    .where('starts_min', '>=', earliest)
    .where('starts_min', '<', until)
    .where('ends_min', '>', from)
    .orderBy('starts_min')
    .orderBy('visits.id')
    .limit(mostVisits)
    .execute()
const selectAdmins = (db: Reader, { role }: { role: Role }) =>
  db
    .selectFrom('accounts')
    .select(['name', 'phone', 'email'])
    .where('role', '=', role)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(20)
    .execute()

type Reached = {
  patient_name: string
  patient_details: string
  family_name: string
  family_phone: string
  caretaker_name: string | null
  caretaker_phone: string | null
}
function peopleOf(row: Reached) {
  const details = readJson<PatientDetails>(row.patient_details)
  return {
    family: { name: row.family_name, phone: row.family_phone },
    patient: {
      name: row.patient_name,
      address: [details.address, details.city, details.pincode].filter(Boolean).join(', '),
      emergencyContact: [details.emergencyContact, formatPhone(details.emergencyPhone ?? '')].filter(Boolean).join(' '),
    },
    caretaker: row.caretaker_name === null ? null : { name: row.caretaker_name, phone: row.caretaker_phone ?? '' },
  }
}

type ReadSheet = { sheet: EmergencySheet; bookingIds: string[]; familyIds: string[] }

/**
 * Reads what is needed when the server is down: admins, visits until tomorrow night, and other open care that has begun
 * (rule OPS-12).
 */
export async function readEmergencySheet(read: Reader, now: Date): Promise<ReadSheet> {
  const from = momentOf(now)
  const until = toMoment(addDays(dayInCity(now), 2), 0)
  const visits = await selectVisits(read, { from, until, earliest: from - longestVisit })
  const visited = new Set(visits.map(({ id }) => id))
  const open = (await selectOpen(read, { today: dayInCity(now) })).filter(({ id }) => !visited.has(id))
  return {
    sheet: {
      at: now.toISOString(),
      admins: await selectAdmins(read, { role: 'admin' }),
      visits: visits.map((row) => ({
        bookingId: row.code,
        startsAt: toTime(row.starts_min),
        endsAt: toTime(row.ends_min),
        ...peopleOf(row),
      })),
      bookings: open.map((row) => ({
        bookingId: row.code,
        status: row.status,
        serviceName: row.service_name,
        startDay: row.start_day,
        ...peopleOf(row),
      })),
      isWhole: open.length + visited.size < mostBookings && visits.length < mostVisits,
    },
    bookingIds: [...visited, ...open.map(({ id }) => id)],
    familyIds: [...new Set([...visits, ...open].map((row) => row.user_id))],
  }
}
