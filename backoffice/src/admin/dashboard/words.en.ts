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
      show: 'Bookings by day and service',
    },
    notices: {
      proxy_untrusted:
        'Since %{time}: requests come through a proxy that this server is not told about, so all visitors count as one, and one of them can lock everybody out. Please tell whoever looks after the machine: TRUST_PROXY is 0.',
      proxy_garbled:
        'Since %{time}: the proxy in front of this server does not say clearly where visitors come from. Please tell whoever looks after the machine.',
    },
    backups: {
      proven: 'Last backup, proven by restoring it: %{time}',
      none: 'No backup has been proven yet. The first one follows within minutes.',
      failed: 'The backup of %{time} failed. Please tell whoever looks after the machine.',
      loadFailed: 'The state of the backups could not be loaded.',
      copied: 'Last copy outside this machine, read back there: %{time}',
      notCopied: 'No copy has left this machine yet.',
      copyFailed:
        'The copy of the backup outside this machine failed at %{time}. It is tried again every five minutes. Please tell whoever looks after the machine.',
      oneDisk: 'All copies of the data lie on one disk. If the disk dies, everything is gone.',
      sheet: 'Emergency sheet for printing',
    },
  },
}
