import type { PromiseRow } from '@thodu/db'
import type { Context } from 'hono'
import { type PromiseRecord, updatePromiseSchema } from '../contract/promises/promises.schema.ts'
import { tellSeen } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { readKeptPromises } from './kept-rate.ts'
import { listPromises, promiseFilter, promiseSorts } from './list-promises.ts'
import { findSubjects, toPromises } from './promises.queries.ts'
import { updatePromise } from './update-promise.ts'

const getKept = defineRoute(
  { audience: 'anyone' },
  {
    method: 'get',
    path: '/promises/kept',
    responses: { 200: jsonAnswer('GET /promises/kept', 'How often each promise was kept in the last 90 days') },
  },
)
const getPromises = defineRoute(
  { audience: ['admin'], sees: 'told' },
  {
    method: 'get',
    path: '/admin/promises',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/promises', 'Promises, what is waited for unless asked otherwise') },
  },
)
const putPromise = defineRoute(
  { audience: ['admin'], sees: 'told', audit: { action: 'STATUS_UPDATE', resourceType: 'booking' } },
  {
    method: 'put',
    path: '/admin/promises/{id}',
    request: { params: idParam, body: jsonBody(updatePromiseSchema) },
    responses: { 200: jsonAnswer('PUT /admin/promises/{id}', 'Promise') },
  },
)

/** What was promised, until when, and what became of it (rules PROM-5, PROM-9). */
export const createPromiseRoutes = (deps: Deps) => {
  const { read } = deps.database
  async function answerRows(c: Context<AppEnvironment>, rows: readonly PromiseRow[]): Promise<PromiseRecord[]> {
    const subjects = await findSubjects(read, rows)
    tellSeen(c, ...[...subjects.values()].map(({ whose }) => whose))
    return toPromises(read, rows, subjects)
  }
  return createRouter()
    .openapi(getKept, async (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(await readKeptPromises(read, deps.now()), 200)
    })
    .openapi(getPromises, async (c) => {
      const rules = {
        resource: 'promises',
        sortFields: promiseSorts,
        defaultSort: 'dueAt',
        filter: promiseFilter,
      } as const
      const rows = await answerList(c, c.req.valid('query'), rules, (list) => listPromises(read, list))
      return c.json(await answerRows(c, rows), 200)
    })
    .openapi(putPromise, async (c) => {
      const { id } = c.req.valid('param')
      await updatePromise(deps, callerOf(c), { id, ...c.req.valid('json') })
      const row = await read.selectFrom('promises').selectAll().where('id', '=', id).executeTakeFirst()
      const [promise] = row ? await answerRows(c, [row]) : []
      if (!promise) throw notFound()
      return c.json(promise, 200)
    })
}
