import { dayInCity } from '@thodu/api/contract/time'
import { minutesBetween, timeInCity } from '../../../words/visit-times.ts'
import type { Visit } from '../parts/visit-calls.ts'

const time = (moment: string | null): string => (moment === null ? '' : timeInCity(moment))

/** CSV export: days as YYYY-MM-DD and times as HH:MM of the city, which every spreadsheet reads. */
export const visitsCsv = {
  fileName: 'visits',
  header: [
    'Day',
    'From',
    'Until',
    'Minutes',
    'Booking',
    'Patient',
    'Area',
    'Family',
    'Family phone',
    'Caretaker',
    'Status',
    'Begun',
    'Start proof',
    'Ended',
    'End proof',
    'Charge',
    'Reason',
  ],
  toRow: ({ booking, caretaker, ...visit }: Visit) => [
    dayInCity(new Date(visit.startsAt)),
    time(visit.startsAt),
    time(visit.endsAt),
    minutesBetween(visit.startsAt, visit.endsAt),
    booking.bookingId,
    booking.patientName,
    booking.area,
    booking.family.name,
    booking.family.phone,
    caretaker?.name,
    visit.status,
    time(visit.startedAt),
    visit.startProof,
    time(visit.endedAt),
    visit.endProof,
    visit.charge,
    visit.reason,
  ],
}
