import { api } from '../session/api.ts'
import { keepBookings, keepPerson } from '../session/kept-here.ts'
import { orLastSeen } from '../session/last-seen.ts'

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/** What the tabs of the profile show, one call each; which bookings there are is known without a line as well. */
export const loadProfile = (signal?: AbortSignal) =>
  orLastSeen(api.call('GET /user/profile', withSignal(signal)), keepPerson)
export const loadBookings = (signal?: AbortSignal) =>
  orLastSeen(api.call('GET /booking', withSignal(signal)), keepBookings)
export const loadCallbacks = (signal?: AbortSignal) => api.call('GET /callback', withSignal(signal))
export const loadDocuments = (signal?: AbortSignal) => api.call('GET /document', withSignal(signal))
export const loadAnalytics = (signal?: AbortSignal) => api.call('GET /analytics', withSignal(signal))
