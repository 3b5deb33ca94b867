import { readPhoneLinks } from '../contract/people/phone-numbers.ts'

/** In ms: a second press of the button is the same message. */
export const sameWithin = 2_000

/** Opening the link sends nothing. */
export const chatLink = (base: string, mobile: string, text: string): string =>
  `${base}91${mobile}?text=${encodeURIComponent(text)}`

/** Landlines of the city have as many digits as a mobile number with its leading zero. */
const fixedLine = /^0870[2-6]\d{6}$/

/** Finds the ten digits of the first Indian mobile number in a field. */
export function toMobile(phone: string): string | undefined {
  for (const { text, dial } of readPhoneLinks(phone)) {
    const digits = /^(?:\+91)?([6-9]\d{9})$/.exec(dial)?.[1]
    if (digits !== undefined && !fixedLine.test(text.replaceAll(/\D/g, ''))) return digits
  }
  return undefined
}
