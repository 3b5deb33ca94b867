import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import { id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const savedSelectionSchema = z.strictObject({
  _id: id,
  userId: id,
  serviceType: serviceTypeSchema,
  serviceName: z.string(),
  serviceDescription: z.string(),
  timestamp: z.string(),
  createdAt: time,
})

export type ServiceSelection = z.output<typeof savedSelectionSchema>
