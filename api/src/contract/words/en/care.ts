/** Exact texts (rule TXT-1). */

export const serviceSelection = { failed: 'Failed to save service selection. Please try again.' } as const
export const upload = { failed: 'Failed to upload file. Please try again.' } as const
export const booking = {
  incomplete: 'Please complete all required information before booking.',
  saveFailed: 'Failed to save booking. Please try again.',
  saveFailedAlert: 'Booking failed. Please check your connection or try again.',
  cancelTooLate: 'Bookings can be cancelled up to 24 hours before care starts.',
  notEditable: 'Only pending bookings can be changed.',
  notCompleted: 'Only completed bookings can be rated.',
  alreadyRated: 'This booking has already been rated.',
  ratingRequired: 'Please choose a rating from 1 to 5.',
  wrongStep: 'This booking cannot move to that status.',
  alreadyFinished: 'This booking is already completed or cancelled.',
  noteRequired: 'Please write a note first.',
  tooManyNotes: 'This booking cannot take more notes.',
  careOver: 'The care has ended: this booking takes no more notes.',
  reachable: 'Please give a phone number or an email address',
  unknownCustomer: 'Please choose a family from the list, or add one.',
  unknownFile: 'Please choose one of your own uploads.',
  formTooLarge: 'These details are too long. Please shorten them and try again.',
  keyReused: 'This booking was already sent with other details. Please reload and try again.',
  priceChanged: 'The price of this package has changed. Reload the page to see the new price, then book.',
  awaitingConfirmation: 'caretaker assigned, awaiting confirmation',
} as const
