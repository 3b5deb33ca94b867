import { calls } from '@thodu/api/contract/client/calls'
import type { Call } from '@thodu/api/contract/wire/call'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Actor } from '../../../../api/src/http/actor.ts'
import { boundAnswer } from '../../../../api/src/http/answers/bound-answer.ts'
import type { AppEnvironment } from '../../../../api/src/http/environment.ts'
import { inputs, pathValues } from '../../../security/authorization-inputs.ts'
import { createTestApi } from '../../../support/api.ts'
import { longAnswersOf } from '../../../support/contract/schema-parts.ts'
import { useWorld } from '../../../support/use-world.ts'

/** Calls, or lists in their answers, that a screen reads as a whole, and the reason why they do not copy the families. */
const readAsWhole = [
  // Many screens choose from this list, and it contains no family.
  '/admin/caretakers',
  // One row for each caretaker, about one booking or visit.
  ...['eligible', 'askFirst', 'blocked'].flatMap((list) => [
    `/admin/bookings/{id}/suggestions .${list}[]`,
    `/admin/visits/{id}/suggestions .${list}[]`,
  ]),
  '/admin/time-off/substitutes .visits[].people[]',
  '/admin/unassigned-visits .visits[].people[]',
  // The pay of a month: a row for each caretaker, or the book of one of them, without a family.
  '/admin/payroll',
  '/admin/payroll/{id}',
  '/admin/payroll/{id}/slip',
  // One week, with the visits inside the rows.
  '/admin/roster-week',
  '/admin/reports/promises',
  '/admin/reports/calls',
  '/admin/reports/first-calls',
]

type Audience = 'anyone' | 'signed-in' | string[]
type Route = { method: string; path: string; 'x-audience'?: Audience; 'x-fresh'?: string }
const api = useWorld(createTestApi)
const routes = () =>
  (api.app.openAPIRegistry.definitions as { type: string; route: Route }[])
    .filter(({ type }) => type === 'route')
    .map(({ route }) => ({ ...route, name: route.path.replace('/api', '') }))
const readsOfAdmin = () =>
  routes().filter(
    ({ method, 'x-audience': audience = 'anyone' }) =>
      method === 'get' && (audience === 'signed-in' || (audience !== 'anyone' && audience.includes('admin'))),
  )

const stale = { id: 'a', role: 'admin', second_factor_at: '2026-06-01T00:00:00.000Z', isProven: false } as Actor

async function askFor({ path }: Route, answer: unknown): Promise<{ status: number; code?: string }> {
  const own = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const handlers = api.app.routes
    .filter((route) => route.method === 'GET' && route.path === own)
    .map(({ handler }) => handler)
  const app = new Hono<AppEnvironment>()
  app.use(async (c, next) => {
    c.set('actor', stale)
    c.set('accessLog', api.deps.accessLog)
    c.set('limiter', api.deps.limiter)
    c.set('ip', '198.51.100.7')
    await next()
  })
  for (const handler of handlers.slice(0, -1)) app.get(own, handler)
  app.get(own, (c) => {
    boundAnswer(c, answer)
    return c.json(answer as object)
  })
  app.onError((error, c) => c.json({ code: 'code' in error ? error.code : String(error) }, 403))
  const values: Record<string, string> = { id: 'x', ...pathValues('x') }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')
  const query = inputs('')[`GET ${path.replace('/api', '')}`] as Record<string, string> | undefined
  const response = await app.request(`${address}?${new URLSearchParams(query ?? {})}`)
  return { status: response.status, ...(response.status === 200 ? {} : await response.json()) }
}

describe('a read of an admin', () => {
  test('is refused above a hundred rows in any list of its answer without a recent two-factor proof', async () => {
    const answered: string[] = []
    let lists = 0
    for (const route of readsOfAdmin()) {
      const call = (calls as Record<string, Call>)[`GET ${route.name}`]
      for (const { path, answer } of call?.answer ? longAnswersOf(call.answer as z.ZodType, 101) : []) {
        lists += 1
        const { status, code } = await askFor(route, answer)
        if (code !== 'auth.factor_stale') answered.push(`${route.name} ${path} ${status} ${code ?? ''}`)
      }
    }
    expect(answered.filter((one) => !readAsWhole.some((known) => one.startsWith(`${known} `)))).toEqual([])
    expect(readAsWhole.filter((name) => !answered.some((one) => one.startsWith(`${name} `)))).toEqual([])
    expect(lists).toBeGreaterThan(60)
  })

  test('is answered up to a hundred rows without a recent proof', async () => {
    for (const route of readsOfAdmin()) {
      const call = (calls as Record<string, Call>)[`GET ${route.name}`]
      for (const { path, answer } of call?.answer ? longAnswersOf(call.answer as z.ZodType, 100) : []) {
        const { code } = await askFor(route, answer)
        if (!route['x-fresh']) expect([route.name, path, code]).not.toEqual([route.name, path, 'auth.factor_stale'])
      }
    }
  })

  test('that returns a file requires a recent two-factor proof or returns one record by its id', () => {
    const files = readsOfAdmin().filter(({ name }) => (calls as Record<string, Call>)[`GET ${name}`] === undefined)
    const open = files.filter(({ name, 'x-fresh': fresh }) => fresh === undefined && !/\{\w+\}/.test(name))
    expect(open.map(({ name }) => name)).toEqual([])
  })
})
