import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnvironment, Deps } from './environment.ts'
import { listCorsHeaders } from './guards/origins.ts'
import { listApiHeaders } from './guards/security-headers.ts'
import { readClientAddress } from './limits/client-address.ts'

let end: Promise<void> | undefined

/**
 * Resolves at the end of this turn of the event loop, without a timer. Answers that wait for it leave together and wake the
 * reading process, usually a proxy on this machine, only once; waking it for each costs more than making the answer (decision
 * 0063).
 */
function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined
      resolve()
    })
  })
  return end
}

/** Ids and searches stay out of the log. Patterns with * are middlewares or a 404. */
const routePattern = (c: Context<AppEnvironment>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none'

export type RefusalLogger = (c: Context<AppEnvironment>) => Promise<void>

type Headers = readonly (readonly [name: string, value: string])[]

/**
 * Sets id, client address and common headers of every call, then writes a log line and the audit row of a refused change. One
 * middleware, because each costs every call a turn.
 * Headers are set on Node's response before the answer exists, because those of a finished answer would cost a copy. A route's
 * own header of the same name wins.
 */
export function describeRequest(deps: Deps, logRefusal: RefusalLogger): MiddlewareHandler<AppEnvironment> {
  const { publicUrl, trustProxy } = deps.config
  const constant = listApiHeaders(deps.config)
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const { ip, problem } = readClientAddress(c, trustProxy)
    if (problem) deps.notices.raise(problem)
    c.set('ip', ip)
    c.set('limiter', deps.limiter)
    c.set('accessLog', deps.accessLog)
    const own: Headers = [['X-Request-Id', requestId], ...listCorsHeaders(c, publicUrl)]
    const outgoing = c.env?.outgoing
    if (outgoing) {
      for (const [name, value] of constant) outgoing.setHeader(name, value)
      for (const [name, value] of own) outgoing.setHeader(name, value)
    }
    await next()
    await endOfTurn()
    if (!outgoing)
      for (const [name, value] of [...constant, ...own]) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    const { status } = c.res
    if (status >= 400) await logRefusal(c)
    const ms = performance.now() - started
    const { method } = c.req
    const route = routePattern(c)
    deps.metrics.observe(method, route, status, ms / 1000)
    deps.logger.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 })
  }
}
