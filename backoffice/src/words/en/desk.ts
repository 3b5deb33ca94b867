/** Words of what is at hand on every screen of the office, and of the views. */
export const deskWords = {
  waiting: {
    some: '%{count} needs a hand |||| %{count} need a hand',
    overdue: '%{count} needs a hand, %{overdue} overdue |||| %{count} need a hand, %{overdue} overdue',
  },
  views: {
    all: 'All',
    needsCaretaker: 'Needs a caretaker, by start date',
    toConfirm: 'Assigned, to be confirmed',
    inCare: 'In care',
    families: 'Families',
    admins: 'Admins',
    free: 'Available',
    withFamily: 'Assigned',
    failed: 'Failed',
    byOffice: 'By the office',
    corrections: 'Corrected details',
  },
  find: {
    open: 'Search',
    label: 'Name, phone, street, booking ID or page',
    families: 'Families',
    bookings: 'Bookings',
    caretakers: 'Caretakers',
    pages: 'Pages',
    hint: 'Two letters or digits are enough.',
    searching: 'Searching…',
    nothing: 'Nothing found.',
    failed: 'The search failed. Please try again.',
  },
}
