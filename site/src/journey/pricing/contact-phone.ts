import { checkPhone, normalizePhone } from '@thodu/api/contract/accounts/account-rules'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { maxDetailLength } from '@thodu/api/contract/bookings/rules/patient-details'
import { pricing } from '#words/pricing.ts'
import type { ContactPhoneDraft, Draft } from '../draft/draft-store.ts'
import { api } from '../session/api.ts'

const words = pricing.call

/** The customer's choice; else the customer, or the patient's home if the account has no number. */
export const whomOf = (user: User, { whom }: ContactPhoneDraft): 'me' | 'home' => whom ?? (user.phone ? 'me' : 'home')

/** Returns the number we promise to call; empty when it is not known yet. */
export function numberToCall(user: User, draft: Pick<Draft, 'details' | 'call'>): string {
  const call = draft.call ?? {}
  return whomOf(user, call) === 'me'
    ? user.phone || normalizePhone(call.phone ?? '')
    : (draft.details.emergencyPhone ?? '')
}

/** Returns the error of the typed number, or undefined (rule ACC-7). */
export function checkCall(user: User, call: ContactPhoneDraft): string | undefined {
  if (whomOf(user, call) === 'home' || user.phone) return undefined
  return call.phone?.trim() ? checkPhone(call.phone) : words.phoneMissing
}

/**
 * Saves a number typed here as the account's own, before a call to it is promised.
 * @throws ApiFailure
 */
export async function saveOwnPhone(user: User, call: ContactPhoneDraft): Promise<void> {
  if (user.phone || whomOf(user, call) === 'home' || !call.phone) return
  await api.call('PUT /user/profile', { body: { phone: normalizePhone(call.phone) } })
}

/** Returns the notes with the person to call added, unless that is the account's own number. */
export function noteCall(user: User, draft: Pick<Draft, 'details' | 'call'>, notes = ''): string {
  if (whomOf(user, draft.call ?? {}) === 'me') return notes
  const { emergencyContact = '', emergencyPhone = '' } = draft.details
  const noted = [notes.trim(), words.note(emergencyContact, emergencyPhone)].filter(Boolean).join('\n')
  // When both are too long, the family's notes win; `formData` contains the number as well.
  return noted.length > maxDetailLength('additionalNotes') ? notes : noted
}

/** Returns the notes without the line about the call: a new booking asks again. */
export const withoutCallNote = (details: Draft['details'], notes: string): string => {
  const note = words.note(details.emergencyContact ?? '', details.emergencyPhone ?? '')
  return notes
    .split('\n')
    .filter((line) => line !== note)
    .join('\n')
}
