import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import { caretakerChangesSchema, confirmChangesSchema, scheduleChangeSchema } from './schedule-changes.schema.ts'

/** API calls for changed visits of the next 48 hours (rules VISIT-28 to VISIT-30). */
export const scheduleChangeCalls = {
  'GET /caretaker/schedule-changes': {
    answer: z.array(scheduleChangeSchema),
    about: 'Own changed visits that are not confirmed, the earliest first',
  },
  'POST /caretaker/schedule-changes/confirm': {
    body: confirmChangesSchema,
    answer: z.array(scheduleChangeSchema),
    about: 'Changes that are still not confirmed',
  },
  'GET /admin/caretakers/{id}/schedule-changes': {
    answer: caretakerChangesSchema,
    about: 'Changed visits that a caretaker has not confirmed, and the WhatsApp message about them',
  },
  'POST /admin/caretakers/{id}/schedule-changes/told': {
    about: 'The WhatsApp message was opened; its changes count as told',
  },
} as const satisfies Calls
