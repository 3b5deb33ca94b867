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
const hidden = ['email', 'address', 'createdAt', 'completedAt', 'rating']
const wideOnly = ['phone', 'patient', 'actions']

/**
 * The columns of the bookings. Rarely used ones are hidden at first, so that no service and no patient is cut off at 1440 px
 * (docs/decisions/0096-columns-of-bookings.md).
 */
export const bookingListColumns = { all, hidden, wideOnly } as const
