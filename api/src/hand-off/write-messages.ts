import type { StoredBooking } from '../bookings/booking-wire.ts'
import { brand, brandWords } from '../contract/brand.config.ts'
import { type MessageTemplate, messageTemplates, type Recipient } from '../contract/hand-off/hand-off.schema.ts'
import { firstNameOf } from '../contract/people/first-name.ts'
import type { Language } from '../contract/people/languages.ts'
import { type Day, startOfDayInCity } from '../contract/time.ts'
import { formatDate, formatRupees, formatTime } from '../contract/words/formats.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { mailWords } from '../mail/words/mail-words.ts'
import type { MoneyFacts } from './money-facts.ts'

/** What a message is written from; nothing else can come into one. */
export type MessageFacts = Partial<MoneyFacts> & {
  booking: Pick<StoredBooking, 'code' | 'status'>
  /** The name of who comes, where somebody does. */
  caretaker: string | undefined
  /** The moment of tomorrow's visit, where there is one. */
  tomorrow: Date | undefined
  publicUrl: string
}

const englishClock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: brand.timeZone,
})
/** A chat says "4:30 pm" in English; the other languages say the part of the day (rule LANG-12). */
const tellTime = (moment: Date, language: Language): string =>
  language === 'en' ? englishClock.format(moment) : formatTime(moment.toISOString(), language)

const tellDay = (day: Day, language: Language): string =>
  formatDate(new Date(startOfDayInCity(day)).toISOString(), language)

/** A template in a language, filled; undefined where a fact that it needs is not there (rule CALL-7). */
export function writeMessage(template: MessageTemplate, language: Language, facts: MessageFacts): string | undefined {
  const words = mailWords[language].handOff
  const { code } = facts.booking
  const { tomorrow, request, received, endsOn } = facts
  const name = facts.caretaker === undefined ? undefined : firstNameOf(facts.caretaker)
  const link = facts.publicUrl + pagePath(language, '/profile')
  switch (template) {
    case 'bookingReceived':
      return words.bookingReceived(code, brandWords[language].name)
    case 'callMissed':
      return words.callMissed(code, brand.phoneDisplay)
    case 'caretakerAssigned':
      return name && words.caretakerAssigned(code, name, link)
    case 'visitTomorrow':
      return name && tomorrow
        ? words.visitTomorrow(name, formatDate(tomorrow.toISOString(), language), tellTime(tomorrow, language))
        : undefined
    case 'replacement':
      return name && words.replacement(name, code, brand.phoneDisplay)
    case 'paymentAsked':
      return (
        request &&
        words.paymentAsked(formatRupees(request.amount, language), request.reference, request.linkIn(language))
      )
    case 'paymentReceived': {
      if (!received) return undefined
      const { amount, paidUntil } = received
      const came = formatRupees(amount, language)
      return paidUntil
        ? words.paymentReceivedUntil(code, came, tellDay(paidUntil, language))
        : words.paymentReceived(code, came)
    }
    case 'endsSoon':
      return endsOn && words.endsSoon(code, tellDay(endsOn, language), brand.phoneDisplay)
    case 'notice':
      return words.notice(brandWords[language].name, facts.publicUrl + pagePath(language, '/privacy'))
    case 'reviewAsked':
      return facts.booking.status === 'completed' ? words.reviewAsked(code, link) : undefined
  }
}

/** The one message that fits where a booking stands: who comes tomorrow, then money, then what ends (rule CALL-7). */
export function fittingTemplate(facts: MessageFacts): MessageTemplate {
  const { booking, caretaker, tomorrow, request, received, endsOn } = facts
  if (tomorrow && caretaker !== undefined) return 'visitTomorrow'
  if (request) return 'paymentAsked'
  if (received) return 'paymentReceived'
  if (booking.status === 'completed') return 'reviewAsked'
  if (endsOn) return 'endsSoon'
  return caretaker === undefined ? 'bookingReceived' : 'caretakerAssigned'
}

/** Caretakers are told about their visits; what is for families is not theirs, and the notice is for the family itself (rule PRIV-C3). */
export const templatesFor = (to: Recipient): readonly MessageTemplate[] =>
  to === 'caretaker' ? ['callMissed'] : messageTemplates.filter((name) => name !== 'notice' || to === 'family')
