import { humanizeName } from '../bookings/patient-facts.ts'

/** "patientDetails.preferredStartDate" becomes "Preferred start date". */
export const describeField = (field: string): string => humanizeName(field.split('.').at(-1) ?? field)

/** A logged value in words; `nothing` stands for an absent one. */
export function describeValue(value: unknown, nothing: string): string {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'string') return value
  if (typeof value === 'object' && 'name' in value && typeof value.name === 'string') return value.name
  return Array.isArray(value) ? value.map((item) => describeValue(item, nothing)).join(', ') : JSON.stringify(value)
}
