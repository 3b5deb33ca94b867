import { cleanDigits, cleanLine, cleanSearch, cleanText } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { maskAadhaar } from './mask-aadhaar.ts'
import { z } from './zod.ts'

// What people type reaches the server and the rules of the forms through these schemas alone (rules WORD-10, WORD-11).

/** A text in a person's own words. An Aadhaar number in it is masked before anything reads it (rule AUD-11). */
export const freeText = (max: number) =>
  z.string().overwrite(cleanText).max(max, texts.details.tooLong).overwrite(maskAadhaar)

/** The same where something has to be written; `missing` asks for it. */
export const neededText = (max: number, missing: string = texts.details.required) =>
  z.string(missing).overwrite(cleanText).min(1, missing).max(max, texts.details.tooLong).overwrite(maskAadhaar)

/** One line, e.g. a place. */
export const lineText = (max: number) => z.string().overwrite(cleanLine).max(max, texts.details.tooLong)

/** One line that has to be written, e.g. a name without rules of its own. */
export const neededLine = (max: number, missing: string = texts.details.required) =>
  z.string(missing).overwrite(cleanLine).min(1, missing).max(max, texts.details.tooLong)

/** A phone number in free form: one line with Latin digits. */
export const phoneLine = (max: number) =>
  z.string(texts.phone.invalid).overwrite(cleanDigits).max(max, texts.phone.invalid)

export const searchText = z.string().overwrite(cleanSearch)
