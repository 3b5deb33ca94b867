import { api } from '../session/api.ts'

export const loadConsents = (signal?: AbortSignal) => api.call('GET /user/consents', signal ? { signal } : {})
