import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking, CreateBooking } from '@thodu/api/contract/bookings/bookings.schema'
import { type CarePackage, computeCompletion, type Service } from '@thodu/api/contract/care/catalogue'
import { behalves, noticeVersion } from '@thodu/api/contract/privacy/notice'
import { readPreferences } from '@thodu/api/contract/suggestions/preferences'
import { language } from '#words/language/language.ts'
import { CALL_NUMBER } from '../confirmed/promise.ts'
import { completeAnswers } from '../details/details-form.ts'
import type { Draft, DraftFiles } from '../draft/draft-store.ts'
import { api } from '../session/api.ts'
import { noteCall, numberToCall, saveOwnPhone } from './contact-phone.ts'

export type BookableDraft = Draft & { bookingKey: string }

const toUrls = (files: DraftFiles) =>
  Object.fromEntries(Object.entries(files).map(([category, list]) => [category, list.map(({ url }) => url)]))

/** The request body; the server decides names, price, completion and times itself (rule API-4). */
function describeBooking(user: User, service: Service, chosen: CarePackage, draft: Draft): CreateBooking {
  const answers = completeAnswers(service, draft.details)
  const onBehalf = behalves.find((one) => one === draft.onBehalf)
  const { totalFormFields, filledFormFields, completionRate } = computeCompletion(service, answers)
  return {
    serviceType: service.id,
    packageId: chosen.id,
    shownPrice: chosen.price,
    patientDetails: { ...answers, additionalNotes: noteCall(user, draft, answers.additionalNotes) },
    uploadedFiles: toUrls(draft.files),
    formData: {
      ...answers,
      ...readPreferences(draft.details),
      totalFormFields,
      filledFormFields,
      completionRate,
      [CALL_NUMBER]: numberToCall(user, draft),
    },
    timestamp: new Date().toISOString(),
    agreedToTerms: draft.agreedToTerms,
    agreedToNotice: draft.agreedNotice === noticeVersion,
    noticeVersion,
    noticeLanguage: language,
    ...(onBehalf && { onBehalf }),
  }
}

export type BookingState = {
  booking: Booking
  /** Whether the server already had this booking from an attempt whose answer was lost. */
  wasReceivedBefore: boolean
}

/**
 * Books once, however often it is tried: the draft's key stays the same until a booking exists.
 * @throws ApiFailure
 */
export async function bookPackage(
  user: User,
  service: Service,
  chosen: CarePackage,
  draft: BookableDraft,
): Promise<BookingState> {
  await saveOwnPhone(user, draft.call ?? {})
  const response = await api.send('/booking', {
    method: 'POST',
    body: describeBooking(user, service, chosen, draft),
    headers: { 'Idempotency-Key': draft.bookingKey },
  })
  return { booking: (await response.json()) as Booking, wasReceivedBefore: response.status === 200 }
}
