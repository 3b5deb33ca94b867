import { texts } from '@thodu/api/contract/texts'

export const words = {
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
