import type { Calls } from '../wire/call.ts'
import { givenDay } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { rosterWeekSchema, todaySchema, weekFiguresSchema } from './board.schema.ts'

/** The board of the week, today, and the week's figures. */
export const boardCalls = {
  'GET /admin/roster-week': {
    query: z.object({ from: givenDay.optional() }),
    answer: rosterWeekSchema,
    about: 'Seven days of everybody',
  },
  'GET /admin/today': { answer: todaySchema, about: 'What needs a hand today' },
  'GET /admin/visit-figures': { answer: weekFiguresSchema, about: 'Hours and open visits of this week' },
} as const satisfies Calls
