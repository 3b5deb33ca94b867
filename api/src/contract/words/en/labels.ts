import type { BookingStatus } from '../../care/booking-status.ts'
import { callbackWindowLabels, caretakerServiceTypeLabels, services } from '../../care/catalogue.ts'
import { type PatientDetailName, patientDetailNames } from '../../care/patient-detail-names.ts'
import type { ServiceType } from '../../care/service-types.ts'
import type { UploadCategory } from '../../care/upload-categories.ts'
import { humanizeName } from '../../formats.ts'

type ServiceWords = { name: string; description: string; packages: Readonly<Record<string, string>> }

const fields = services.flatMap((service) => service.fields)
const babyFields = services.flatMap((service) => (service.id === 'baby-care' ? service.fields : []))
const labelOf = (name: string, among = fields): string =>
  among.find((field) => field.name === name)?.label ?? humanizeName(name)

/**
 * What is stored by its id or by its English name, as English says it: taken from the catalogue, which stays the one source.
 * No English reader loads this; it is what the other languages are measured by (rule WORD-2).
 */
export const labels = {
  services: Object.fromEntries(
    services.map(({ id, name, description, packages }): [ServiceType, ServiceWords] => [
      id,
      { name, description, packages: Object.fromEntries(packages.map((one) => [one.id, one.name])) },
    ]),
  ) as Readonly<Record<ServiceType, ServiceWords>>,
  /** By their unit of the catalogue. */
  units: { 'per day': 'per day', 'per week': 'per week', 'per night': 'per night' },
  caretakerServices: caretakerServiceTypeLabels,
  fields: Object.fromEntries(patientDetailNames.map((name) => [name, labelOf(name)])) as Readonly<
    Record<PatientDetailName, string>
  >,
  /** Where the patient is a baby. */
  babyFields: { patientName: labelOf('patientName', babyFields), patientAge: labelOf('patientAge', babyFields) },
  /** Answers to choose from, by the English one that is stored. */
  options: Object.fromEntries(
    fields.flatMap(({ options = [] }) => options.map((option) => [option, option])),
  ) as Readonly<Record<string, string>>,
  windows: callbackWindowLabels,
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<BookingStatus, string>,
  categories: {
    medicalReports: 'Medical report',
    dischargeSummary: 'Discharge summary',
    aadharCard: 'Aadhar card',
    prescriptions: 'Prescription',
  } satisfies Record<UploadCategory, string>,
}
