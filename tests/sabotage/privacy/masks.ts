import type { Protection } from '../protection.ts'

const tests = ['tests/security/masking.test.ts']
type Words = { find: string; replace: string; only: string }
/** A mask is taken off by storing the text as it was typed. */
const mask = (id: string, file: string, what: string, words: Words): Protection => ({
  id: `masks-${id}`,
  what: `An Aadhaar number in ${what} is masked`,
  file: `api/src/${file}`,
  ...words,
  tests,
})
const reason = { find: 'reason: maskAadhaar(reason)', replace: 'reason' }

/** Free text that is stored holds no Aadhaar number (rule AUD-11). */
export const maskProtections: Protection[] = [
  mask('time-off', 'time-off/ask-time-off.ts', 'the reason of time off', {
    ...reason,
    only: 'asks for days off',
  }),
  mask('visit-closed', 'visits/verbs/close-visit.ts', 'why the office ends a visit', {
    ...reason,
    only: 'why the office skips a visit',
  }),
  mask('visit-skipped', 'visits/verbs/skip-visit.ts', 'why a family skips a visit', {
    find: 'maskAadhaar(reason), at)',
    replace: 'String(reason), at)',
    only: 'why a family skips a visit',
  }),
  mask('pause', 'roster/verbs/plan-pause.ts', 'the reason of a pause', { ...reason, only: 'for some days' }),
  mask('visit-step', 'visits/verbs/take-step.ts', 'why the office starts a visit', {
    find: 'maskAadhaar(step.reason)',
    replace: 'step.reason',
    only: 'why the office starts a visit',
  }),
  mask('start-undone', 'visits/verbs/undo-start.ts', 'why a start is taken back', {
    find: 'maskAadhaar(given.reason)',
    replace: 'given.reason',
    only: 'why a start is taken back',
  }),
  mask('hold', 'promises/update-promise.ts', 'the reason of a hold', {
    find: '      reason: maskAadhaar(reason),\n',
    replace: '      reason,\n',
    only: 'why a promise is held',
  }),
  mask('verified', 'promises/update-promise.ts', 'what was verified', {
    find: 'reason_note: maskAadhaar(reason)',
    replace: 'reason_note: reason',
    only: 'what was verified',
  }),
  mask('message', 'hand-off/open-message.ts', 'why a message goes out', {
    find: 'reason ? maskAadhaar(reason) : null',
    replace: 'reason ?? null',
    only: 'why a message goes out',
  }),
  mask('set-right', 'bookings/care/step-back.ts', 'why a booking is set right', {
    find: '        reason: maskAadhaar(reason),\n',
    replace: '        reason,\n',
    only: 'why a booking is set right',
  }),
  mask('set-right-care', 'bookings/care/step-back.ts', 'why care ended when a booking is set right', {
    find: "by: 'correction', reason: maskAadhaar(reason)",
    replace: "by: 'correction', reason",
    only: 'without its caretaker',
  }),
  mask('office-cancels', 'bookings/verbs/set-booking-status.ts', 'why the office cancels', {
    find: 'cancel_reason: maskAadhaar(reason)',
    replace: 'cancel_reason: reason',
    only: 'why the office cancels',
  }),
  mask('patient-notes', 'bookings/verbs/patient-columns.ts', 'what is told of a patient', {
    find: '  if (cleaned.additionalNotes !== undefined) cleaned.additionalNotes = maskAadhaar(cleaned.additionalNotes)\n',
    replace: '',
    only: 'what is told of a patient',
  }),
  mask('block', 'families/family-blocks.ts', 'why a family never wants somebody again', {
    ...reason,
    only: 'never wants somebody again',
  }),
  mask('caretaker-note', 'caretakers/update-caretaker.ts', 'the note about a caretaker', {
    find: 'maskAadhaar(given.note)',
    replace: 'given.note',
    only: 'notes about a caretaker',
  }),
  mask('callback', 'requests/request-callback.ts', 'what a call is asked for', {
    find: "maskAadhaar(callbackData.additionalNotes ?? '')",
    replace: "callbackData.additionalNotes ?? ''",
    only: 'what a call is asked for',
  }),
  mask('callback-note', 'requests/update-callback.ts', 'what came of a callback', {
    find: 'maskAadhaar(given.note)',
    replace: 'given.note',
    only: 'what came of a callback',
  }),
  mask('subject', 'requests/send-message.ts', 'the subject of a message', {
    find: 'maskAadhaar(oneLine(given.subject))',
    replace: 'oneLine(given.subject)',
    only: 'what a message is about',
  }),
  mask('message-text', 'requests/send-message.ts', 'a message', {
    find: 'maskAadhaar(given.message)',
    replace: 'given.message',
    only: 'what a message says',
  }),
  mask('message-note', 'requests/update-message.ts', 'what was answered', {
    find: 'maskAadhaar(given.note)',
    replace: 'given.note',
    only: 'what was answered',
  }),
  mask('audit', 'audit/write-audit.ts', 'what the audit log says', {
    find: 'maskAadhaar(event.description)',
    replace: 'event.description',
    only: 'come into the audit log',
  }),
  mask('audit-changes', 'audit/write-audit.ts', 'what the audit log says that changed', {
    find: 'maskAadhaar(writeJson(hideContents(event.changes ?? [])))',
    replace: 'writeJson(hideContents(event.changes ?? []))',
    only: 'come into the audit log',
  }),
]
