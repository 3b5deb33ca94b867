import type { BookingRow } from '@thodu/db'
import type { ChangeKind } from '../contract/bookings/change-kinds.ts'
import { brand } from '../contract/brand.config.ts'
import type { BookingStatus } from '../contract/care/booking-status.ts'
import { labelsIn } from '../contract/every-language.ts'
import type { Language } from '../contract/people/languages.ts'
import type { MailTemplate } from '../contract/promises/mail-templates.ts'
import { formatDate, formatRupees } from '../contract/words/formats.ts'
import { labelOf, packageLabel, serviceLabel } from '../contract/words/label.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { type Letter, type MailContent, writeLetter } from './render-mail.ts'
import type { MailWords } from './words/mail-words.ts'

/** What the mails tell of a booking; nothing about the patient's health leaves the system by mail. */
export type BookingInMail = Pick<
  BookingRow,
  | 'id'
  | 'code'
  | 'customer_name'
  | 'service_type'
  | 'service_name'
  | 'package_id'
  | 'package_name'
  | 'price_amount'
  | 'price_unit'
  | 'preferred_start_date'
>
type BookingWords = MailWords['booking']
type Fact = [label: string, value: string]

function factsOf(booking: BookingInMail, { facts }: BookingWords, language: Language): Fact[] {
  const { service_type: serviceType, package_id: packageId, preferred_start_date: start } = booking
  const labels = labelsIn(language)
  const chosen = packageLabel(labels, { serviceType, packageId }, booking.package_name)
  const unit = labelOf(labels, 'units', booking.price_unit)
  return [
    [facts.booking, booking.code],
    [facts.service, serviceLabel(labels, serviceType, booking.service_name)],
    [facts.package, `${chosen}, ${formatRupees(booking.price_amount, language)} ${unit}`.trim()],
    ...(start === null ? [] : [[facts.start, formatDate(start, language)] satisfies Fact]),
  ]
}

type Written = Omit<MailContent, 'facts'> & { more?: Fact[] }

const writeBookingLetter = (
  template: MailTemplate,
  booking: BookingInMail,
  write: (words: BookingWords, language: Language) => Written,
): Letter =>
  writeLetter(({ booking: words }, language) => {
    const { more = [], ...content } = write(words, language)
    const about = { bookingCode: booking.code, template }
    return { ...content, about, facts: [...factsOf(booking, words, language), ...more] }
  })

/** To the family: the name on top, the way to its bookings below. */
const tellFamily = (
  template: MailTemplate,
  booking: BookingInMail,
  publicUrl: string,
  write: (words: BookingWords) => Pick<Written, 'subject' | 'paragraphs' | 'closing' | 'more'>,
): Letter =>
  writeBookingLetter(template, booking, (words, language) => ({
    name: booking.customer_name,
    action: { label: words.myBookings, url: publicUrl + pagePath(language, '/profile') },
    ...write(words),
  }))

const tellTeam = (
  template: MailTemplate,
  booking: BookingInMail,
  publicUrl: string,
  write: (words: BookingWords) => Pick<Written, 'subject' | 'paragraphs'>,
): Letter =>
  writeBookingLetter(template, booking, (words) => ({
    action: { label: words.theBookings, url: `${publicUrl}/admin/bookings` },
    ...write(words),
  }))

const tellReceived = (
  booking: BookingInMail,
  publicUrl: string,
  textOf: (words: MailWords['booking']) => string,
): Letter =>
  tellFamily('received', booking, publicUrl, (words) => {
    const { ambulance, medicalHelp } = brand.emergencyNumbers
    return {
      subject: words.received.subject(booking.code),
      paragraphs: [textOf(words)],
      closing: `${words.questions(brand.phoneDisplay)} ${words.received.emergency(ambulance, medicalHelp)}`,
    }
  })

