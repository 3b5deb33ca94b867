import type { StoredBooking } from '../bookings/booking-wire.ts'
import type { Office } from '../contract/office.ts'
import type { Language } from '../contract/people/languages.ts'
import { firstNameOf } from '../contract/people/name-parts.ts'
import { cityTimeZone, type Day, startOfDayInCity } from '../contract/time.ts'
import { type MessageTemplate, messageTemplates, type Recipient } from '../contract/whatsapp/whatsapp.schema.ts'
import { formatDate, formatRupees, formatTime } from '../contract/words/formats.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { mailWords } from '../mail/mail-words.ts'
import type { MoneyFacts } from './money-facts.ts'

/** All facts that a message can contain. */
export type MessageFacts = Partial<MoneyFacts> & {
  booking: Pick<StoredBooking, 'code' | 'status'>
  caretaker: string | undefined
  /** Is undefined when no visit of tomorrow has a caretaker. */
  tomorrow: Date | undefined
  substitute?: string | undefined
  /** The admin opened the messages for a visit that got a substitute. */
  isAboutSubstitute?: boolean
  office: Office
}

const englishClock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: cityTimeZone,
})
/** English chats show "4:30 pm"; the other languages name the part of the day (rule LANG-12). */
const formatTimeFor = (moment: Date, language: Language): string =>
  language === 'en' ? englishClock.format(moment) : formatTime(moment.toISOString(), language)

const formatDayFor = (day: Day, language: Language): string =>
  formatDate(new Date(startOfDayInCity(day)).toISOString(), language)

/** Fills a template; undefined when a fact that it needs is missing (rule CALL-7). */
export function writeMessage(template: MessageTemplate, language: Language, facts: MessageFacts): string | undefined {
  const words = mailWords[language].handOff
  const { code } = facts.booking
  const { tomorrow, request, received, endsOn } = facts
  const name = facts.caretaker === undefined ? undefined : firstNameOf(facts.caretaker)
  const substitute = facts.substitute === undefined ? undefined : firstNameOf(facts.substitute)
  const link = facts.office.publicUrl + pagePath(language, '/profile')
  switch (template) {
    case 'bookingReceived':
      return words.bookingReceived(code, facts.office.words[language].name)
    case 'callMissed':
      return words.callMissed(code, facts.office.brand.phoneDisplay)
    case 'caretakerAssigned':
      return name && words.caretakerAssigned(code, name, link)
    case 'visitTomorrow':
      return name && tomorrow
        ? words.visitTomorrow(name, formatDate(tomorrow.toISOString(), language), formatTimeFor(tomorrow, language))
        : undefined
    case 'replacement':
      return substitute && words.replacement(substitute, code, facts.office.brand.phoneDisplay)
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
        ? words.paymentReceivedUntil(code, came, formatDayFor(paidUntil, language))
        : words.paymentReceived(code, came)
    }
    case 'endsSoon':
      return endsOn && words.endsSoon(code, formatDayFor(endsOn, language), facts.office.brand.phoneDisplay)
    case 'notice':
      return words.notice(facts.office.words[language].name, facts.office.publicUrl + pagePath(language, '/privacy'))
    case 'reviewAsked':
      return facts.booking.status === 'completed' ? words.reviewAsked(code, link) : undefined
  }
}

/**
 * Chooses the fitting template, in this order: substitute, tomorrow's visit, payment, review, end of care, assignment (rule
 * CALL-7).
 */
export function fittingTemplate(facts: MessageFacts): MessageTemplate {
  const { booking, caretaker, tomorrow, request, received, endsOn } = facts
  if (facts.isAboutSubstitute && facts.substitute !== undefined) return 'replacement'
  if (tomorrow && caretaker !== undefined) return 'visitTomorrow'
  if (request) return 'paymentAsked'
  if (received) return 'paymentReceived'
  if (booking.status === 'completed') return 'reviewAsked'
  if (endsOn) return 'endsSoon'
  return caretaker === undefined ? 'bookingReceived' : 'caretakerAssigned'
}

/** Caretakers get only the missed call, and only the family gets the privacy notice (rule PRIV-C3). */
export const templatesFor = (to: Recipient): readonly MessageTemplate[] =>
  to === 'caretaker' ? ['callMissed'] : messageTemplates.filter((name) => name !== 'notice' || to === 'family')
