import { api } from '../session/api.ts'

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/** What the tabs of the profile show, one call each. */
export const loadProfile = (signal?: AbortSignal) => api.call('GET /user/profile', withSignal(signal))
export const loadBookings = (signal?: AbortSignal) => api.call('GET /booking', withSignal(signal))
export const loadCallbacks = (signal?: AbortSignal) => api.call('GET /callback', withSignal(signal))
export const loadDocuments = (signal?: AbortSignal) => api.call('GET /document', withSignal(signal))
export const loadAnalytics = (signal?: AbortSignal) => api.call('GET /analytics', withSignal(signal))
