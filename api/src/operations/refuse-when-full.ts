import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { unavailable } from '../http/errors/api-error.ts'

/** What people need to get in and out again; the reserve is for these. */
const essential = new Set(['/api/auth/login', '/api/auth/google', '/api/auth/logout'])

/** While the disk is full, changes get 503 and Retry-After at once; reads and sign-in go on. @throws ApiError 503 */
export function refuseWhenFull(c: Context<AppEnvironment>, { reserve }: Pick<Deps, 'reserve'>): void {
  if (reserve.isLow() && !essential.has(c.req.path)) throw unavailable()
}
