import { brand } from '@thodu/api/contract/brand.config'

/** Days ("21 నవంబర్, 2026") and moments of a language, in the city's time; what is no day stays as it is. */
export function createFormats(locale: string) {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: brand.timeZone } as const
  const format = (formatter: Intl.DateTimeFormat) => (value: string) => {
    const time = Date.parse(value)
    return Number.isNaN(time) ? value : formatter.format(time)
  }
  return {
    formatDate: format(new Intl.DateTimeFormat(locale, day)),
    formatDateTime: format(new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' })),
  }
}
