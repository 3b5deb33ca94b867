import type { Language } from '../people/languages.ts'
import { cityTimeZone, dayInCity } from '../time.ts'
import { tellInTelugu } from './telugu-clock.ts'

/** English dates are American (rule TXT-3), its numbers Indian. */
const dateTags: Readonly<Record<Language, string>> = { en: 'en-US', te: 'te-IN', hi: 'hi-IN' }
const numberTags: Readonly<Record<Language, string>> = { en: 'en-IN', te: 'te-IN', hi: 'hi-IN' }

/** Creating a formatter costs more than using it for a whole page. */
function perLanguage<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {}
  return (language) => {
    const formatter = made[language] ?? make(language)
    made[language] = formatter
    return formatter
  }
}

const rupees = perLanguage(
  (language) =>
    new Intl.NumberFormat(numberTags[language], { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)
const paise = perLanguage(
  (language) => new Intl.NumberFormat(numberTags[language], { style: 'currency', currency: 'INR' }),
)
const counts = perLanguage((language) => new Intl.NumberFormat(numberTags[language]))
/** English keeps its short month (rule TXT-3); other languages write it out (rule LANG-12). */
const dayStyle = (language: Language): Intl.DateTimeFormatOptions => ({
  month: language === 'en' ? 'short' : 'long',
  day: 'numeric',
})
/** Intl puts a comma before the year in Telugu, which people do not write. */
const days = (more: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => {
    const { format } = new Intl.DateTimeFormat(dateTags[language], {
      timeZone: cityTimeZone,
      ...dayStyle(language),
      ...more,
    })
    return language === 'te' && more.year ? (moment: number): string => format(moment).replace(',', '') : format
  })
const day = days({ year: 'numeric' })
const weekday = days({ weekday: 'short' })
const briefDay = days({ month: 'short' })
const briefDayOfYear = days({ month: 'short', year: 'numeric' })
const briefWeekday = days({ month: 'short', weekday: 'short' })

/** Hindi uses Intl's parts of the day; Telugu uses our table, because Intl calls half past four noon. */
const clockStyles: Readonly<Record<Language, readonly [tag: string, style: Intl.DateTimeFormatOptions]>> = {
  en: [dateTags.en, {}],
  te: ['en-GB', { hourCycle: 'h23' }],
  hi: [dateTags.hi, { dayPeriod: 'short', hour12: true }],
}
function makeClock(language: Language, more: Intl.DateTimeFormatOptions): (moment: number) => string {
  const [tag, style] = clockStyles[language]
  const { format } = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', ...style, ...more })
  return language === 'te' ? (moment) => tellInTelugu(format(moment)) : format
}
const clocks = (more: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => makeClock(language, { timeZone: cityTimeZone, ...more }))
const time = clocks({})
const timeToTheSecond = clocks({ second: '2-digit' })

/** Formats whole rupees: 100000 becomes ₹1,00,000. */
export const formatRupees = (amount: number, language: Language = 'en'): string => rupees(language).format(amount)

/** Formats paise: 8474600 becomes ₹84,746.00. */
export const formatPaise = (amount: number, language: Language = 'en'): string => paise(language).format(amount / 100)

const tell = (say: (moment: number) => string, value: string): string => {
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? value : say(moment)
}
/** The en-US short format (rule TXT-3), e.g. Nov 21, 2026; other languages as people write them: 21 నవంబర్ 2026. */
export const formatDate = (value: string, language: Language = 'en'): string => tell(day(language), value)
export const formatDateTime = (value: string, language: Language = 'en'): string =>
  tell((moment) => `${day(language)(moment)}, ${time(language)(moment)}`, value)
/** The same to the second, where the order of two moments matters. */
export const formatMoment = (value: string, language: Language = 'en'): string =>
  tell((moment) => `${day(language)(moment)}, ${timeToTheSecond(language)(moment)}`, value)

/** Formats the time of day in the city: 8:00 AM; సాయంత్రం 4:30, शाम 4:30 (rule LANG-12). */
export const formatTime = (value: string, language: Language = 'en'): string => tell(time(language), value)
/** `moment` is in ms. */
export const formatTimeIn = (moment: number, timeZone: string, language: Language = 'en'): string =>
  makeClock(language, { timeZone })(moment)
/** Formats a day without its year: Nov 22. */
export const formatDayIn = (moment: number, timeZone: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(dateTags[language], { timeZone, ...dayStyle(language) }).format(moment)
/** A day of this week or the next: Sun, Nov 22. */
export const formatWeekday = (value: string, language: Language = 'en'): string => tell(weekday(language), value)

const yearOf = (moment: number): string => dayInCity(new Date(moment)).slice(0, 4)
/** Formats a date for a column: 21 నవం, with its year if that differs from `now`; English as everywhere (rule LANG-12). */
export const formatBriefDate = (value: string, language: Language = 'en', now = Date.now()): string =>
  language === 'en'
    ? formatDate(value)
    : tell((moment) => (yearOf(moment) === yearOf(now) ? briefDay : briefDayOfYear)(language)(moment), value)
/** Formats a day for a column heading. */
export const formatBriefWeekday = (value: string, language: Language = 'en'): string =>
  tell(briefWeekday(language), value)

/** Formats a count: 14503 becomes 14,503. */
export const formatCount = (count: number, language: Language = 'en'): string => counts(language).format(count)

const pluralRules = perLanguage((language) => new Intl.PluralRules(language))
/** Chooses the form for a count; in Hindi zero is singular too (rule WORD-3). */
export const choosePlural = (count: number, forms: { one: string; other: string }, language: Language): string =>
  pluralRules(language).select(count) === 'one' ? forms.one : forms.other

const collators = perLanguage((language) => new Intl.Collator(language))
/** Compares names by the reader's alphabet. */
export const compareNames = (one: string, other: string, language: Language): number =>
  collators(language).compare(one, other)

/** "woundCareNeeds" becomes "Wound care needs", for names without a label. */
export const humanizeName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
