const all = [
  ['bookingId', 'admin.columns.id'],
  ['customer', 'admin.columns.customer'],
  ['phone', 'admin.columns.phone'],
  ['email', 'admin.columns.email'],
  ['serviceName', 'admin.columns.service'],
  ['patient', 'admin.columns.patient'],
  ['address', 'admin.columns.address'],
  ['status', 'admin.columns.status'],
  ['date', 'admin.columns.start'],
  ['createdAt', 'admin.columns.date'],
  ['completedAt', 'admin.columns.completed'],
  ['rating', 'admin.columns.rating'],
  ['assignedCaregiver', 'admin.columns.assign'],
  ['actions', 'admin.columns.actions'],
] as const
const hidden = ['email', 'address', 'completedAt']
const wideOnly = ['phone', 'patient', 'createdAt', 'rating', 'actions']

/** The columns of the bookings; rarely used ones are hidden at first. */
export const bookingColumns = { all, hidden, wideOnly } as const
