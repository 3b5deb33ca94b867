import { type Placeholders, prepareQuery, type Reader, readJson } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import type { EmergencySheet } from '../contract/desk/desk.schema.ts'
import { dayInCity } from '../contract/formats.ts'
import type { Role } from '../contract/people/roles.ts'

/** More open bookings than an office rings in a day. */
const mostBookings = 200

const selectOpen = prepareQuery((db, { today }: Placeholders<{ today: string }>) =>
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
    .limit(mostBookings),
)
const selectAdmins = prepareQuery((db, { role }: Placeholders<{ role: Role }>) =>
  db
    .selectFrom('accounts')
    .select(['name', 'phone', 'email'])
    .where('role', '=', role)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(20),
)

/** A sheet, and whose data stand on it. */
type ReadSheet = { sheet: EmergencySheet; bookingIds: string[]; familyIds: string[] }

/**
 * What has to be at hand when the machine is dead: the admins, and everybody with care that is open and has begun by today
 * (rule OPS-12).
 */
export async function readEmergencySheet(read: Reader, now: Date): Promise<ReadSheet> {
  const open = await selectOpen(read, { today: dayInCity(now) })
  const bookings = open.map((row) => {
    const details = readJson<PatientDetails>(row.patient_details)
    return {
      bookingId: row.code,
      status: row.status,
      serviceName: row.service_name,
      startDay: row.start_day,
      family: { name: row.family_name, phone: row.family_phone },
      patient: {
        name: row.patient_name,
        address: [details.address, details.city, details.pincode].filter(Boolean).join(', '),
        emergencyContact: [details.emergencyContact, details.emergencyPhone].filter(Boolean).join(' '),
      },
      caretaker: row.caretaker_name === null ? null : { name: row.caretaker_name, phone: row.caretaker_phone ?? '' },
    }
  })
  return {
    sheet: {
      at: now.toISOString(),
      admins: await selectAdmins(read, { role: 'admin' }),
      bookings,
      isWhole: open.length < mostBookings,
    },
    bookingIds: open.map(({ id }) => id),
    familyIds: [...new Set(open.map((row) => row.user_id))],
  }
}
