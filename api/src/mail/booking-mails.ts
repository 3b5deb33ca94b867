import type { BookingRow } from '@thodu/db'
import type { ChangeKind } from '../contract/bookings/change-kinds.ts'
import type { BookingStatus } from '../contract/care/booking-status.ts'
import { labelsIn } from '../contract/every-language.ts'
import type { Office } from '../contract/office.ts'
import type { Language } from '../contract/people/languages.ts'
import type { MailTemplate } from '../contract/promises/mail-templates.ts'
import { formatDate, formatRupees } from '../contract/words/formats.ts'
import { labelOf, serviceLabel } from '../contract/words/label.ts'
import { pagePath } from '../contract/words/page-path.ts'
import type { MailWords } from './mail-words.ts'
import { type LocalizedMail, localizeMail, type MailContent } from './render-mail.ts'

/** Contains no health data. */
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

function factsOf(booking: BookingInMail, { facts }: BookingWords, language: Language, office: Office): Fact[] {
  const { service_type: serviceType, package_id: packageId, preferred_start_date: start } = booking
  const labels = labelsIn(language)
  const chosen = office.packageName(language, { serviceType, packageId }, booking.package_name)
  const unit = labelOf(labels, 'units', booking.price_unit)
  return [
    [facts.booking, booking.code],
    [facts.service, serviceLabel(labels, serviceType, booking.service_name)],
    [facts.package, `${chosen}, ${formatRupees(booking.price_amount, language)} ${unit}`.trim()],
    ...(start === null ? [] : [[facts.start, formatDate(start, language)] satisfies Fact]),
  ]
}

type Written = Omit<MailContent, 'facts'> & { more?: Fact[] }

const writeBookingMail = (
  template: MailTemplate,
  booking: BookingInMail,
  office: Office,
  write: (words: BookingWords, language: Language) => Written,
): LocalizedMail =>
  localizeMail(office, ({ booking: words }, language) => {
    const { more = [], ...content } = write(words, language)
    const about = { bookingCode: booking.code, template }
    return { ...content, about, facts: [...factsOf(booking, words, language, office), ...more] }
  })

const mailToFamily = (
  template: MailTemplate,
  booking: BookingInMail,
  office: Office,
  write: (words: BookingWords, language: Language) => Pick<Written, 'subject' | 'paragraphs' | 'closing' | 'more'>,
): LocalizedMail =>
  writeBookingMail(template, booking, office, (words, language) => ({
    name: booking.customer_name,
    action: { label: words.myBookings, url: office.publicUrl + pagePath(language, '/profile') },
    ...write(words, language),
  }))

const mailToTeam = (
  template: MailTemplate,
  booking: BookingInMail,
  office: Office,
  write: (words: BookingWords, language: Language) => Pick<Written, 'subject' | 'paragraphs'>,
): LocalizedMail =>
  writeBookingMail(template, booking, office, (words, language) => ({
    action: { label: words.theBookings, url: `${office.publicUrl}/admin/bookings` },
    ...write(words, language),
  }))

const mailOfReceipt = (
  booking: BookingInMail,
  office: Office,
  textOf: (words: MailWords['booking'], hours: string) => string,
): LocalizedMail =>
  mailToFamily('received', booking, office, (words, language) => {
    const { ambulance, medicalHelp } = office.brand.emergencyNumbers
    return {
      subject: words.received.subject(booking.code),
      paragraphs: [textOf(words, office.hours[language].call)],
      closing: `${words.questions(office.brand.phoneDisplay)} ${words.received.emergency(ambulance, medicalHelp)}`,
    }
  })

