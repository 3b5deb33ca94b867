import { texts } from '../texts.ts'
import type { Calls } from '../wire/call.ts'
import { givenDay, givenTime } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { freeCaretakersSchema, rosterWeekSchema, todaySchema, weekFiguresSchema } from './board.schema.ts'

/** API calls for the week's schedule, today's visits and the week's figures. */
export const boardCalls = {
  'GET /admin/roster-week': {
    query: z.object({ from: givenDay.optional() }),
    answer: rosterWeekSchema,
    about: 'Schedule of all caretakers for seven days',
  },
  'GET /admin/free-caretakers': {
    query: z
      .object({ startsAt: givenTime, endsAt: givenTime })
      .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], error: texts.visit.wrongSpan }),
    answer: freeCaretakersSchema,
    about: 'Caretakers without visit or time off in a period',
  },
  'GET /admin/today': { answer: todaySchema, about: 'Visits of today by urgency' },
  'GET /admin/visit-figures': { answer: weekFiguresSchema, about: 'Hours and open visits of this week' },
} as const satisfies Calls
