import { texts } from '@thodu/api/contract/texts'

export const words = {
  admin: {
    tabs: { label: 'Dashboard', bookings: 'Bookings', users: 'User Management', audit: 'Audit Trail' },
    stats: {
      total: 'Total Bookings',
      pending: 'Pending',
      active: 'Active',
      recent: 'Last 7 Days',
      rating: 'Avg Rating',
    },
    dashboard: {
      failed: texts.admin.dashboardFailed,
      statisticsFailed: texts.admin.statisticsFailed,
      allBookings: 'All Bookings',
      assignmentStatus: 'Caretaker Assignment Status',
      workflow: 'Booking Workflow',
    },
    workflow: {
      pending: 'awaiting assignment',
      confirmed: 'caretaker assigned',
      active: 'care in progress',
      completed: 'care finished',
    },
    charts: {
      perDay: 'Bookings per day, last 30 days',
      perService: 'Bookings by service',
      bookings: 'Bookings',
      day: 'Day',
      asTable: 'Show the numbers as a table',
    },
    notices: {
      uploads_lost:
        'Since %{time} uploaded files are missing or damaged on this server: %{details}. Please tell the person who looks after the server.',
      newer_version:
        'Version %{details} is on this server, and an older one still runs. Please ask the person who looks after the server to build it and restart.',
      placeholders:
        'These settings still have their default values, which visitors see: %{details}. Please tell the person who looks after the server.',
      proxy_untrusted:
        'Since %{time}: requests come through a proxy that this server does not know, so all visitors count as one, and one of them can lock out everyone. Tell the person who looks after the server: TRUST_PROXY is 0.',
      proxy_garbled:
        'Since %{time}: the proxy in front of this server does not report clearly where visitors come from. Tell the person who looks after the server.',
    },
    backups: {
      proven: 'Last backup, tested by restoring it: %{time}',
      none: 'No backup has been tested yet. The first one follows within minutes.',
      failed: 'The backup of %{time} failed. Tell the person who looks after the server.',
      loadFailed: 'The state of the backups could not be loaded.',
      copied: 'Last copy outside this server, tested there: %{time}',
      notCopied: 'No copy has been made outside this server yet.',
      copyFailed:
        'The copy of the backup outside this server failed at %{time}. The server tries again every five minutes. Tell the person who looks after it.',
      oneDisk: 'All backups are on one disk. Set up a second copy on another machine.',
      sheet: 'Emergency sheet for printing',
      version: 'Version %{version}',
    },
  },
}
