type Columns = { user_info: string; patient_details: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns a booking's numbers as typed, with country code, of the customer and of the patient's home; or empty texts. */
export function readBookingPhones({ user_info, patient_details }: Columns): { customer: string; home: string } {
  const { phone } = JSON.parse(user_info) as { phone?: unknown }
  const { emergencyPhone } = JSON.parse(patient_details) as { emergencyPhone?: unknown }
  return { customer: textOf(phone), home: textOf(emergencyPhone) }
}
