import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

/** Texts of /booking-confirmed (rule JRN-6). */
export const confirmed = {
  title: 'Booking Confirmed',
  description: 'Your booking is with our team.',
  heading: 'Booking Confirmed',
  lead: (service: string, patient: string) => `We have your booking: ${service} for ${patient}.`,
  /** The next step and its time, until the team has called. */
  waiting: `We call within ${hours.call} hours to check the details. Then we choose the caregiver, usually within ${hours.fromCall}-${hours.match} hours. Until then the booking is a request.`,
  /** The promised call with number and time; the profile uses the same text. */
  call: (phone: string, time: string) => `We call ${phone} by ${time}.`,
  /** Replaces the promise once the call was made or is late. */
  called: (time: string) => `Called at ${time}.`,
  callLate: 'Our call is late. We are sorry. You can call us now:',
  late: {
    match: 'Finding the caregiver takes longer than we promised. We are sorry. You can call us now:',
    verification: 'The checks take longer than we promised. We are sorry. You can call us now:',
  },
  chat: (id: string) => `Booking ${id}:`,
  receivedBefore:
    'We had already received this booking when the connection broke. If you changed something since then, edit it in My Bookings or call us.',
  bookingId: 'Booking ID',
  copy: 'Copy',
  copied: 'Copied',
  customer: 'Customer',
  booking: 'Booking',
  patient: 'Patient details',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    service: 'Service',
    package: 'Package',
    price: 'Price',
    completion: 'Form Completion',
    bookedOn: 'Booked on',
    age: 'Age',
    address: 'Address',
    city: 'City',
    pincode: 'Pincode',
    emergencyContact: 'Emergency contact',
    emergencyPhone: 'Emergency phone',
    preferredStartDate: 'Preferred start date',
    preferredTime: 'Preferred time',
    notes: 'Notes',
  },
  notGiven: 'Not given',
  next: {
    heading: 'What Happens Next',
    steps: [
      { title: 'We call you', text: `Our team calls within ${hours.call} hours to verify your booking.` },
      {
        title: 'Caregiver matching',
        text: `We match a caregiver to the patient, usually within ${hours.fromCall}-${hours.match} hours.`,
      },
      {
        title: 'Background verification and scheduling',
        text: `Verification is completed in ${hours.fromMatch}-${hours.verification} hours, and we agree on the schedule.`,
      },
      { title: 'Care begins', text: 'Care begins as your package says.' },
    ],
    by: (time: string) => `by ${time}`,
    start: (day: string) => `on ${day}`,
    startOpen: 'on the day we agree on',
  },
  urgent: {
    heading: 'If it is urgent',
    ambulance: `Ambulance ${brand.emergencyNumbers.ambulance}`,
    medicalHelp: `Mothers and infants ${brand.emergencyNumbers.medicalHelp}`,
    support: `24/7 support ${brand.phoneDisplay}`,
  },
  /** Printed below our name and address. */
  rule: 'Free cancellation until 24 hours before care starts.',
  print: 'Print',
  calendar: {
    add: 'Add to calendar',
    file: (id: string) => `booking-${id}.ics`,
    call: (brand: string) => `${brand} calls about your booking`,
    care: (service: string, patient: string) => `${service} for ${patient} begins`,
    about: (id: string, phone: string) => `Booking ID ${id}. We call ${phone}.`,
  },
  myBookings: 'My Bookings',
  home: 'Back to Home',
} as const
