import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import { serviceSelectionSchema, trackSchema } from '../requests/requests.schema.ts'
import type { Calls } from '../wire/call.ts'
import { id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

const savedSelectionSchema = z.strictObject({
  _id: id,
  userId: id,
  serviceType: serviceTypeSchema,
  serviceName: z.string(),
  serviceDescription: z.string(),
  timestamp: z.string(),
  createdAt: time,
})

export type ServiceSelection = z.output<typeof savedSelectionSchema>

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
