export const booking = {
  facts: {
    booking: 'Booking',
    service: 'Service',
    package: 'Package',
    start: 'Preferred start',
    caregiver: 'Caregiver',
  },
  myBookings: 'Open My Bookings',
  theBookings: 'Open the bookings',
  theBooking: 'Open the booking',
  questions: (phone: string) => `Questions? Call ${phone}.`,
  /** Used inside a sentence. */
  statuses: {
    pending: 'pending',
    confirmed: 'confirmed',
    active: 'active',
    completed: 'completed',
    cancelled: 'cancelled',
  },
  news: {
    pending: 'Your booking is waiting for a caregiver.',
    confirmed: 'Your caregiver has confirmed your booking and is ready to start.',
    active: 'Care has started.',
    completed: 'Care has been completed. We would be glad if you rated it under My Bookings.',
    cancelled: 'Your booking has been cancelled.',
  },
  received: {
    subject: (code: string) => `We have received your booking ${code}`,
    text: (hours: string) =>
      `Thank you for your booking. Our team will call you within ${hours} hours to verify the details.`,
    onPhone: 'Thank you for your call. We have recorded your booking as you told us.',
    emergency: (ambulance: string, medicalHelp: string) =>
      `In an emergency call ${ambulance}; for mothers and infants ${medicalHelp}.`,
  },
  receivedForTeam: {
    subject: (code: string) => `New booking ${code}`,
    text: (customer: string, hours: string) =>
      `${customer} has booked care. Please call within ${hours} hours to verify the details.`,
  },
  caretakerAssigned: {
    subject: (code: string) => `A caregiver for your booking ${code}`,
    text: (caretaker: string) => `${caretaker} has been assigned to your booking and will confirm it soon.`,
  },
  statusChanged: { subject: (code: string, status: string) => `Your booking ${code}: ${status}` },
  cancelled: {
    subject: (code: string) => `Your booking ${code} has been cancelled`,
    closing: (phone: string) => `If you did not expect this, please call ${phone}.`,
  },
  continues: {
    subject: (code: string) => `Your booking ${code} continues`,
    text: 'Please ignore our last email about this booking: it was sent by mistake.',
  },
  continuesForTeam: {
    subject: (code: string, status: string) => `Booking ${code} is ${status} again`,
    text: (customer: string, status: string) => `The booking of ${customer} was corrected to ${status}.`,
  },
  handedOver: {
    subject: (code: string) => `Another caregiver for your booking ${code}`,
    text: (to: string, from: string) => `${to} takes over from ${from}. Nothing else about your booking changes.`,
  },
  takenOver: {
    subject: (code: string) => `New booking for you: ${code}`,
    text: 'The office has assigned this booking to you. Please read it and its notes before you go there.',
  },
  givenAway: {
    subject: (code: string) => `Booking ${code} was reassigned`,
    text: 'The office has assigned this booking to another caretaker. You no longer have to go there.',
  },
  cancelledForTeam: {
    subject: (code: string) => `Booking ${code} has been cancelled`,
    text: (customer: string) => `The booking of ${customer} has been cancelled.`,
  },
  changeAskedForTeam: {
    subject: (code: string) => `Booking ${code}: the family asks for a change`,
    text: {
      'another-caretaker': (customer: string) => `${customer} asks for another caretaker.`,
      cancel: (customer: string) => `${customer} asks the office to cancel.`,
      pause: (customer: string) => `${customer} asks to pause the care.`,
      stop: (customer: string) => `${customer} asks to stop the care.`,
    },
  },
} as const
