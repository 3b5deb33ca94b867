import { texts } from '@thodu/api/contract/texts'

export const words = {
  admin: {
    call: {
      open: 'Book for a caller',
      openFor: 'Book for this family',
      title: 'Book for a caller',
      family: 'Family',
      find: 'Phone, email or name',
      typeMore: 'Three letters or digits at least.',
      searching: 'Searching…',
      noneFound: 'No family found.',
      newFamily: 'New family',
      samePatient: 'As before: %{name}',
      sameAsCaller: 'Emergency contact: the caller',
      newFamilyHint:
        'A phone number or an email address at least. By email they get the way to a password of their own, and can follow the booking.',
      findInstead: 'Find a family instead',
      name: 'Full Name',
      phone: 'Phone',
      email: 'Email',
      care: 'Care',
      package: 'Package',
      agreed: 'The terms were read out or sent, and the caller agrees to them.',
      incomplete: texts.booking.incomplete,
      book: 'Book',
      booking: 'Booking…',
      clear: 'Start anew',
      done: 'Booked: %{booking}',
      failed: texts.booking.saveFailed,
      madeBy: 'Made by',
      office: 'The office, for somebody who called',
    },
  },
}
