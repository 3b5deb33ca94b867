import { createApiClient } from '@thodu/api/contract/client'
import { readToken } from './session.ts'

/** The back office's one way to the API. Session end is handled by the auth provider's `checkError`. */
export const api = createApiClient({ readToken })
