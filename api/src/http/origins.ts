import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.ts'
import { forbidden } from './api-error.ts'
import type { AppEnvironment } from './environment.ts'

const safeMethods = new Set(['GET', 'HEAD'])
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
}

/** Whether the page behind a request was served from here: a browser sets both headers and no page can forge them. */
function isSameHost(c: Context<AppEnvironment>, origin: string): boolean {
  const host = c.req.header('Host')
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/**
 * CORS allows PUBLIC_URL and nothing else (contract, section 1); calls that change something and come from a foreign
 * page are refused. Clients that are no browsers send no Origin and are not concerned.
 * @throws ApiError 403
 */
export const guardOrigins =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined) return next()
    const own = origin === publicUrl
    if (!own && !safeMethods.has(c.req.method) && !isSameHost(c, origin)) throw forbidden()
    if (own && c.req.method === 'OPTIONS') {
      for (const [name, value] of Object.entries(preflightHeaders)) c.header(name, value)
      c.header('Access-Control-Allow-Origin', publicUrl)
      return c.body(null, 204)
    }
    await next()
    if (own) c.res.headers.set('Access-Control-Allow-Origin', publicUrl)
    c.res.headers.append('Vary', 'Origin')
  }
