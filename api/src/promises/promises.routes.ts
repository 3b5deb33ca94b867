import type { PromiseRow } from '@thodu/db'
import type { Context } from 'hono'
import { promiseCalls } from '../contract/promises/promises.calls.ts'
import type { PromiseRecord } from '../contract/promises/promises.schema.ts'
import { tellSeen } from '../http/answers/sees.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import { explainPromises } from './explain-promises.ts'
import { readKeptPromises } from './kept-rate.ts'
import { listPromises, promiseFilter, promiseSorts } from './list-promises.ts'
import { findSubjects, toPromises } from './promises.queries.ts'
import { updatePromise } from './update-promise.ts'

const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const

/** What was promised, until when, and what became of it (rules PROM-5, PROM-9). */
export const createPromiseRoutes = (deps: Deps) => {
  const { read } = deps.database
  async function answerRows(c: Context<AppEnvironment>, rows: readonly PromiseRow[]): Promise<PromiseRecord[]> {
    const subjects = await findSubjects(read, rows)
    tellSeen(c, ...[...subjects.values()].map(({ whose }) => whose))
    return toPromises(read, rows, subjects)
  }
  return createRoutes(promiseCalls)
    .on('GET /promises/kept', { audience: 'anyone' }, ({ c }) => {
      c.header('Cache-Control', 'public, max-age=300')
      return readKeptPromises(read, deps.now())
    })
    .on('GET /admin/promises', { audience: ['admin'], sees: 'told' }, async ({ query, c }) => {
      const rules = {
        resource: 'promises',
        sortFields: promiseSorts,
        defaultSort: 'dueAt',
        filter: promiseFilter,
      } as const
      const rows = await answerList(c, query, rules, (list) => listPromises(read, list))
      return answerRows(c, rows)
    })
    .on('PUT /admin/promises', { audience: ['admin'], sees: 'nobody', audit }, ({ body, caller }) =>
      explainPromises(deps, caller, body),
    )
    .on('PUT /admin/promises/{id}', { audience: ['admin'], sees: 'told', audit }, async ({ id, body, caller, c }) => {
      await updatePromise(deps, caller, { id, ...body })
      const row = await read.selectFrom('promises').selectAll().where('id', '=', id).executeTakeFirst()
      const [promise] = row ? await answerRows(c, [row]) : []
      if (!promise) throw notFound()
      return promise
    }).router
}
