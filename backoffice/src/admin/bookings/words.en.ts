import { texts } from '@thodu/api/contract/texts'

export const words = {
  admin: {
    statusMeaning: {
      pending: 'awaiting caretaker assignment',
      awaitingConfirmation: texts.booking.awaitingConfirmation,
      confirmed: 'caretaker assigned, ready to start',
      active: 'care in progress',
      completed: 'care finished',
      cancelled: 'cancelled',
    },
    assignment: {
      ...texts.assignment,
      label: 'Assign caretaker to booking %{booking}',
      placeholder: 'Choose a caretaker',
      assigning: 'Assigning…',
      open: 'Show caretakers',
      close: 'Hide caretakers',
      otherService: 'Another service: %{services}',
      otherTitle: '%{name} for %{service}?',
      otherWhy: '%{name} is registered for %{services}, not for %{service}.',
      assignAnyway: 'Assign anyway',
      boundTo: 'with %{patient} (%{status})',
    },
    bookings: {
      failed: texts.admin.bookingsFailed,
      empty: 'No bookings found',
      view: 'View',
      viewDetails: 'View Details',
      select: 'Select booking %{booking}',
      selected: '%{smart_count} selected |||| %{smart_count} selected',
      unselect: 'Unselect all',
      assignSeveral: 'Assign',
      writeSeveral: 'WhatsApp',
      assignTitle: 'Assign these bookings',
      writeTitle: 'Write about these bookings',
      age: 'age %{age}',
      rating: '%{rating}/5',
    },
  },
}
