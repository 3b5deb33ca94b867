import type { missingChecks } from '../words/en/suitability.ts'
import { type ProfileCheck, profileChecks } from './caretaker-profile.ts'

/** Returns the required checks that are not on file, in the order of `profileChecks` (rule MATCH-8). */
export const findMissingChecks = (required: readonly ProfileCheck[], onFile: readonly ProfileCheck[]): ProfileCheck[] =>
  profileChecks.filter((check) => required.includes(check) && !onFile.includes(check))

/** @returns the key of the sentence in `texts.missingChecks`; undefined when none is missing */
export function missingChecksKey(missing: readonly ProfileCheck[]): keyof typeof missingChecks | undefined {
  const [first] = missing
  if (missing.length <= 1) return first
  if (missing.length === profileChecks.length) return 'all'
  if (!missing.includes('references')) return 'policeId'
  return missing.includes('police') ? 'policeReferences' : 'idReferences'
}
