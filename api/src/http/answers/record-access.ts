import type { Context, MiddlewareHandler } from 'hono'
import { callerOf } from '../caller-of.ts'
import type { AppEnvironment } from '../environment.ts'
import { forbidden } from '../errors/api-error.ts'
import type { Access, Subject } from '../ports.ts'

/** The server records opened things before it answers. */
export const openedRecord = (type: Subject['type'], id: string): Access => ({ way: 'opened', type, ids: [id] })

/** The server records listed things in batches soon after the answer. */
export const listedRecords = (type: Subject['type'], ids: readonly string[]): Access => ({
  way: 'listed',
  type,
  ids: [...new Set(ids)],
})

export const idsOf = (rows: readonly { _id: string }[]): string[] => rows.map(({ _id }) => _id)

export type AnswerContext<Source> = { query: Readonly<Record<string, string>>; source: Source }

/**
 * The family data that a route shows to the team (rule AUD-14): `none`, the thing with the `{id}` of its path, or a
 * function of the answer. If the answer lacks the families' ids, the function reads its source rows; the handler must then
 * return an `AnswerFrom` to compile.
 */
export type AccessDeclaration<Answer, Source = never> =
  | 'none'
  | Exclude<Subject['type'], 'call'>
  | ((
      answer: Answer,
      id: string,
      beside: AnswerContext<Source>,
    ) => Access | readonly Access[] | Promise<Access | readonly Access[]>)

/** Remembers the answered value, because a finished answer cannot be read without a copy. */
function rememberAnswer(c: Context<AppEnvironment>): () => unknown {
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
  recordsAccess: AccessDeclaration<Answer, Source>,
  answer: () => unknown,
): Promise<readonly Access[]> {
  if (recordsAccess === 'none') return []
  const id = c.req.param('id') ?? ''
  if (typeof recordsAccess !== 'function') return [openedRecord(recordsAccess, id)]
  return [
    await recordsAccess(answer() as Answer, id, { query: c.req.query(), source: c.get('source') as Source }),
  ].flat()
}

/** The database refuses some other texts (NUL). */
const idLike = /^[\w-]{1,64}$/

/** Refuses the team a closed family's id. @throws ApiError 403 (rule PRIV-K1) */
async function refuseRestricted(c: Context<AppEnvironment>): Promise<void> {
  const actor = c.get('actor')
  const id = c.req.param('id')
  if (!actor || actor.role === 'user' || id === undefined || !idLike.test(id)) return
  if (await c.get('accessLog').isRestricted(id)) throw forbidden('privacy.restricted')
}

/**
 * Records the data that a call has answered to the team, including changes and repeated answers. The answer waits until opened
 * things are on disk (access/access-log.ts).
 */
export const recordAccess =
  <Answer, Source = never>(recordsAccess: AccessDeclaration<Answer, Source>): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    await refuseRestricted(c)
    const answer = rememberAnswer(c)
    await next()
    const actor = c.get('actor')
    if (!actor || actor.role === 'user' || c.res.status >= 400) return
    const log = c.get('accessLog')
    const caller = callerOf(c)
    for (const { way, type, ids } of await readSeen(c, recordsAccess, answer)) {
      if (way === 'listed') log.listed(caller, type, ids)
      else for (const id of ids) await log.opened(caller, { type, id })
    }
  }
