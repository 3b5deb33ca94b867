import { serviceSelectionSchema, trackSchema } from '../requests/requests.schema.ts'
import type { Calls } from '../wire/call.ts'
import { savedSelectionSchema } from './service-selections.schema.ts'

/** API calls that record the services customers look at (rule REQ-6). */
export const serviceSelectionCalls = {
  'POST /service-selection': {
    body: serviceSelectionSchema,
    answer: savedSelectionSchema,
    status: 201,
    about: 'Saved selection',
  },
  'POST /analytics/track': { body: trackSchema, about: 'Selection recorded' },
} as const satisfies Calls
