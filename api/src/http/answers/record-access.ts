import type { Context, MiddlewareHandler } from 'hono'
import type { Visitor } from '../caller.ts'
import type { AppEnvironment } from '../environment.ts'
import { forbidden } from '../errors/api-error.ts'
import type { RecordedAccess, Subject } from '../ports.ts'

/** The server records opened things before it answers. */
export const openedRecord = (type: Subject['type'], id: string): RecordedAccess => ({ way: 'opened', type, ids: [id] })

/** The server records listed things in batches soon after the answer, each id once. */
export const listedRecords = (type: Subject['type'], ids: readonly string[]): RecordedAccess => ({
  way: 'listed',
  type,
  ids,
})

export const idsOf = (rows: readonly { _id: string }[]): string[] => rows.map(({ _id }) => _id)

/**
 * The family data that a route shows to the team (rule AUD-14): `none`, the thing with the `{id}` of its path, or a
 * function of the answer. If the answer lacks the families' ids, the function reads its source rows; the handler must then
 * return an `AnswerWithSource` to compile.
 */
export type AccessDeclaration<Answer, Source = never> =
  | 'none'
  | Exclude<Subject['type'], 'call'>
  | ((
      answer: Answer,
      id: string,
      source: Source,
    ) => RecordedAccess | readonly RecordedAccess[] | Promise<RecordedAccess | readonly RecordedAccess[]>)

async function readAccesses<Answer, Source>(
  c: Context<AppEnvironment>,
  recordsAccess: Exclude<AccessDeclaration<Answer, Source>, 'none'>,
  answer: Answer,
  source: Source,
): Promise<readonly RecordedAccess[]> {
  const id = c.req.param('id') ?? ''
  if (typeof recordsAccess !== 'function') return [openedRecord(recordsAccess, id)]
  return [await recordsAccess(answer, id, source)].flat()
}

/** The database refuses some other texts (NUL). */
const idLike = /^[\w-]{1,64}$/

/** Refuses the team a closed family's id. @throws ApiError 403 (rule PRIV-K1) */
export const refuseRestricted: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  const actor = c.get('actor')
  const id = c.req.param('id')
  const isAsked = actor && actor.role !== 'user' && id !== undefined && idLike.test(id)
  if (isAsked && (await c.get('accessLog').isRestricted(id))) throw forbidden('privacy.restricted')
  await next()
}

/**
 * Records the data that a call shows to the team, including changes and repeated answers (rule AUD-14). The answer is sent
 * after this, so that opened things are on disk first (privacy/access-log/access-log.ts).
 * @param source the rows of an `AnswerWithSource`
 */
export async function recordAccess<Answer, Source = never>(
  c: Context<AppEnvironment>,
  { actor, ...visitor }: Visitor,
  recordsAccess: AccessDeclaration<Answer, Source>,
  answer: Answer,
  source: Source,
): Promise<void> {
  if (recordsAccess === 'none' || !actor || actor.role === 'user') return
  await c.get('accessLog').record({ actor, ...visitor }, await readAccesses(c, recordsAccess, answer, source))
}
