import { z } from '@hono/zod-openapi'
import { idsOf, listed, tellSeen } from '../http/answers/sees.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer } from '../http/route.ts'
import { countWaiting } from './count-waiting.ts'
import { readEmergencySheet } from './emergency-sheet.ts'
import { findAnything } from './find-anything.ts'

const audience = ['admin'] as const

const readWaiting = defineRoute(
  { audience, sees: 'nobody' },
  {
    method: 'get',
    path: '/admin/waiting',
    responses: { 200: jsonAnswer('GET /admin/waiting', 'How much of each queue needs a hand') },
  },
)
const find = defineRoute(
  { audience, sees: (found) => [listed('family', idsOf(found.families)), listed('booking', idsOf(found.bookings))] },
  {
    method: 'get',
    path: '/admin/find',
    request: { query: z.object({ q: z.string().trim().min(2).max(100) }) },
    responses: { 200: jsonAnswer('GET /admin/find', 'Families, bookings and caretakers') },
  },
)

const readSheet = defineRoute(
  { audience, sees: 'told', fresh: 'factor' },
  {
    method: 'get',
    path: '/admin/emergency-sheet',
    responses: { 200: jsonAnswer('GET /admin/emergency-sheet', 'What has to be at hand when the machine is dead') },
  },
)

/** What the office sees wherever it is: what waits, whom it looks for, and what it prints (rules OFF-24, OFF-25, OPS-12). */
export const createDeskRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readWaiting, async (c) => c.json(await countWaiting(deps.database.read, deps.now()), 200))
    .openapi(find, async (c) => c.json(await findAnything(deps.database, c.req.valid('query').q), 200))
    .openapi(readSheet, async (c) => {
      const { sheet, bookingIds, familyIds } = await readEmergencySheet(deps.database.read, deps.now())
      tellSeen(c, listed('family', familyIds), listed('booking', bookingIds))
      return c.json(sheet, 200)
    })
