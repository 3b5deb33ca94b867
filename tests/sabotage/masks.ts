import type { Protection } from './protection.ts'

/**
 * What is masked, hashed or left out before it is stored, logged or answered. Stryker does not remove a step from a
 * schema or a call around a value.
 */
export const maskProtections: Protection[] = [
  {
    id: 'masks-free-text',
    what: 'Optional texts are stored with masked Aadhaar numbers.',
    file: 'api/src/contract/wire/free-text.ts',
    find: 'z.string().overwrite(cleanText).max(max, texts.details.tooLong).overwrite(maskAadhaar)',
    replace: 'z.string().overwrite(cleanText).max(max, texts.details.tooLong)',
    tests: ['tests/security/masking.test.ts'],
  },
  {
    id: 'masks-required-text',
    what: 'Required texts are stored with masked Aadhaar numbers.',
    file: 'api/src/contract/wire/free-text.ts',
    find: 'min(1, missing).max(max, texts.details.tooLong).overwrite(maskAadhaar)',
    replace: 'min(1, missing).max(max, texts.details.tooLong)',
    tests: ['tests/security/masking.test.ts'],
  },
  {
    id: 'masks-patient-notes',
    what: 'Notes about a patient are stored with masked Aadhaar numbers.',
    file: 'api/src/contract/bookings/rules/patient-details.schema.ts',
    find: ".overwrite((value) => (name === 'additionalNotes' ? maskAadhaar(value) : value))",
    tests: ['tests/security/masking.test.ts'],
  },
  {
    id: 'masks-booking-form',
    what: 'Answers of the booking form are stored with masked Aadhaar numbers.',
    file: 'api/src/bookings/create-booking.ts',
    find: 'kept[name] = maskAadhaar(clean)',
    replace: 'kept[name] = clean',
    tests: ['tests/security/at-rest.test.ts'],
  },
  {
    id: 'masks-audit-changes',
    what: 'Changes in the audit log have masked Aadhaar numbers.',
    file: 'api/src/audit/write-audit.ts',
    find: 'maskAadhaar(writeJson(hideContents(event.changes ?? [])))',
    replace: 'writeJson(hideContents(event.changes ?? []))',
    tests: ['tests/security/masking.test.ts'],
  },
  {
    id: 'masks-health-details',
    what: 'The audit log does not contain health details.',
    file: 'api/src/audit/write-audit.ts',
    find: 'hideContents(event.changes ?? [])',
    replace: '(event.changes ?? [])',
    tests: ['tests/api/audit/refusals.test.ts'],
  },
  {
    id: 'masks-payment-reference',
    what: 'The audit log contains only the last four characters of a payment reference.',
    file: 'api/src/money/audit-money.ts',
    find: `\`…\${utr.slice(-4)}\``,
    replace: 'utr',
    tests: ['tests/api/money/payments.test.ts'],
  },
  {
    id: 'masks-code-in-mail',
    what: 'A one-time code is encrypted in the table of waiting mails.',
    file: 'api/src/accounts/codes/send-code.ts',
    find: 'accountMails.code(sealText(deps.config.secret, code), deps.config.office)',
    replace: 'accountMails.code(code, deps.config.office)',
    tests: ['tests/api/mail/outbox.test.ts'],
  },
  {
    id: 'masks-limit-keys',
    what: 'Stored rate limit counters do not contain addresses.',
    file: 'api/src/http/limits/limit-keeper.ts',
    find: `createHmac('sha256', secret).update(\`limit:\${name}\`).digest('base64url').slice(0, 24)`,
    replace: 'name',
    tests: ['tests/api/accounts/limits.test.ts'],
  },
  {
    id: 'masks-patient-name',
    what: 'A day link shows only the first name of the patient.',
    file: 'api/src/sharing/read-day.ts',
    find: 'patient: firstNameOf(link.patient_name)',
    replace: 'patient: link.patient_name',
    tests: ['tests/api/sharing/day-links.test.ts'],
  },
  {
    id: 'masks-office-notes',
    what: 'A customer does not read the note of an admin about their callback request.',
    file: 'api/src/requests/callbacks.queries.ts',
    find: '    note: null,\n',
    replace: '    note: row.note as null,\n',
    tests: ['tests/api/requests/queues.test.ts'],
  },
  {
    id: 'masks-bucket-errors',
    what: 'Errors of a storage bucket are reported by code, because their text can contain keys.',
    file: 'api/src/storage/bucket-request.ts',
    find: "=> /<Code>([A-Za-z]{1,60})<\\/Code>/.exec(text)?.[1] ?? ''",
    replace: '=> text',
    tests: ['tests/api/storage/stores.test.ts'],
    only: 'full',
  },
]
