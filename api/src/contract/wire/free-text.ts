import { cleanDigits, cleanLine, cleanSearch, cleanText } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { maskAadhaar } from './mask-aadhaar.ts'
import { z } from './zod.ts'

// Typed text reaches the server and the forms' rules only through these schemas (rules WORD-10, WORD-11).

/** Aadhaar numbers are masked before any other code reads the text (rule AUD-11). */
export const freeText = (max: number) =>
  z.string().overwrite(cleanText).max(max, texts.details.tooLong).overwrite(maskAadhaar)

/** `missing` is the error text when it is empty. */
export const neededText = (max: number, missing: string = texts.details.required) =>
  z.string(missing).overwrite(cleanText).min(1, missing).max(max, texts.details.tooLong).overwrite(maskAadhaar)

export const lineText = (max: number) => z.string().overwrite(cleanLine).max(max, texts.details.tooLong)

/** A required line, e.g. a name without its own rules. */
export const neededLine = (max: number, missing: string = texts.details.required) =>
  z.string(missing).overwrite(cleanLine).min(1, missing).max(max, texts.details.tooLong)

/** A phone number in free form, with Latin digits. */
export const phoneLine = (max: number) =>
  z.string(texts.phone.invalid).overwrite(cleanDigits).max(max, texts.phone.invalid)

export const searchText = z.string().overwrite(cleanSearch)
