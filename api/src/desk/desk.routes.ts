import { z } from '@hono/zod-openapi'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer } from '../http/route.ts'
import { countWaiting } from './count-waiting.ts'
import { findAnything } from './find-anything.ts'

const audience = ['admin'] as const

const readWaiting = defineRoute(
  { audience },
  {
    method: 'get',
    path: '/admin/waiting',
    responses: { 200: jsonAnswer('GET /admin/waiting', 'How much of each queue needs a hand') },
  },
)
const find = defineRoute(
  { audience },
  {
    method: 'get',
    path: '/admin/find',
    request: { query: z.object({ q: z.string().trim().min(2).max(100) }) },
    responses: { 200: jsonAnswer('GET /admin/find', 'Families, bookings and caretakers') },
  },
)

/** What the office sees wherever it is: what waits, and whom it looks for (rules OFF-24, OFF-25). */
export const createDeskRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readWaiting, async (c) => c.json(await countWaiting(deps.database.read, deps.now()), 200))
    .openapi(find, async (c) => {
      const found = await findAnything(deps.database, c.req.valid('query').q)
      const caller = callerOf(c)
      const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id)
      deps.accessLog.listed(caller, 'family', idsOf(found.families))
      deps.accessLog.listed(caller, 'booking', idsOf(found.bookings))
      return c.json(found, 200)
    })
