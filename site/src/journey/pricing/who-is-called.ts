import { checkPhone, normalizePhone } from '@thodu/api/contract/accounts/account-rules'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { maxDetailLength } from '@thodu/api/contract/bookings/rules/patient-details'
import { pricing } from '#words/journey/pricing.ts'
import type { CallDraft, Draft } from '../draft/draft-store.ts'
import { api } from '../session/api.ts'

const words = pricing.call

/** In `formData` of a booking: the number we promised to call, so that every page can repeat the promise. */
export const CALL_NUMBER = 'callNumber'

/** Whom we call is asked once; without an own number it is the one at the patient's home, which every booking has. */
export const whomOf = (user: User, { whom }: CallDraft): 'me' | 'home' => whom ?? (user.phone ? 'me' : 'home')

/** The number we promise to call, as far as it is known. */
export function numberToCall(user: User, draft: Pick<Draft, 'details' | 'call'>): string {
  const call = draft.call ?? {}
  return whomOf(user, call) === 'me'
    ? user.phone || normalizePhone(call.phone ?? '')
    : (draft.details.emergencyPhone ?? '')
}

/** What is wrong with the number that was typed, or undefined (rule ACC-7). */
export function checkCall(user: User, call: CallDraft): string | undefined {
  if (whomOf(user, call) === 'home' || user.phone) return undefined
  return call.phone?.trim() ? checkPhone(call.phone) : words.phoneMissing
}

/**
 * Keeps a number that was asked for here as the account's own, before anything is sent that promises a call to it.
 * @throws ApiFailure
 */
export async function keepOwnPhone(user: User, call: CallDraft): Promise<void> {
  if (user.phone || whomOf(user, call) === 'home' || !call.phone) return
  await api.call('PUT /user/profile', { body: { phone: normalizePhone(call.phone) } })
}

/** The notes with what the office has to know; nothing is added where it calls the account's own number anyway. */
export function noteCall(user: User, draft: Pick<Draft, 'details' | 'call'>, notes = ''): string {
  if (whomOf(user, draft.call ?? {}) === 'me') return notes
  const { emergencyContact = '', emergencyPhone = '' } = draft.details
  const noted = [notes.trim(), words.note(emergencyContact, emergencyPhone)].filter(Boolean).join('\n')
  // What the family wrote comes first, where both are too long; the number itself travels in `formData` as well.
  return noted.length > maxDetailLength('additionalNotes') ? notes : noted
}

/** The notes as they were written, without whom to call: a new booking asks that anew. */
export const withoutCallNote = (details: Draft['details'], notes: string): string => {
  const note = words.note(details.emergencyContact ?? '', details.emergencyPhone ?? '')
  return notes
    .split('\n')
    .filter((line) => line !== note)
    .join('\n')
}
