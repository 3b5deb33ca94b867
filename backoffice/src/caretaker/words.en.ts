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

export const bookings = {
  caretaker: {
    bookings: {
      title: 'My Bookings',
      search: 'Search client, service or package',
      status: 'Status',
      allStatuses: 'All Statuses',
      export: 'Export CSV',
      none: texts.caretaker.noBookingsFound,
      found: '%{smart_count} booking |||| %{smart_count} bookings',
      earlier: 'Earlier jobs (%{count})',
    },
    columns: {
      service: 'Service',
      package: 'Package',
      client: 'Client',
      email: 'Email',
      status: 'Status',
      date: 'Date',
      actions: 'Actions',
    },
  },
}

export const dashboard = {
  caretaker: {
    dashboard: 'Dashboard',
    welcome: 'Welcome, %{name}',
    cards: {
      title: 'Your work in numbers',
      active: 'Active Jobs',
      completed: 'Completed Jobs',
      upcoming: 'Upcoming Jobs',
      rating: 'Average Rating',
    },
    actions: {
      title: 'Quick actions',
      startNext: 'Start Next Job',
      contactAdmin: 'Contact Admin',
      schedule: "View Today's Schedule",
    },
    nextJob: {
      question: '%{client} gets a message as soon as you take this step.',
      far: 'This job starts on %{date}, in %{days} days.',
      notNow: 'Not now',
      none: 'No job is waiting to start.',
      current: 'No visit is under way now. Your current care:',
      onVisit: 'End the visit that is under way first.',
    },
    contact: {
      text: 'The office helps with every question about a job: a changed time, a locked door, a worry.',
      call: 'Call %{phone}',
      write: 'Write to %{email}',
      hours: 'Office hours: %{hours}',
      emergency: 'Emergency',
    },
    schedule: { none: 'Nothing is planned for today.', today: 'Today, %{date}' },
    notifications: {
      title: 'Notifications',
      booking: 'Booking for %{service} (%{status})',
      none: texts.caretaker.noNotifications,
    },
    upcoming: { title: 'Upcoming Jobs', none: texts.caretaker.noUpcomingJobs },
    assigned: {
      title: 'My Assigned Bookings',
      none: texts.caretaker.noBookingsAssigned,
      viewAll: 'View All Bookings',
    },
  },
}

export const job = {
  caretaker: {
    job: {
      starts: 'Starts %{when}',
      noStart: 'Start date not set yet',
      booked: 'Booked %{date}',
      patient: 'Patient: %{name}',
      progress: 'Step %{step} of %{steps}',
      call: 'Call %{name}',
      map: 'Open map',
      open: 'Open booking',
    },
    steps: {
      finish: 'Is the care finished? You can undo this for 10 seconds; later only the office can.',
      endsVisits: 'These planned visits, and all after them, will be cancelled:',
      endWhole: 'End the whole care for %{patient}',
      andMore: 'and %{smart_count} more |||| and %{smart_count} more',
      notYet: 'Not yet',
      pending: texts.caretaker.startCare,
      confirmed: texts.caretaker.beginActiveCare,
      active: texts.caretaker.markCompleted,
      saving: 'Saving…',
      done: 'Saved. The booking is now %{status}.',
      failed: 'The status could not be changed. Please try again.',
    },
    notes: {
      title: 'Notes',
      viewAdd: 'View / Add Notes',
      of: 'Notes: %{service}, %{client}',
      label: 'New note',
      add: 'Add Note',
      adding: 'Adding…',
      added: 'Note added.',
      none: texts.caretaker.noNotes,
      failed: 'The note could not be added. Please try again.',
    },
  },
}

export const scheduleChanges = {
  caretaker: {
    scheduleChanges: {
      title: 'Changed visits',
      kinds: { new: 'New', moved: 'New time', cancelled: 'Cancelled' },
      before: 'before: %{time}',
      reasons: 'Why you:',
      confirm: 'Confirm',
      confirmed: 'Confirmed. The office can see it.',
      failed: 'This could not be saved. Please try again.',
    },
  },
}

export const today = {
  caretaker: {
    today: {
      title: 'Today',
      next: 'Next job',
      following: 'Next',
      current: 'Current care',
      new: 'New',
      startsToday: 'Starts today',
      startsTomorrow: 'Starts tomorrow',
      startsIn: 'Starts in %{days} days',
    },
  },
}

export const visits = {
  caretaker: {
    outbox: {
      kept: 'Saved on this phone, will be sent.',
      unsent: 'not sent yet',
      asOf: 'Offline. Last updated %{time}.',
    },
    visits: {
      now: 'With the family now',
      next: 'Next: %{day}',
      span: '%{from} to %{to}',
      status: {
        planned: 'Not started',
        started: 'Under way',
        done: 'Done',
        missed: 'Missed',
        skipped: 'Not needed',
        cancelled: 'Cancelled',
      },
      startedAt: 'Started %{time}',
      endedAt: 'Started %{start}, ended %{end}',
      start: 'Start visit',
      end: 'End visit',
      sending: 'Saving…',
      started: 'Saved. The visit has started.',
      ended: 'Saved. The visit has ended.',
      ask: 'Note for the next caretaker',
      askFamily: 'Note for the family',
      askFamilyHint: 'How was the day? The family reads this with the times.',
      askHint: 'Both notes are optional.',
      failed: 'The visit could not be changed. Please try again.',
      trouble: 'Something is wrong',
      troubleKept: 'Something is wrong: not sent yet',
      codeAsk: 'Code from the family',
      codeHint: 'Four digits on the family’s page. The visit is also saved without them.',
      codeWrong: 'Saved, but the code was wrong. Please type it again.',
      endCodeWrong: 'Saved, but the code was wrong. You can type it again under My Visits.',
      codeAgain: 'Type the code',
      codeCheck: 'Check the code',
      callFamily: 'Call the family',
      enterCode: 'Enter the family’s code',
      more: 'More',
      pressFirst: 'First press Start Care below. Then the visit can start.',
      lastNote: 'From the last visit (%{author}, %{when})',
      hidden: 'The family’s name, address and phone are shown from 24 hours before the visit.',
    },
  },
}
