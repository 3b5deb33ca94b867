import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { readPreferences } from '@thodu/api/contract/suggestions/preferences'
import { pathTo } from '../../../language/paths.ts'
import { loadDraft, storeChosenService, updateDraft } from '../../draft/current-draft.ts'
import { withoutCallNote } from '../../pricing/contact-phone.ts'

const filled = (details: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value.trim() !== ''))

/** Copies a booking without its start date and the note about the call. Details typed into a draft take precedence. */
export function bookAgain(user: User, { serviceType, patientDetails, formData, packageId }: Booking): void {
  const { preferredStartDate: _, ...details } = patientDetails
  if (details.additionalNotes) details.additionalNotes = withoutCallNote(details, details.additionalNotes)
  const typed = loadDraft(user._id, serviceType)?.details ?? {}
  updateDraft(user._id, serviceType, {
    details: { ...details, ...readPreferences(formData), ...filled(typed) },
    packageId,
  })
  storeChosenService(serviceType)
  location.assign(pathTo('/service-details'))
}
