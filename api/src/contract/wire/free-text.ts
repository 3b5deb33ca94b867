import { texts } from '../texts.ts'
import { maskAadhaar } from './mask-aadhaar.ts'
import { z } from './zod.ts'

/** What people write in their own words: an Aadhaar number in it is masked before anything reads it (rule AUD-11). */
export const freeText = (max: number) =>
  z.string().normalize('NFC').trim().max(max, texts.details.tooLong).overwrite(maskAadhaar)

/** The same where something has to be written; `missing` asks for it. */
export const neededText = (max: number, missing: string = texts.details.required) =>
  z.string(missing).normalize('NFC').trim().min(1, missing).max(max, texts.details.tooLong).overwrite(maskAadhaar)
