import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { AssignedBooking } from '../contract/bookings/assigned-booking.schema.ts'
import { translateText } from '../contract/every-language.ts'
import type { Language } from '../contract/people/languages.ts'
import type { ProfileCheck } from '../contract/suggestions/caretaker-profile.ts'
import { missingChecksKey } from '../contract/suggestions/missing-checks.ts'
import { texts } from '../contract/texts.ts'

/** @returns text such as "Police check and references are not on file."; empty when no check is missing */
export function describeMissingChecks(missing: readonly ProfileCheck[], language: Language = 'en'): string {
  const key = missingChecksKey(missing)
  return key === undefined ? '' : translateText(texts.missingChecks[key], language)
}

/** Warnings in the answer of an assignment (rule MATCH-8). */
export const warnOfMissingChecks = (
  missing: readonly ProfileCheck[],
  language?: Language,
): Pick<AssignedBooking, 'warnings'> =>
  missing.length === 0
    ? {}
    : { warnings: [{ code: 'booking.checks_missing', message: describeMissingChecks(missing, language) }] }

export type Unchecked = { caretaker: { _id: string; name: string }; missing: readonly ProfileCheck[] }

/**
 * Audit changes of an assignment despite missing checks: caretaker, checks and the admin's reason. The log shows this
 * reason, but hides the free text of other reasons (audit/write-audit.ts).
 */
export function auditChecks(people: readonly Unchecked[], reason?: string): AuditChange[] {
  const unchecked = people.filter(({ missing }) => missing.length > 0)
  const said = (field: string): AuditChange[] => (reason ? [{ field, from: null, to: reason }] : [])
  if (unchecked.length === 0) return said('reason')
  const to = unchecked.map(({ caretaker, missing }) => ({ ...caretaker, missing }))
  return [{ field: 'missingChecks', from: null, to }, ...said('missingChecksReason')]
}
