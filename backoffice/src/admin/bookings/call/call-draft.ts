import type { OfficeBooking } from '@thodu/api/contract/bookings/bookings.schema'
import { checkPatientDetails } from '@thodu/api/contract/bookings/rules/patient-details'
import { findPackage, findService } from '@thodu/api/contract/care/catalogue'
import type { PatientDetails } from '@thodu/api/contract/care/patient-detail-names'
import { cleanDigits, cleanText } from '@thodu/api/contract/clean-text'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { brand } from '@thodu/api/contract/page-values'
import type { Language } from '@thodu/api/contract/people/languages'
import { noticeVersion } from '@thodu/api/contract/privacy/notice'
import { texts } from '@thodu/api/contract/texts'

export type KnownFamily = { _id: string; name: string; email: string; phone: string }
export type CallerBookingDraft = {
  family: KnownFamily | null
  isNew: boolean
  name: string
  email: string
  phone: string
  serviceType: string
  packageId: string
  details: Record<string, string>
  agreed: boolean
  /** Whether the privacy notice was read aloud and agreed to, and in which language. */
  noticed?: boolean
  noticeLanguage?: Language
  /** Idempotency key: a second try creates no second booking (rule BOOK-5). */
  key: string
}
export type Problems = Record<string, string>

export const newDraft = (given: Partial<CallerBookingDraft> = {}): CallerBookingDraft => ({
  family: null,
  isNew: false,
  name: '',
  email: '',
  phone: '',
  serviceType: '',
  packageId: '',
  // Nearly all callers live here.
  details: { city: brand.city },
  agreed: false,
  key: randomUuid(),
  ...given,
})

/** Turns the search text into the field of a new family that it looks like. */
export function guessFamily(typed: string): Pick<CallerBookingDraft, 'name' | 'email' | 'phone'> {
  const text = cleanText(typed)
  const isNumber = /^[+\d][\d\s()-]*$/.test(cleanDigits(text))
  if (text.includes('@')) return { name: '', email: text, phone: '' }
  return { name: isNumber ? '' : text, email: '', phone: isNumber ? text : '' }
}

const lasting = [
  'patientName',
  'patientAge',
  'babyAge',
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preExistingConditions',
  'mobilityLevel',
] as const

/** Fills in the details of an earlier patient, but not over typed ones. */
export function fillFromBefore(
  typed: CallerBookingDraft['details'],
  before: PatientDetails,
): CallerBookingDraft['details'] {
  const known = lasting.flatMap((name) => (before[name] ? [[name, before[name]] as const] : []))
  const given = Object.entries(typed).filter(([name, value]) => value !== '' && name !== 'city')
  return { ...typed, ...Object.fromEntries(known), ...Object.fromEntries(given) }
}

export const fillFromCaller = ({
  details,
  family,
  name,
  phone,
}: CallerBookingDraft): CallerBookingDraft['details'] => ({
  ...details,
  emergencyContact: family?.name ?? name,
  emergencyPhone: family?.phone ?? phone,
})

/** Messages by field, with the rules and texts of the customer's own form (rule BOOK-17). */
export function checkDraft(draft: CallerBookingDraft): Problems {
  const service = findService(draft.serviceType)
  const problems: Problems = service ? checkPatientDetails(service, draft.details) : {}
  if (!service) problems.serviceType = texts.details.chooseOption
  else if (!findPackage(service, draft.packageId)) problems.packageId = texts.details.chooseOption
  if (!draft.family && !draft.isNew) problems.customer = texts.booking.unknownCustomer
  if (draft.isNew && draft.name.trim() === '') problems.name = texts.name.required
  if (draft.isNew && draft.email.trim() === '' && draft.phone.trim() === '') problems.phone = texts.booking.reachable
  if (!draft.agreed) problems.agreed = texts.details.terms
  return problems
}

const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))

export function toCallerBooking(draft: CallerBookingDraft): OfficeBooking {
  const { family, name, email, phone, details } = draft
  const service = findService(draft.serviceType)
  return {
    // Already checked by `checkDraft`.
    serviceType: draft.serviceType as OfficeBooking['serviceType'],
    packageId: draft.packageId,
    shownPrice: service && findPackage(service, draft.packageId)?.price,
    patientDetails: filled(details),
    agreedToTerms: draft.agreed,
    ...(draft.noticed && { agreedToNotice: true, noticeVersion, noticeLanguage: draft.noticeLanguage }),
    customer: family ? { id: family._id } : filled({ name, email, phone }),
  }
}
