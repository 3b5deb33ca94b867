import { texts } from '@thodu/api/contract/texts'

export const words = {
  caretaker: {
    title: 'Caretaker',
    menu: {
      dashboard: 'Dashboard',
      visits: 'My Visits',
      bookings: 'My Bookings',
      profile: 'My Profile',
      contact: 'Contact',
    },
    callOffice: 'Call the office, %{phone}',
    close: 'Close',
    initialPassword: { change: 'Choose your own password', later: 'Later' },
    loadFailed: texts.admin.bookingsFailed,
    gone: 'This booking is no longer assigned to you.',
    noConnection: 'No connection. Please try again.',
  },
  statusInside: {
    pending: 'pending',
    confirmed: 'confirmed',
    active: 'active',
    completed: 'completed',
    cancelled: 'cancelled',
  },
}
