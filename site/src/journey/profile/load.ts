import { api } from '../session/api.ts'
import { orLastSeen } from '../session/last-seen.ts'
import { storeBookings } from '../session/store-bookings.ts'
import { storePerson } from '../session/stored-here.ts'

/** The calls of the profile's tabs. Bookings and account also have a stored part for use without a connection. */
export const loadProfile = (signal?: AbortSignal) => orLastSeen(api.call('GET /user/profile', { signal }), storePerson)
export const loadBookings = (signal?: AbortSignal) => orLastSeen(api.call('GET /booking', { signal }), storeBookings)
export const loadCallbacks = (signal?: AbortSignal) => api.call('GET /callback', { signal })
export const loadDocuments = (signal?: AbortSignal) => api.call('GET /document', { signal })
export const loadAnalytics = (signal?: AbortSignal) => api.call('GET /analytics', { signal })
