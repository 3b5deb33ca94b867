import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { readClientAddress } from './client-address.ts'
import type { AppEnvironment, Deps } from './environment.ts'

/** The pattern, not the path: ids and searches stay out of the log. Patterns with * are middlewares or nothing found. */
const routePattern = (c: Context<AppEnvironment>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none'

/** Gives each request an id and an address, answers are never cached unless they say so, and one log line follows. */
export const describeRequest =
  (deps: Deps): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set('ip', readClientAddress(c, deps.config.trustProxy))
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    c.header('X-Request-Id', c.get('requestId'))
    deps.logger.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routePattern(c),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }
