import { api } from '../session/api.ts'
import { keepBookings } from '../session/keep-bookings.ts'
import { keepPerson } from '../session/kept-here.ts'
import { orLastSeen } from '../session/last-seen.ts'

/** What the tabs of the profile show, one call each; which bookings there are is known without a line as well. */
export const loadProfile = (signal?: AbortSignal) => orLastSeen(api.call('GET /user/profile', { signal }), keepPerson)
export const loadBookings = (signal?: AbortSignal) => orLastSeen(api.call('GET /booking', { signal }), keepBookings)
export const loadCallbacks = (signal?: AbortSignal) => api.call('GET /callback', { signal })
export const loadDocuments = (signal?: AbortSignal) => api.call('GET /document', { signal })
export const loadAnalytics = (signal?: AbortSignal) => api.call('GET /analytics', { signal })
