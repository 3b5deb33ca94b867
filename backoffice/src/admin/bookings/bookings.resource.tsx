import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const BookingList = lazy(async () => ({ default: (await import('./BookingList.tsx')).BookingList }))
const BookingPage = lazy(async () => ({ default: (await import('./BookingPage.tsx')).BookingPage }))

/** `edit` gives the page the path /admin/bookings/:id. */
export const bookingsResource: ResourceProps = { name: 'bookings', list: BookingList, edit: BookingPage }
