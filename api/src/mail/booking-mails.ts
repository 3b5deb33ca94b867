import type { BookingRow } from '@thodu/db'
import { brand } from '../contract/brand.config.ts'
import type { BookingStatus } from '../contract/care/booking-status.ts'
import { formatDate, formatRupees } from '../contract/formats.ts'
import type { Mail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

/** What the mails tell of a booking; nothing about the patient's health leaves the system by mail. */
export type BookingInMail = Pick<
  BookingRow,
  | 'id'
  | 'code'
  | 'customer_name'
  | 'service_name'
  | 'package_name'
  | 'price_amount'
  | 'price_unit'
  | 'preferred_start_date'
>

const statusSentences: Record<BookingStatus, string> = {
  pending: 'Your booking is waiting for a caregiver.',
  confirmed: 'Your caregiver has confirmed your booking and is ready to start.',
  active: 'Care has started.',
  completed: 'Care has been completed. We would be glad if you rated it under My Bookings.',
  cancelled: 'Your booking has been cancelled.',
}

const factsOf = (booking: BookingInMail): [string, string][] => [
  ['Booking', booking.code],
  ['Service', booking.service_name],
  ['Package', `${booking.package_name}, ${formatRupees(booking.price_amount)} ${booking.price_unit}`.trim()],
  ...(booking.preferred_start_date === null
    ? []
    : [['Preferred start', formatDate(booking.preferred_start_date)] satisfies [string, string]]),
]
const myBookings = (publicUrl: string) => ({ label: 'Open My Bookings', url: `${publicUrl}/profile` })
const inBackOffice = (publicUrl: string) => ({ label: 'Open the bookings', url: `${publicUrl}/admin/bookings` })

/** Mails about bookings. To the customer by preference (queueUpdateMail), to the team always (queueTeamMail). */
export const bookingMails = {
  received: (booking: BookingInMail, publicUrl: string): Mail =>
    renderMail({
      subject: `We have received your booking ${booking.code}`,
      name: booking.customer_name,
      paragraphs: ['Thank you for your booking. Our team will call you within 2 hours to verify the details.'],
      facts: factsOf(booking),
      action: myBookings(publicUrl),
      closing: `Questions? Call ${brand.phoneDisplay}. In an emergency dial ${brand.emergencyNumbers.ambulance} or ${brand.emergencyNumbers.medicalHelp}.`,
    }),
  receivedForTeam: (booking: BookingInMail, publicUrl: string): Mail =>
    renderMail({
      subject: `New booking ${booking.code}`,
      paragraphs: [`${booking.customer_name} has booked care. Please call within 2 hours to verify the details.`],
      facts: factsOf(booking),
      action: inBackOffice(publicUrl),
    }),
  caretakerAssigned: (booking: BookingInMail, caretakerName: string, publicUrl: string): Mail =>
    renderMail({
      subject: `A caregiver for your booking ${booking.code}`,
      name: booking.customer_name,
      paragraphs: [`${caretakerName} has been assigned to your booking and will confirm it soon.`],
      facts: [...factsOf(booking), ['Caregiver', caretakerName]],
      action: myBookings(publicUrl),
    }),
  statusChanged: (booking: BookingInMail, status: BookingStatus, publicUrl: string): Mail =>
    renderMail({
      subject: `Your booking ${booking.code}: ${status}`,
      name: booking.customer_name,
      paragraphs: [statusSentences[status]],
      facts: factsOf(booking),
      action: myBookings(publicUrl),
    }),
  cancelled: (booking: BookingInMail, publicUrl: string): Mail =>
    renderMail({
      subject: `Your booking ${booking.code} has been cancelled`,
      name: booking.customer_name,
      paragraphs: [statusSentences.cancelled, `If you did not expect this, please call ${brand.phoneDisplay}.`],
      facts: factsOf(booking),
      action: myBookings(publicUrl),
    }),
  continues: (booking: BookingInMail, status: BookingStatus, publicUrl: string): Mail =>
    renderMail({
      subject: `Your booking ${booking.code} goes on`,
      name: booking.customer_name,
      paragraphs: [
        'Our last mail about this booking does not hold any more: it was set by mistake.',
        statusSentences[status],
      ],
      facts: factsOf(booking),
      action: myBookings(publicUrl),
      closing: `Questions? Call ${brand.phoneDisplay}.`,
    }),
  continuesForTeam: (booking: BookingInMail, status: BookingStatus, publicUrl: string): Mail =>
    renderMail({
      subject: `Booking ${booking.code} is ${status} again`,
      paragraphs: [`The booking of ${booking.customer_name} was set back to ${status}.`],
      facts: factsOf(booking),
      action: inBackOffice(publicUrl),
    }),
  handedOver: (booking: BookingInMail, names: { from: string; to: string }, publicUrl: string): Mail =>
    renderMail({
      subject: `Another caregiver for your booking ${booking.code}`,
      name: booking.customer_name,
      paragraphs: [`${names.to} takes over from ${names.from}. Nothing else about your booking changes.`],
      facts: [...factsOf(booking), ['Caregiver', names.to]],
      action: myBookings(publicUrl),
      closing: `Questions? Call ${brand.phoneDisplay}.`,
    }),
  /** To the caretaker who has it now; who and where stands behind the sign-in. */
  takenOver: (booking: BookingInMail, caretakerName: string, publicUrl: string): Mail =>
    renderMail({
      subject: `You take over booking ${booking.code}`,
      name: caretakerName,
      paragraphs: ['The office has handed this booking over to you. Please read it and its notes before you go there.'],
      facts: factsOf(booking),
      action: { label: 'Open the booking', url: `${publicUrl}/caretaker/bookings/${booking.id}` },
    }),
  /** To the caretaker who had it: nothing of the family any more (rule CARE-5). */
  givenAway: (booking: BookingInMail, caretakerName: string, publicUrl: string): Mail =>
    renderMail({
      subject: `Booking ${booking.code} is no longer yours`,
      name: caretakerName,
      paragraphs: ['The office has handed this booking over to somebody else. You need not go there any more.'],
      facts: [['Booking', booking.code]],
      action: { label: 'Open My Bookings', url: `${publicUrl}/caretaker/bookings` },
      closing: `Questions? Call ${brand.phoneDisplay}.`,
    }),
  cancelledForTeam: (booking: BookingInMail, publicUrl: string): Mail =>
    renderMail({
      subject: `Booking ${booking.code} has been cancelled`,
      paragraphs: [`The booking of ${booking.customer_name} has been cancelled.`],
      facts: factsOf(booking),
      action: inBackOffice(publicUrl),
    }),
}
