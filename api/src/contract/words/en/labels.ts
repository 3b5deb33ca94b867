import type { BookingStatus } from '../../care/booking-status.ts'
import { callbackWindowLabels, caretakerServiceTypeLabels, services } from '../../care/catalogue.ts'
import type { ServiceType } from '../../care/service-types.ts'
import type { UploadCategory } from '../../care/upload-categories.ts'

type ServiceWords = { name: string; packages: Readonly<Record<string, string>> }

export const descriptions = Object.fromEntries(services.map(({ id, description }) => [id, description])) as Readonly<
  Record<ServiceType, string>
>

/**
 * Labels from the catalogue, the only source. No English reader loads these; other languages are checked against them (rule
 * WORD-2).
 */
export const labels = {
  services: Object.fromEntries(
    services.map(({ id, name, packages }): [ServiceType, ServiceWords] => [
      id,
      { name, packages: Object.fromEntries(packages.map((one) => [one.id, one.name])) },
    ]),
  ) as Readonly<Record<ServiceType, ServiceWords>>,
  /** By the catalogue's unit. */
  units: { 'per day': 'per day', 'per week': 'per week', 'per night': 'per night' },
  caretakerServices: caretakerServiceTypeLabels,
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
