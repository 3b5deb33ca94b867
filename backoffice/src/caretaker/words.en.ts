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
    initialPassword: {
      text: 'You still use the password that the office gave you. Please choose one that only you know.',
      change: 'Choose a new password',
    },
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
