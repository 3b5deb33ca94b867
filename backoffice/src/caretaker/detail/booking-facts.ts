import type { UploadedFiles } from '@thodu/api/contract/bookings/bookings.schema'
import { findService } from '@thodu/api/contract/care/catalogue'
import { patientDetailNames } from '@thodu/api/contract/care/patient-detail-names'
import { type UploadCategory, uploadCategories } from '@thodu/api/contract/care/upload-categories'
import { humanizeName } from '@thodu/api/contract/words/formats'
import { formatDetail, formatField } from '../../words/stored/stored.ts'
import type { Translate } from '../../words/translate.ts'
import type { Job } from '../job/job.ts'

const shownElsewhere: readonly string[] = [
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preferredStartDate',
  'preferredTime',
]

/** The facts about the patient in the order and with the labels of the family's form; blank ones are left out. */
export function listPatientFacts(
  { serviceType, patientDetails }: Pick<Job, 'serviceType' | 'patientDetails'>,
  say: Translate,
) {
  const labels = new Map(findService(serviceType)?.fields.map(({ name, label }) => [name, label]))
  const asked = patientDetailNames.filter((name) => labels.has(name))
  const others = patientDetailNames.filter((name) => !labels.has(name))
  return [...asked, ...others]
    .filter((name) => !shownElsewhere.includes(name) && (patientDetails[name] ?? '') !== '')
    .map((name) => ({
      label: formatField(say, serviceType, name, labels.get(name) ?? humanizeName(name)),
      value: formatDetail(say, name, patientDetails[name] ?? ''),
    }))
}

type ListedFile = { id: string; category: UploadCategory; number: number }

/** The files a caretaker may open, numbered within their category; never an Aadhaar card (rule FILE-7). */
export const listFiles = (files: UploadedFiles): ListedFile[] =>
  uploadCategories
    .filter((category) => category !== 'aadharCard')
    .flatMap((category) =>
      (files[category] ?? []).map((url, at) => ({ id: url.split('/').at(-1) ?? url, category, number: at + 1 })),
    )
