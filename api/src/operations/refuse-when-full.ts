import type { MiddlewareHandler } from 'hono'
import { unavailable } from '../http/api-error.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'

/** What people need to get in and out again; the reserve is for these. */
const essential = new Set(['/api/auth/login', '/api/auth/google', '/api/auth/logout'])
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** While the disk is full, changes get 503 and Retry-After at once; reads and sign-in go on. */
export const refuseWhenFull =
  ({ reserve }: Pick<Deps, 'reserve'>): MiddlewareHandler<AppEnvironment> =>
  (c, next) => {
    if (reserve.isLow() && !reading.has(c.req.method) && !essential.has(c.req.path)) throw unavailable()
    return next()
  }
