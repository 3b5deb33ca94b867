import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { unavailable } from '../http/errors/api-error.ts'

/** The disk reserve is for signing in and out. */
const essential = new Set(['/api/auth/login', '/api/auth/google', '/api/auth/logout'])

/** Refuses changes while the disk is full; reads and sign-in continue. @throws ApiError 503 */
export function refuseWhenFull(c: Context<AppEnvironment>, { reserve }: Pick<Deps, 'reserve'>): void {
  if (reserve.isLow() && !essential.has(c.req.path)) throw unavailable()
}
