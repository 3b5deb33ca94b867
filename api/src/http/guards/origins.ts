import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../../config/config.ts'
import { languageHeader } from '../../contract/people/languages.ts'
import type { AppEnvironment } from '../environment.ts'
import { forbidden } from '../errors/api-error.ts'

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': `Authorization, Content-Type, Idempotency-Key, ${languageHeader}`,
  'Access-Control-Max-Age': '600',
}

/** A browser sets both headers, and no page can forge them. */
function isSameHost(c: Context<AppEnvironment>, origin: string): boolean {
  const host = c.req.header('Host')
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/** Only PUBLIC_URL is allowed (rule SEC-4). Clients that are not browsers send no Origin. */
export function listCorsHeaders(c: Context<AppEnvironment>, publicUrl: string): [name: string, value: string][] {
  const origin = c.req.header('Origin')
  if (origin === undefined) return []
  const vary: [string, string] = ['Vary', 'Origin']
  return origin === publicUrl ? [['Access-Control-Allow-Origin', publicUrl], vary] : [vary]
}

/** Refuses changes from foreign pages. @throws ApiError 403 */
export function refuseForeignPages(c: Context<AppEnvironment>, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const origin = c.req.header('Origin')
  if (origin !== undefined && origin !== publicUrl && !isSameHost(c, origin)) throw forbidden()
}

/** Answers preflight requests of pages at PUBLIC_URL on another port. @throws ApiError 403 for foreign pages */
export const answerPreflight =
  (config: Pick<Config, 'publicUrl'>): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    refuseForeignPages(c, config)
    if (c.req.header('Origin') !== config.publicUrl) return next()
    for (const [name, value] of Object.entries(preflightHeaders)) c.header(name, value)
    return c.body(null, 204)
  }
