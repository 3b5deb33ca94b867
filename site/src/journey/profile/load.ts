import { api } from '../session/api.ts'
import { orLastSeen } from '../session/last-seen.ts'

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/** What the tabs of the profile show, one call each; the first three are there without a line as well. */
export const loadProfile = (signal?: AbortSignal) =>
  orLastSeen('user', api.call('GET /user/profile', withSignal(signal)))
export const loadBookings = (signal?: AbortSignal) =>
  orLastSeen('bookings', api.call('GET /booking', withSignal(signal)))
export const loadCallbacks = (signal?: AbortSignal) =>
  orLastSeen('callbacks', api.call('GET /callback', withSignal(signal)))
export const loadDocuments = (signal?: AbortSignal) => api.call('GET /document', withSignal(signal))
export const loadAnalytics = (signal?: AbortSignal) => api.call('GET /analytics', withSignal(signal))
