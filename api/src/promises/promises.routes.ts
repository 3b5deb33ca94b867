import type { PromiseRow } from '@thodu/db'
import { promiseCalls } from '../contract/promises/promises.calls.ts'
import type { PromiseExplanation, PromiseRecord } from '../contract/promises/promises.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { readKeptPromises } from './kept-rate.ts'
import { listPromises, promiseFilter, promiseSorts } from './list-promises.ts'
import { findSubjects, toPromises } from './promises.queries.ts'
import { auditPromise, isBroken, promiseNameOf, saveReason, updatePromise } from './update-promise.ts'

const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const

type Subjects = Awaited<ReturnType<typeof findSubjects>>
const accessToSubjects = (_answer: unknown, _id: string, source: Subjects) =>
  [...source.values()].map(({ whose }) => whose)

/**
 * Gives several broken promises one reason, without replacing existing ones; null removes the admin's own reasons (rule
 * PROM-7). Promises that are not broken are ignored.
 * @returns ids of the changed promises, each with an audit row
 */
const explainPromises = (deps: Deps, caller: Caller, { ids, ...given }: PromiseExplanation) =>
  deps.database.write(async (tx): Promise<{ ids: string[] }> => {
    const at = deps.now()
    const query = tx.selectFrom('promises').selectAll().where('id', 'in', ids)
    const rows = await (given.reason === null
      ? query.where('reason_code', 'is not', null).where('reason_by', '=', caller.actor.id)
      : query.where('reason_code', 'is', null)
    ).execute()
    const found = rows.filter((promise) => isBroken(promise, at))
    for (const promise of found) {
      const step = { tx, caller, promise, at }
      const changes = await saveReason(step, given.reason, 'note' in given ? given.note : undefined)
      await auditPromise(step, promiseNameOf(given), changes)
    }
    return { ids: found.map(({ id }) => id) }
  })

/** Routes of promises (rules PROM-5, PROM-9). */
export const createPromiseRoutes = (deps: Deps) => {
  const { read } = deps.database
  async function answerRows(rows: readonly PromiseRow[]): Promise<AnswerWithSource<PromiseRecord[], Subjects>> {
    const subjects = await findSubjects(read, rows)
    return new AnswerWithSource(await toPromises(read, rows, subjects), subjects)
  }
  return createRoutes(promiseCalls)
    .on('GET /promises/kept', { audience: 'anyone' }, ({ c }) => {
      c.header('Cache-Control', 'public, max-age=300')
      return readKeptPromises(read, deps.now())
    })
    .on('GET /admin/promises', { audience: ['admin'], recordsAccess: accessToSubjects }, async ({ query, c }) => {
      const rules = {
        resource: 'promises',
        sortFields: promiseSorts,
        defaultSort: 'dueAt',
        filter: promiseFilter,
      } as const
      const rows = await answerList(c, query, rules, (list) => listPromises(read, list))
      return answerRows(rows)
    })
    .on('PUT /admin/promises', { audience: ['admin'], recordsAccess: 'none', audit }, ({ body, caller }) =>
      explainPromises(deps, caller, body),
    )
    .on(
      'PUT /admin/promises/{id}',
      { audience: ['admin'], recordsAccess: accessToSubjects, audit },
      async ({ id, body, caller }) => {
        await updatePromise(deps, caller, { id, ...body })
        const rows = await read.selectFrom('promises').selectAll().where('id', '=', id).execute()
        const { value, source } = await answerRows(rows)
        const [promise] = value
        if (!promise) throw notFound()
        return new AnswerWithSource(promise, source)
      },
    ).router
}
