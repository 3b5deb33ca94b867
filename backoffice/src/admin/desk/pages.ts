/** The entries of the office's menu: the four of the day's work, then its queues, its reports and its logs (rule OFF-1). */
export const deskPages = [
  { to: '/', key: 'dashboard' },
  { to: '/users', key: 'users' },
  { to: '/bookings', key: 'bookings' },
  { to: '/add-caretaker', key: 'addCaregiver' },
  { to: '/caretakers', key: 'caretakers' },
  { to: '/today', key: 'today' },
  { to: '/roster', key: 'roster' },
  { to: '/visits', key: 'visits' },
  { to: '/time-off', key: 'timeOff' },
  { to: '/calls', key: 'calls' },
  { to: '/callbacks', key: 'callbacks' },
  { to: '/messages', key: 'messages' },
  { to: '/documents', key: 'documents' },
  { to: '/reports', key: 'reports' },
  { to: '/audit-logs', key: 'audit' },
  { to: '/access-log', key: 'access' },
] as const
export type DeskPage = (typeof deskPages)[number]['key']