/** Mails go to the customer by preference (queueUpdateMail), to the team always (queueTeamMail). */
export const bookingMails = {
  received: (booking: BookingInMail, office: Office): LocalizedMail =>
    mailOfReceipt(booking, office, ({ received }, hours) => received.text(hours)),
  /** The customer is on the phone with the office, so it promises no further call. */
  receivedOnPhone: (booking: BookingInMail, office: Office): LocalizedMail =>
    mailOfReceipt(booking, office, ({ received }) => received.onPhone),
  receivedForTeam: (booking: BookingInMail, office: Office): LocalizedMail =>
    mailToTeam('receivedForTeam', booking, office, ({ receivedForTeam }, language) => ({
      subject: receivedForTeam.subject(booking.code),
      paragraphs: [receivedForTeam.text(booking.customer_name, office.hours[language].call)],
    })),
  caretakerAssigned: (booking: BookingInMail, caretakerName: string, office: Office): LocalizedMail =>
    mailToFamily('caretakerAssigned', booking, office, ({ caretakerAssigned, facts }) => ({
      subject: caretakerAssigned.subject(booking.code),
      paragraphs: [caretakerAssigned.text(caretakerName)],
      more: [[facts.caregiver, caretakerName]],
    })),
  statusChanged: (booking: BookingInMail, status: BookingStatus, office: Office): LocalizedMail =>
    mailToFamily('statusChanged', booking, office, ({ statusChanged, statuses, news }) => ({
      subject: statusChanged.subject(booking.code, statuses[status]),
      paragraphs: [news[status]],
    })),
  cancelled: (booking: BookingInMail, office: Office): LocalizedMail =>
    mailToFamily('cancelled', booking, office, ({ cancelled, news }) => ({
      subject: cancelled.subject(booking.code),
      paragraphs: [news.cancelled, cancelled.closing(office.brand.phoneDisplay)],
    })),
  continues: (booking: BookingInMail, status: BookingStatus, office: Office): LocalizedMail =>
    mailToFamily('continues', booking, office, ({ continues, news, questions }) => ({
      subject: continues.subject(booking.code),
      paragraphs: [continues.text, news[status]],
      closing: questions(office.brand.phoneDisplay),
    })),
  continuesForTeam: (booking: BookingInMail, status: BookingStatus, office: Office): LocalizedMail =>
    mailToTeam('continuesForTeam', booking, office, ({ continuesForTeam, statuses }) => ({
      subject: continuesForTeam.subject(booking.code, statuses[status]),
      paragraphs: [continuesForTeam.text(booking.customer_name, statuses[status])],
    })),
  handedOver: (booking: BookingInMail, names: { from: string; to: string }, office: Office): LocalizedMail =>
    mailToFamily('handedOver', booking, office, ({ handedOver, facts, questions }) => ({
      subject: handedOver.subject(booking.code),
      paragraphs: [handedOver.text(names.to, names.from)],
      more: [[facts.caregiver, names.to]],
      closing: questions(office.brand.phoneDisplay),
    })),
  /** To the new caretaker; family and address are visible only after sign-in. */
  takenOver: (booking: BookingInMail, caretakerName: string, office: Office): LocalizedMail =>
    writeBookingMail('takenOver', booking, office, ({ takenOver, theBooking }) => ({
      subject: takenOver.subject(booking.code),
      name: caretakerName,
      paragraphs: [takenOver.text],
      action: { label: theBooking, url: `${office.publicUrl}/caretaker/bookings/${booking.id}` },
    })),
  /** To the previous caretaker, without any data of the family (rule CARE-5). */
  givenAway: (booking: BookingInMail, caretakerName: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ booking: { givenAway, facts, myBookings, questions } }) => ({
      about: { bookingCode: booking.code, template: 'givenAway' },
      subject: givenAway.subject(booking.code),
      name: caretakerName,
      paragraphs: [givenAway.text],
      facts: [[facts.booking, booking.code]],
      action: { label: myBookings, url: `${office.publicUrl}/caretaker/bookings` },
      closing: questions(office.brand.phoneDisplay),
    })),
  cancelledForTeam: (booking: BookingInMail, office: Office): LocalizedMail =>
    mailToTeam('cancelledForTeam', booking, office, ({ cancelledForTeam }) => ({
      subject: cancelledForTeam.subject(booking.code),
      paragraphs: [cancelledForTeam.text(booking.customer_name)],
    })),
  changeAskedForTeam: (booking: BookingInMail, kind: ChangeKind, office: Office): LocalizedMail =>
    mailToTeam('changeAskedForTeam', booking, office, ({ changeAskedForTeam }) => ({
      subject: changeAskedForTeam.subject(booking.code),
      paragraphs: [changeAskedForTeam.text[kind](booking.customer_name)],
    })),
}
