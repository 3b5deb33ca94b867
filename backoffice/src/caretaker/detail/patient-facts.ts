import { findService } from '@thodu/api/contract/catalogue'
import { patientDetailNames } from '@thodu/api/contract/patient-details.schema'
import type { Job } from '../job/job.ts'

/** Shown in parts of their own: the family, the address, the start. */
const shownElsewhere: readonly string[] = [
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preferredStartDate',
  'preferredTime',
]

/** "woundCareNeeds" becomes "Wound care needs", for details that the service's own form does not ask for. */
const humanizeName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What is known about the patient, labelled and ordered as on the family's form; blank ones left out. */
export function listPatientFacts({ serviceType, patientDetails }: Pick<Job, 'serviceType' | 'patientDetails'>) {
  const labels = new Map(findService(serviceType)?.fields.map(({ name, label }) => [name, label]))
  const asked = patientDetailNames.filter((name) => labels.has(name))
  const others = patientDetailNames.filter((name) => !labels.has(name))
  return [...asked, ...others]
    .filter((name) => !shownElsewhere.includes(name) && (patientDetails[name] ?? '') !== '')
    .map((name) => ({ label: labels.get(name) ?? humanizeName(name), value: patientDetails[name] }))
}
