import { api } from '../session/api.ts'

export const loadRequests = (signal?: AbortSignal) => api.call('GET /user/privacy-requests', { signal })
export const loadNominee = (signal?: AbortSignal) => api.call('GET /user/nominee', { signal })
