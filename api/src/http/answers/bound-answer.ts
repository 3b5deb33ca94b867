import type { Context } from 'hono'
import type { Actor } from '../actor.ts'
import type { AppEnvironment } from '../environment.ts'
import { hasProof, requireProof } from '../route.ts'

/** An office screen shows at most this many rows; more are an export. */
const screenRows = 100

/** Returns the length of the longest list in an answer at any depth, except lists with these names. */
function countRows(answer: object, uncounted: readonly string[], isCounted = true): number {
  let rows = 0
  if (Array.isArray(answer)) {
    if (isCounted) rows = answer.length
    for (const part of answer) if (isObject(part)) rows = Math.max(rows, countRows(part, uncounted))
  } else
    for (const name in answer) {
      const part = (answer as Record<string, unknown>)[name]
      if (isObject(part)) rows = Math.max(rows, countRows(part, uncounted, !uncounted.includes(name)))
    }
  return rows
}
const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null

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
  if (whole === undefined || !actor || actor.role === 'user' || !isObject(answer)) return
  // Most answers go to callers with a fresh proof; counting the rows of a page takes a tenth of its time.
  if (!hasProof(actor, 'factor')) boundRows(actor, countRows(answer, whole))
}
