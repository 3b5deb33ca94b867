import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

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
const seldom = ['email', 'address', 'completedAt']
const wideOnly = [...seldom, 'phone', 'patient', 'createdAt', 'rating', 'actions']

/** The columns of the bookings: what is seldom asked for, and what a tablet has no room for, stands there when chosen. */
export function useBookingColumns() {
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  return { all, hidden: isTablet ? wideOnly : seldom }
}
