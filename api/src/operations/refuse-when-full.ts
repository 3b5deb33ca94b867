import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { unavailable } from '../http/errors/api-error.ts'

/** Paths for signing in and out; the disk reserve is for them. */
const essential = new Set(['/api/auth/login', '/api/auth/google', '/api/auth/logout'])

/** While the disk is full, refuses changes with 503 and Retry-After; reads and sign-in continue. @throws ApiError 503 */
export function refuseWhenFull(c: Context<AppEnvironment>, { reserve }: Pick<Deps, 'reserve'>): void {
  if (reserve.isLow() && !essential.has(c.req.path)) throw unavailable()
}
