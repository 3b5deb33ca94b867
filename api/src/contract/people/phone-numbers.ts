import { cleanDigits } from '../clean-text.ts'

/** Fixed lines of the city, whose area code looks like the beginning of a mobile number behind a trunk 0. */
const fixedLine = /^0870[2-6]\d{6}$/
/** An Indian mobile number behind 0, 00, 0091, +91 (0) and the like. */
const trunk = /^(?:0{0,2}(91)0?|(\+91)0?|0{1,2})([6-9]\d{9})$/

/** 00 before a country's code that stands apart, as in 0065 9123 4567. */
const countryAfterZeros = /^00[ -]?(?!91)[1-9]\d{0,2}[ ()-]/

/** A number without the trunk 0 or 00 that people dial before an Indian mobile number; every other one as it is. */
function withoutTrunk(written: string): string {
  const bare = written.replace(/[\s()-]/g, '')
  const found = fixedLine.test(bare) || countryAfterZeros.test(written) ? null : trunk.exec(bare)
  return found ? `${found[1] ?? found[2] ?? ''}${found[3]}` : bare
}

/**
 * The form in which a phone number is checked and stored (rule ACC-7): Latin digits without spaces, hyphens and parentheses,
 * and without a trunk 0 or 00 before an Indian mobile number.
 */
export const normalizePhone = (phone: string): string => withoutTrunk(cleanDigits(phone))

/** A number in a text: as it was written, and as a telephone dials it. */
export type PhoneLink = { text: string; dial: string }

/** What follows a number is the extension of a switchboard, which nobody can dial at once. */
const extension = /[ ,;]*(?:extension|extn|ext|x|#)[.: ]*\d{1,6}(?!\d)/gi
const indianMobile = String.raw`(?:\(?(?:\+|00)? ?91\)?[ .-]*)?(?:(?!00[ .-]?[1-9]\d{0,2}[ .(-])\(?0{1,2}\)?[ .-]*)?[6-9](?:[ .-]{0,2}\d){9}(?!\d)`
const abroad = String.raw`(?:\+ ?|00[ .-]?(?=[1-9]))\(?\d+\)?(?:[ .-]{0,2}\(?\d+\)?)*`
const other = String.raw`\(?\d+\)?(?:[ .-]{1,2}(?![6-9](?:[ .-]?\d){9}(?!\d))\(?\d+\)?)*`
const numbers = new RegExp(String.raw`(^|[^\d+])(?:(${indianMobile})|(${abroad})|(${other}))`, 'g')
/** Digits of the shortest number, e.g. 108, and of the longest by E.164. */
const [fewest, most] = [3, 15]

const digitsOf = (text: string): string => text.replace(/\D/g, '')

function dialIndian(text: string): string {
  const bare = normalizePhone(text.replaceAll('.', ''))
  return bare.length > 10 ? `+91${bare.slice(-10)}` : bare
}

/** A number with its country; a nought in parentheses is dialled at home alone. */
function dialAbroad(text: string): string {
  const digits = digitsOf(text.replace(/\(0\)/g, ''))
  return `+${text.startsWith('00') ? digits.slice(2) : digits}`
}

/**
 * The phone numbers in what a person wrote into one field, in their order: several with any sign between them, names and
 * extensions beside them (rule CALL-12). Empty where nothing can be dialled.
 */
export function readPhoneLinks(written: string): PhoneLink[] {
  const text = cleanDigits(written).replace(extension, ' ')
  const links: PhoneLink[] = []
  for (const [, , mobile, foreign, plain] of text.matchAll(numbers)) {
    const found = (mobile ?? foreign ?? plain ?? '').trim()
    const dial = mobile ? dialIndian(found) : foreign ? dialAbroad(found) : digitsOf(found)
    const { length } = digitsOf(dial)
    if (length >= fewest && length <= most) links.push({ text: found, dial })
  }
  return links
}

/** The address of a link that dials the first number of a field. */
export const telUrl = (phone: string): string => `tel:${readPhoneLinks(phone)[0]?.dial ?? ''}`
