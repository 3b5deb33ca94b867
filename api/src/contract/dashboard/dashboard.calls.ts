import type { Calls } from '../wire/call.ts'
import { searchText } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'
import { attentionSchema } from './attention.schema.ts'
import { emergencySheetSchema, findingsSchema, waitingSchema } from './dashboard.schema.ts'

/** API calls for the dashboard and the search (rules OFF-24, OFF-25, OPS-12). */
export const dashboardCalls = {
  'GET /admin/hall': { answer: attentionSchema, about: 'Attention list, most urgent first' },
  'GET /admin/waiting': { answer: waitingSchema, about: 'Items waiting in each queue' },
  'GET /admin/find': {
    query: z.object({ q: searchText.min(2) }),
    answer: findingsSchema,
    about: 'Families, bookings and caretakers',
  },
  'GET /admin/emergency-sheet': {
    answer: emergencySheetSchema,
    about: 'Emergency sheet for a failure of the server',
  },
} as const satisfies Calls
