import { toLatinDigits } from '../clean-text.ts'

const multiplication = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
]
const permutation = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
]

/** The last digit is the check digit of the ones before it. */
export function hasVerhoeffDigit(digits: string): boolean {
  let check = 0
  for (const [index, digit] of [...digits].reverse().entries())
    check = multiplication[check]?.[permutation[index % 8]?.[Number(digit)] ?? 0] ?? 0
  return check === 0
}

/** Twelve digits, with the separators that people write. */
const group = String.raw`\p{Nd}{4}`
const between = String.raw`[ \t\u00a0.\p{Pd}]{0,3}`
const candidate = new RegExp(`${group}${between}${group}${between}${group}(?!\\p{Nd})`, 'gu')
/** Words directly before a bank reference. */
const bankWord =
  /(?:utr|rrn|ref(?:erence)?|txn|transaction|upi|neft|imps|rtgs|యూటీఆర్|రిఫరెన్స్|यूटीआर|रेफरेंस)(?:\s*(?:id|no|nr|num(?:ber)?|code|is|నంబర్|నెంబర్|नंबर|नम्बर))*[\s.:#=/"'-]{0,6}$/iu
/** One in some hundreds has twelve consecutive digits that could be an Aadhaar number. */
const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi
const isInUuid = (text: string, at: number): boolean =>
  [...text.matchAll(uuid)].some(({ index, 0: id }) => at >= index && at < index + id.length)
const digitBefore = /\p{Nd}$/u
const plusBefore = /\+\p{Nd}{0,3}[\s()-]*$/u

/**
 * An Aadhaar number begins with 2 to 9 and ends with a check digit. A phone number with country code and a bank reference are
 * excluded.
 */
function isAadhaar(written: string, digits: string, before: string): boolean {
  if (!/^[2-9]/.test(digits) || !hasVerhoeffDigit(digits)) return false
  if (plusBefore.test(before) || bankWord.test(before)) return false
  // 91 and a mobile number without separators; in an Aadhaar number, blanks follow every four digits.
  return !(/^91[6-9]/.test(digits) && /^\p{Nd}+$/u.test(written))
}

/** Masks Aadhaar numbers in the digits of any script; the last four digits stay (rule AUD-11). */
export function maskAadhaar(text: string): string {
  let masked = ''
  let done = 0
  candidate.lastIndex = 0
  for (let found = candidate.exec(text); found; found = candidate.exec(text)) {
    const [written] = found
    const digits = toLatinDigits(written).replace(/\D/g, '')
    const before = text.slice(Math.max(0, found.index - 40), found.index)
    if (!digitBefore.test(before) && isAadhaar(written, digits, before) && !isInUuid(text, found.index)) {
      masked += `${text.slice(done, found.index)}XXXX XXXX ${digits.slice(8)}`
      done = found.index + written.length
    } else candidate.lastIndex = found.index + 1
  }
  return masked + text.slice(done)
}
