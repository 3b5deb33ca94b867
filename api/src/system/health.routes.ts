import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer } from '../http/route.ts'

const readHealth = defineRoute(
  { audience: 'anyone' },
  { method: 'get', path: '/health', responses: { 200: jsonAnswer<{ status: 'ok' }>('Health') } },
)

/** GET /health touches the database (contract, section 7). */
export const createHealthRoutes = (deps: Deps) =>
  createRouter().openapi(readHealth, async (c) => {
    await deps.database.read.selectFrom('system_facts').select('name').limit(1).execute()
    return c.json({ status: 'ok' as const }, 200)
  })
