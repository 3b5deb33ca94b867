import type { Context, MiddlewareHandler } from 'hono'
import { callerOf } from '../caller-of.ts'
import type { AppEnvironment } from '../environment.ts'
import { forbidden } from '../errors/api-error.ts'
import type { Seen, Subject } from '../ports.ts'

/** Details or bytes of one thing: written down before they are answered. */
export const opened = (type: Subject['type'], id: string): Seen => ({ way: 'opened', type, ids: [id] })

/** What stands beside others, each once: written down soon after, many together. */
export const listed = (type: Subject['type'], ids: readonly string[]): Seen => ({
  way: 'listed',
  type,
  ids: [...new Set(ids)],
})

/** Ids of what a list answers. */
export const idsOf = (rows: readonly { _id: string }[]): string[] => rows.map(({ _id }) => _id)

/** What a declaration knows beside the answer: the query, and the rows that the answer was made of (`AnswerFrom`). */
export type Beside<Source> = { query: Readonly<Record<string, string>>; source: Source }

/**
 * What a route shows of families to the team (rule AUD-14): nothing (`nobody`); what `{id}` of its path names, opened; or what
 * follows from the answer. Where the answer does not contain the ids of the families, it follows from the rows that the answer was
 * made of: the handler then returns an `AnswerFrom`, and does not compile without it.
 */
export type Sees<Answer, Source = never> =
  | 'nobody'
  | Exclude<Subject['type'], 'call'>
  | ((answer: Answer, id: string, beside: Beside<Source>) => Seen | readonly Seen[] | Promise<Seen | readonly Seen[]>)

/** What was answered with success, as it was before it became bytes: a finished answer cannot be read without a copy of it. */
function keepAnswer(c: Context<AppEnvironment>): () => unknown {
  let answer: unknown
  const plain = c.json
  const kept = (value: unknown, status?: number, headers?: never): Response => {
    if (status === undefined || status < 300) answer = value
    return plain(value, status as 200, headers)
  }
  c.json = kept as typeof c.json
  return () => answer
}

async function readSeen<Answer, Source>(
  c: Context<AppEnvironment>,
  sees: Sees<Answer, Source>,
  answer: () => unknown,
): Promise<readonly Seen[]> {
  if (sees === 'nobody') return []
  const id = c.req.param('id') ?? ''
  if (typeof sees !== 'function') return [opened(sees, id)]
  return [await sees(answer() as Answer, id, { query: c.req.query(), source: c.get('source') as Source })].flat()
}

/** Ids of ours; what looks otherwise names nothing, and a server does not even take some of it (NUL). */
const idLike = /^[\w-]{1,64}$/

/** @throws ApiError 403 to the team, where the id in the path is of a family that asked to be forgotten (rule PRIV-K2) */
async function refuseRestricted(c: Context<AppEnvironment>): Promise<void> {
  const actor = c.get('actor')
  const id = c.req.param('id')
  if (!actor || actor.role === 'user' || id === undefined || !idLike.test(id)) return
  if (await c.get('accessLog').isRestricted(id)) throw forbidden('privacy.restricted')
}

/**
 * Writes down whose data a call has answered to somebody of the team, changes and repeated answers included. The answer
 * waits for what it opens to be on disk (access/access-log.ts). A family reads its own.
 */
export const noteSeen =
  <Answer, Source = never>(sees: Sees<Answer, Source>): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    await refuseRestricted(c)
    const answer = keepAnswer(c)
    await next()
    const actor = c.get('actor')
    if (!actor || actor.role === 'user' || c.res.status >= 400) return
    const log = c.get('accessLog')
    const caller = callerOf(c)
    for (const { way, type, ids } of await readSeen(c, sees, answer)) {
      if (way === 'listed') log.listed(caller, type, ids)
      else for (const id of ids) await log.opened(caller, { type, id })
    }
  }
