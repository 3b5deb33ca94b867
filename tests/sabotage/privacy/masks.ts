import type { Protection } from '../protection.ts'

const tests = ['tests/security/masking.test.ts']
type Words = { find: string; replace: string; only: string }
/** A mask is taken off by parsing the text as it was typed. */
const mask = (id: string, file: string, what: string, words: Words): Protection => ({
  id: `masks-${id}`,
  what: `An Aadhaar number in ${what} is masked`,
  file: `api/src/${file}`,
  ...words,
  tests,
})
const overwritten = { find: '.overwrite(maskAadhaar)', replace: '' }

/** Free text that is stored holds no Aadhaar number (rule AUD-11). */
export const maskProtections: Protection[] = [
  mask('free-text', 'contract/wire/free-text.ts', 'what may be written', {
    find: "z.string().normalize('NFC').trim().max(max, texts.details.tooLong).overwrite(maskAadhaar)",
    replace: "z.string().normalize('NFC').trim().max(max, texts.details.tooLong)",
    only: 'notes about a caretaker',
  }),
  mask('needed-text', 'contract/wire/free-text.ts', 'what has to be written', {
    find: 'min(1, missing).max(max, texts.details.tooLong).overwrite(maskAadhaar)',
    replace: 'min(1, missing).max(max, texts.details.tooLong)',
    only: 'what a message says',
  }),
  mask('time-off', 'contract/time-off/time-off.schema.ts', 'the reason of time off', {
    ...overwritten,
    only: 'asks for days off',
  }),
  mask('visit-reason', 'contract/visits/visit-parts.ts', 'why a visit is skipped, ended or begun, or a roster pauses', {
    ...overwritten,
    only: 'why the office skips a visit',
  }),
  mask('promise-reason', 'contract/promises/promises.schema.ts', 'the reason of a hold', {
    find: 'neededText(500, texts.promises.reasonRequired)',
    replace: 'z.string().min(1).max(500)',
    only: 'why a promise is held',
  }),
  mask('message', 'contract/hand-off/hand-off.schema.ts', 'why a message goes out', {
    find: 'reason: freeText(500)',
    replace: 'reason: z.string().max(500)',
    only: 'why a message goes out',
  }),
  mask('set-right', 'contract/bookings/bookings.schema.ts', 'why a booking is set right', {
    find: 'neededText(500, texts.assignment.reasonRequired)',
    replace: 'z.string().min(1).max(500)',
    only: 'why a booking is set right',
  }),
  mask('office-cancels', 'contract/bookings/bookings.schema.ts', 'why the office cancels', {
    find: 'z.object({ status: bookingStatusSchema, reason: freeText(500)',
    replace: 'z.object({ status: bookingStatusSchema, reason: z.string().max(500)',
    only: 'why the office cancels',
  }),
  mask('patient-notes', 'contract/bookings/rules/patient-details.schema.ts', 'what is told of a patient', {
    find: ".overwrite((value) => (name === 'additionalNotes' ? maskAadhaar(value) : value))",
    replace: '',
    only: 'what is told of a patient',
  }),
  mask('block', 'contract/suggestions/profiles.schema.ts', 'why a family never wants somebody again', {
    find: 'neededText(500, texts.assignment.reasonRequired)',
    replace: 'z.string().min(1).max(500)',
    only: 'never wants somebody again',
  }),
  mask('caretaker-note', 'contract/requests/requests.schema.ts', 'the note about a caretaker', {
    find: 'note: freeText(2000)',
    replace: 'note: z.string().max(2000)',
    only: 'notes about a caretaker',
  }),
  mask('callback', 'contract/requests/requests.schema.ts', 'what a call is asked for', {
    find: 'additionalNotes: freeText(2000)',
    replace: 'additionalNotes: z.string().max(2000)',
    only: 'what a call is asked for',
  }),
  mask('request-note', 'contract/requests/requests.schema.ts', 'what came of a callback', {
    find: 'const note = freeText(500)',
    replace: 'const note = z.string().max(500)',
    only: 'what came of a callback',
  }),
  mask('subject', 'contract/requests/requests.schema.ts', 'the subject of a message', {
    find: '.overwrite(oneLine).overwrite(maskAadhaar)',
    replace: '.overwrite(oneLine)',
    only: 'what a message is about',
  }),
  mask('message-text', 'contract/requests/requests.schema.ts', 'a message', {
    find: 'message: neededText(5000)',
    replace: 'message: required(5000)',
    only: 'what a message says',
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