/** Mails about bookings. To the customer by preference (queueUpdateMail), to the team always (queueTeamMail). */
export const bookingMails = {
  received: (booking: BookingInMail, publicUrl: string): Letter =>
    tellReceived(booking, publicUrl, ({ received }) => received.text),
  /** To whom the office has just spoken: nothing is promised that has happened. */
  receivedOnPhone: (booking: BookingInMail, publicUrl: string): Letter =>
    tellReceived(booking, publicUrl, ({ received }) => received.onPhone),
  receivedForTeam: (booking: BookingInMail, publicUrl: string): Letter =>
    tellTeam('receivedForTeam', booking, publicUrl, ({ receivedForTeam }) => ({
      subject: receivedForTeam.subject(booking.code),
      paragraphs: [receivedForTeam.text(booking.customer_name)],
    })),
  caretakerAssigned: (booking: BookingInMail, caretakerName: string, publicUrl: string): Letter =>
    tellFamily('caretakerAssigned', booking, publicUrl, ({ caretakerAssigned, facts }) => ({
      subject: caretakerAssigned.subject(booking.code),
      paragraphs: [caretakerAssigned.text(caretakerName)],
      more: [[facts.caregiver, caretakerName]],
    })),
  statusChanged: (booking: BookingInMail, status: BookingStatus, publicUrl: string): Letter =>
    tellFamily('statusChanged', booking, publicUrl, ({ statusChanged, statuses, news }) => ({
      subject: statusChanged.subject(booking.code, statuses[status]),
      paragraphs: [news[status]],
    })),
  cancelled: (booking: BookingInMail, publicUrl: string): Letter =>
    tellFamily('cancelled', booking, publicUrl, ({ cancelled, news }) => ({
      subject: cancelled.subject(booking.code),
      paragraphs: [news.cancelled, cancelled.closing(brand.phoneDisplay)],
    })),
  continues: (booking: BookingInMail, status: BookingStatus, publicUrl: string): Letter =>
    tellFamily('continues', booking, publicUrl, ({ continues, news, questions }) => ({
      subject: continues.subject(booking.code),
      paragraphs: [continues.text, news[status]],
      closing: questions(brand.phoneDisplay),
    })),
  continuesForTeam: (booking: BookingInMail, status: BookingStatus, publicUrl: string): Letter =>
    tellTeam('continuesForTeam', booking, publicUrl, ({ continuesForTeam, statuses }) => ({
      subject: continuesForTeam.subject(booking.code, statuses[status]),
      paragraphs: [continuesForTeam.text(booking.customer_name, statuses[status])],
    })),
  handedOver: (booking: BookingInMail, names: { from: string; to: string }, publicUrl: string): Letter =>
    tellFamily('handedOver', booking, publicUrl, ({ handedOver, facts, questions }) => ({
      subject: handedOver.subject(booking.code),
      paragraphs: [handedOver.text(names.to, names.from)],
      more: [[facts.caregiver, names.to]],
      closing: questions(brand.phoneDisplay),
    })),
  /** To the caretaker who has it now; who and where stands behind the sign-in. */
  takenOver: (booking: BookingInMail, caretakerName: string, publicUrl: string): Letter =>
    writeBookingLetter('takenOver', booking, ({ takenOver, theBooking }) => ({
      subject: takenOver.subject(booking.code),
      name: caretakerName,
      paragraphs: [takenOver.text],
      action: { label: theBooking, url: `${publicUrl}/caretaker/bookings/${booking.id}` },
    })),
  /** To the caretaker who had it: nothing of the family any more (rule CARE-5). */
  givenAway: (booking: BookingInMail, caretakerName: string, publicUrl: string): Letter =>
    writeLetter(({ booking: { givenAway, facts, myBookings, questions } }) => ({
      about: { bookingCode: booking.code, template: 'givenAway' },
      subject: givenAway.subject(booking.code),
      name: caretakerName,
      paragraphs: [givenAway.text],
      facts: [[facts.booking, booking.code]],
      action: { label: myBookings, url: `${publicUrl}/caretaker/bookings` },
      closing: questions(brand.phoneDisplay),
    })),
  cancelledForTeam: (booking: BookingInMail, publicUrl: string): Letter =>
    tellTeam('cancelledForTeam', booking, publicUrl, ({ cancelledForTeam }) => ({
      subject: cancelledForTeam.subject(booking.code),
      paragraphs: [cancelledForTeam.text(booking.customer_name)],
    })),
  changeAskedForTeam: (booking: BookingInMail, kind: ChangeKind, publicUrl: string): Letter =>
    tellTeam('changeAskedForTeam', booking, publicUrl, ({ changeAskedForTeam }) => ({
      subject: changeAskedForTeam.subject(booking.code),
      paragraphs: [changeAskedForTeam.text[kind](booking.customer_name)],
    })),
}
