import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { readClientAddress } from './client-address.ts'
import type { AppEnvironment, Deps } from './environment.ts'

/** The pattern, not the path: ids and searches stay out of the log. Patterns with * are middlewares or nothing found. */
const routePattern = (c: Context<AppEnvironment>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none'

/**
 * On Node's response itself, before the answer exists: touching the headers of a finished answer would cost a copy of
 * it. A header that a route sets under the same name wins.
 */
function setDefaultHeaders(c: Context<AppEnvironment>): void {
  const outgoing = c.env?.outgoing
  for (const [name, value] of [
    ['Cache-Control', 'no-store'],
    ['X-Request-Id', c.get('requestId')],
  ] as const)
    if (outgoing) outgoing.setHeader(name, value)
    else c.header(name, value)
}

/** Gives each request an id and an address, answers are never cached unless they say so, and one log line follows. */
export const describeRequest =
  (deps: Deps): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set('ip', readClientAddress(c, deps.config.trustProxy))
    setDefaultHeaders(c)
    await next()
    const ms = performance.now() - started
    const { method } = c.req
    const { status } = c.res
    const route = routePattern(c)
    deps.metrics.observe(method, route, status, ms / 1000)
    deps.logger.info({ requestId: c.get('requestId'), method, route, status, ms: Math.round(ms * 10) / 10 })
  }
