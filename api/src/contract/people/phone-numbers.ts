import { cleanDigits } from '../clean-text.ts'

/** Fixed lines of the city. Their area code looks like a mobile number after a trunk 0. */
const fixedLine = /^0870[2-6]\d{6}$/
/** Mobile number after 0, 00, 0091, +91 (0) and similar prefixes. */
const trunk = /^(?:0{0,2}(91)0?|(\+91)0?|0{1,2})([6-9]\d{9})$/

/** A fixed line with its trunk 0 and area code: 040 2345 6789. */
const trunkOfFixedLine = /^0([1-9]\d{9})$/
/** 00 before a country code and a number. */
const abroadAfterZeros = /^00([1-9]\d{8,13})$/

/** 00 before a separate country code, as in 0065 9123 4567. */
const countryAfterZeros = /^00[ -]?(?!91)[1-9]\d{0,2}[ ()-]/

/** Removes a trunk 0 or 00. A fixed line gets +91 and a foreign number +, so that the number is dialled as it was meant. */
function withoutTrunk(written: string): string {
  const bare = written.replace(/[\s()-]/g, '')
  const found = fixedLine.test(bare) || countryAfterZeros.test(written) ? null : trunk.exec(bare)
  if (found) return `${found[1] ?? found[2] ?? ''}${found[3]}`
  return bare.replace(abroadAfterZeros, '+$1').replace(trunkOfFixedLine, '+91$1')
}

/**
 * Form for checking and storing (rule ACC-7): Latin digits without spaces, hyphens and parentheses, and without trunk 0 or 00.
 */
export const normalizePhone = (phone: string): string => withoutTrunk(cleanDigits(phone))

/** A number as written, and as dialled. */
export type DialableNumber = { text: string; dial: string }

/** A link cannot dial a switchboard extension. */
const extension = /[ ,;]*(?:extension|extn|ext|x|#)[.: ]*\d{1,6}(?!\d)/gi
const indianMobile = String.raw`(?:\(?(?:\+|00)? ?91\)?[ .-]*)?(?:(?!00[ .-]?[1-9]\d{0,2}[ .(-])\(?0{1,2}\)?[ .-]*)?[6-9](?:[ .-]{0,2}\d){9}(?!\d)`
const abroad = String.raw`(?:\+ ?|00[ .-]?(?=[1-9]))\(?\d+\)?(?:[ .-]{0,2}\(?\d+\)?)*`
const other = String.raw`\(?\d+\)?(?:[ .-]{1,2}(?![6-9](?:[ .-]?\d){9}(?!\d))\(?\d+\)?)*`
const numbers = new RegExp(String.raw`(^|[^\d+])(?:(${indianMobile})|(${abroad})|(${other}))`, 'g')
/** The shortest number, e.g. 108, and the longest by E.164. */
const [fewest, most] = [3, 15]

const digitsOf = (text: string): string => text.replace(/\D/g, '')

function dialIndian(text: string): string {
  const bare = normalizePhone(text.replaceAll('.', ''))
  return bare.length > 10 ? `+91${bare.slice(-10)}` : bare
}

/** A 0 in parentheses is dialled only within the country. */
function dialAbroad(text: string): string {
  const digits = digitsOf(text.replace(/\(0\)/g, ''))
  return `+${text.startsWith('00') ? digits.slice(2) : digits}`
}

/**
 * Numbers in one field, in order, with any separators, names and extensions beside them (rule CALL-12).
 * @returns an empty list when nothing can be dialled
 */
export function readPhoneLinks(written: string): DialableNumber[] {
  const text = cleanDigits(written).replace(extension, ' ')
  const links: DialableNumber[] = []
  for (const [, , mobile, foreign, plain] of text.matchAll(numbers)) {
    const found = (mobile ?? foreign ?? plain ?? '').trim()
    const dial = mobile ? dialIndian(found) : foreign ? dialAbroad(found) : digitsOf(found)
    const { length } = digitsOf(dial)
    if (length >= fewest && length <= most) links.push({ text: found, dial })
  }
  return links
}

/** Returns a link that dials the first number of a field. */
export const telUrl = (phone: string): string => `tel:${readPhoneLinks(phone)[0]?.dial ?? ''}`
