/** Texts of closing the own account (rule PRIV-K2). */
export const closing = {
  heading: 'Close my account',
  lead: 'First you see what ends, what stays, and until when.',
  show: 'See what that means',
  loadFailed: 'This could not be loaded. Please try again.',
  endsHeading: 'What ends at once',
  ends: [
    'You are signed out everywhere, and nobody signs in any more.',
    'We write to you and call you no more; one last mail says that the account is closed.',
    'Our team and your caretakers no longer see your family.',
    'Links that you shared, and your calendar, stop.',
  ],
  staysHeading: 'What stays, under lock',
  care: (day: string) => `What was written down about the care: until ${day}.`,
  books: (day: string) => `Payments and bills: until ${day}; the tax office asks for that.`,
  gone: (day: string) => `After ${day} everything that says who you are is erased.`,
  openBooking: 'A booking of yours is still open. Please cancel it first, or wait until the care is over.',
  openMoney: 'Something is still to be paid, or to be sent back to you. Please settle it with us first.',
  toBookings: 'My bookings',
  call: (phone: string) => `Call us: ${phone}`,
  password: 'Your password, so that we know it is you',
  wrong: 'This password is not right.',
  signInFirst: 'Please sign out, sign in once more, and come back here within 15 minutes.',
  confirm: 'Close my account now',
  working: 'Closing …',
  failed: 'Your account could not be closed. Please try again, or call us.',
  /** Where one signs in, afterwards. */
  unsent:
    'Notes or visit times on this device have not been sent yet. Closing the account deletes them. Close it anyway?',
  closed: 'Your account is closed. One last mail tells you so.',
} as const
