import { readPhoneLinks } from '../contract/people/phone-numbers.ts'

/** The address that opens a draft in the messenger; nothing is sent by opening it. */
export const chatLink = (base: string, mobile: string, text: string): string =>
  `${base}91${mobile}?text=${encodeURIComponent(text)}`

/** Fixed lines of the city, which written with their code have as many digits as a mobile number with its nought. */
const fixedLine = /^0870[2-6]\d{6}$/

/** The ten digits of the first Indian mobile number in a field, however it is written; undefined where there is none. */
export function toMobile(phone: string): string | undefined {
  for (const { text, dial } of readPhoneLinks(phone)) {
    const digits = /^(?:\+91)?([6-9]\d{9})$/.exec(dial)?.[1]
    if (digits !== undefined && !fixedLine.test(text.replaceAll(/\D/g, ''))) return digits
  }
  return undefined
}
