import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'

export type Patient = {
  name: string
  age: string
  address: string
  emergencyContact: string
  emergencyPhone: string
  booking: { _id: string; label: string }
  bookings: number
}
type Booked = Pick<Family['bookings'][number], '_id' | 'bookingId' | 'patientDetails'>

/** Lists each patient of a family's bookings (newest first) once, with the newest booking's details. */
export function listPatients(bookings: readonly Booked[]): Patient[] {
  const patients = new Map<string, Patient>()
  for (const { _id, bookingId: label, patientDetails: details } of bookings) {
    const name = details.patientName?.trim() ?? ''
    if (name === '') continue
    const key = name.toLocaleLowerCase()
    const known = patients.get(key)
    if (known) known.bookings += 1
    else
      patients.set(key, {
        name,
        age: details.patientAge ?? '',
        address: [details.address, details.city, details.pincode].filter(Boolean).join(', '),
        emergencyContact: details.emergencyContact ?? '',
        emergencyPhone: details.emergencyPhone ?? '',
        booking: { _id, label },
        bookings: 1,
      })
  }
  return [...patients.values()]
}
