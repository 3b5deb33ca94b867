type Columns = { user_info: string; patient_details: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The numbers of a booking as they were written, with their country: its customer's, and the one at the patient's home; empty
 * where there is none.
 */
export function readBookingPhones({ user_info, patient_details }: Columns): { customer: string; home: string } {
  const { phone } = JSON.parse(user_info) as { phone?: unknown }
  const { emergencyPhone } = JSON.parse(patient_details) as { emergencyPhone?: unknown }
  return { customer: textOf(phone), home: textOf(emergencyPhone) }
}
