import type { Context } from 'hono'
import type { Actor } from '../actor.ts'
import type { AppEnvironment } from '../environment.ts'
import { requireProof } from '../route.ts'

/** An office screen shows at most this many rows; more are an export. */
const screenRows = 100

/** Returns the length of the longest list in an answer at any depth, except lists with these names. */
function countRows(answer: unknown, uncounted: readonly string[], isCounted = true): number {
  if (typeof answer !== 'object' || answer === null) return 0
  const own = Array.isArray(answer) && isCounted ? answer.length : 0
  const inside = Object.entries(answer).map(([name, part]) => countRows(part, uncounted, !uncounted.includes(name)))
  return Math.max(own, ...inside)
}

/**
 * Requires a fresh proof for a list with more rows than a screen shows; for lists that a POST returns.
 * @throws ApiError 403 `auth.factor_stale`
 */
export function boundRows(actor: Actor, rows: number): void {
  if (rows > screenRows) requireProof(actor, 'factor')
}

/**
 * Requires a fresh proof of the team for an answer with more rows than a screen shows, because that is an export (rule
 * ACC-39). Lists that the route declares `whole` do not count.
 * @throws ApiError 403 `auth.factor_stale`
 */
export function boundAnswer(c: Context<AppEnvironment>, answer: unknown): void {
  const [actor, whole] = [c.get('actor'), c.get('wholeLists')]
  if (whole === undefined || !actor || actor.role === 'user') return
  boundRows(actor, countRows(answer, whole))
}
