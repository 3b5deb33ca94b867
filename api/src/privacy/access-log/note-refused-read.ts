import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { callerOf } from '../../http/caller-of.ts'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import type { Subject } from '../../http/ports.ts'
import { isStorable } from '../../http/storable-text.ts'

/** A missing thing has no personal data. */
async function findSubject({ database }: Deps, route: string, id: string): Promise<Subject | undefined> {
  const type = /booking/.test(route) ? 'booking' : /document|files/.test(route) ? 'document' : undefined
  if (type === undefined) return undefined
  const table = type === 'booking' ? 'bookings' : 'documents'
  const known = await database.read.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return known && { type, id }
}

/**
 * Records a refused read for the named thing if it exists, else for the route, so that repeated guesses add one row per account
 * and hour.
 */
export async function noteRefusedRead(deps: Deps, c: Context<AppEnvironment>): Promise<void> {
  if (!c.get('actor') || (c.res.status !== 403 && c.res.status !== 404)) return
  const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))
  if (!route) return
  const id = c.req.param('id')
  const named = id === undefined || !isStorable(id) ? undefined : await findSubject(deps, route.path, id)
  const { type, id: subject } = named ?? { type: 'call' as const, id: `${route.method} ${route.path}` }
  await deps.accessLog.record(callerOf(c), [{ way: 'refused', type, ids: [subject] }])
}
