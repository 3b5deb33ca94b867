import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import type { Calls } from '../wire/call.ts'
import { count } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

const fieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'textarea', 'select', 'date', 'tel', 'number']),
  options: z.array(z.string()).readonly().exactOptional(),
  required: z.boolean(),
})

const packageSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  price: count,
  originalPrice: count,
  unit: z.string(),
  popular: z.boolean(),
})

const catalogueSchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        id: serviceTypeSchema,
        name: z.string(),
        description: z.string(),
        listed: z.boolean(),
        fields: z.array(fieldSchema).readonly(),
        packages: z.array(packageSchema).readonly(),
      }),
    )
    .readonly(),
})

/** API call for services with details, fields and packages (rule CAT-2). */
export const catalogueCalls = {
  'GET /catalogue': { answer: catalogueSchema, about: 'Catalogue' },
} as const satisfies Calls
