/** The address that opens a draft in the messenger; nothing is sent by opening it. */
export const chatLink = (base: string, mobile: string, text: string): string =>
  `${base}91${mobile}?text=${encodeURIComponent(text)}`

/** Fixed lines of the city, which written with their code have as many digits as a mobile number with its nought. */
const fixedLine = /^0870[2-6]\d{6}$/

/** The ten digits of an Indian mobile number, however it is written; undefined for any other. */
export function toMobile(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  return fixedLine.test(digits) ? undefined : /^(?:0091|91|0)?([6-9]\d{9})$/.exec(digits)?.[1]
}
