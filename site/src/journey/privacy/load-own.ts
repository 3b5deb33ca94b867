import { api } from '../session/api.ts'

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

export const loadRequests = (signal?: AbortSignal) => api.call('GET /user/privacy-requests', withSignal(signal))
export const loadNominee = (signal?: AbortSignal) => api.call('GET /user/nominee', withSignal(signal))
