import { describe, expect, test } from 'vitest'
import { z } from '../../../api/src/contract/wire/zod.ts'
import type { Actor } from '../../../api/src/http/actor.ts'
import { createErrorHandler } from '../../../api/src/http/errors/error-handler.ts'
import { createRateLimiter } from '../../../api/src/http/limits/rate-limiter.ts'
import type { AccessLog } from '../../../api/src/http/ports.ts'
import { createRouter, type Declaration, defineRoute, idParam, jsonAnswer } from '../../../api/src/http/route.ts'

type Person = Partial<Pick<Actor, 'role' | 'isProven' | 'second_factor_at' | 'id'>>
const quiet = { warn: () => {}, error: () => {} } as never
const limit = { name: 'things', max: 2, perSeconds: 60 }
const now = () => new Date('2026-11-21T06:30:00Z')

function serve(declaration: Declaration<unknown>, { status = 200 }: { status?: number } = {}) {
  const noted: string[] = []
  const limiter = createRateLimiter({ enabled: true, now })
  const route = defineRoute(declaration as Declaration, {
    method: 'get',
    path: '/things/{id}/parts',
    request: { params: idParam },
    responses: { 200: jsonAnswer(z.object({ _id: z.string() }), 'a thing') },
  })
  let who: { actor?: Person; restricted?: Person; ip?: string } = {}
  const app = createRouter()
  app.use(async (c, next) => {
    const { actor, restricted, ip = '198.51.100.7' } = who
    const full = (person: Person | undefined) =>
      person && ({ id: 'me', isProven: true, second_factor_at: null, ...person } as Actor)
    c.set('actor', full(actor))
    c.set('restricted', full(restricted))
    c.set('ip', ip)
    c.set('limiter', limiter)
    c.set('accessLog', {
      isRestricted: async () => false,
      record: async (_, accesses) => void noted.push(...accesses.flatMap(({ ids }) => ids)),
    } satisfies Pick<AccessLog, 'isRestricted' | 'record'> as unknown as AccessLog)
    await next()
  })
  app.onError(createErrorHandler(quiet))
  app.openapi(route, (c) => c.json({ _id: c.get('actor')?.role ?? 'nobody' }, status as 200))
  const call = async (caller: typeof who, id = 'named') => {
    who = caller
    const answer = await app.request(`/things/${id}/parts`)
    const said = (await answer.json()) as { _id?: string; code?: string }
    return [answer.status, said._id ?? said.code]
  }
  return { route: route as unknown as Record<string, unknown>, call, noted }
}

describe('a route', () => {
  test('is open to an account that must set up two-factor authentication only if it says so', async () => {
    const restricted: Person = { role: 'admin' }
    expect(await serve({ audience: ['admin'], recordsAccess: 'none' }).call({ restricted })).toEqual([
      403,
      'auth.factor_missing',
    ])
    const setUp = serve({ audience: ['admin'], recordsAccess: 'none', whileRestricted: true })
    expect(await setUp.call({ restricted })).toEqual([200, 'admin'])
    expect(await setUp.call({ actor: { role: 'admin' } })).toEqual([200, 'admin'])
    expect(await setUp.call({})).toEqual([401, 'auth.not_authenticated'])
  })
  test('that requires a recent proof refuses an old one', async () => {
    const stale: Person = { role: 'admin', isProven: false }
    const withFactor: Person = { ...stale, second_factor_at: '2026-11-20T06:30:00Z' }
    const ask = (fresh: 'factor' | 'always' | undefined, actor: Person) =>
      serve({ audience: ['admin'], recordsAccess: 'none', ...(fresh ? { fresh } : {}) }).call({ actor })
    expect(await ask(undefined, withFactor)).toEqual([200, 'admin'])
    expect(await ask('factor', stale)).toEqual([200, 'admin'])
    expect(await ask('factor', withFactor)).toEqual([403, 'auth.factor_stale'])
    expect(await ask('factor', { ...withFactor, isProven: true })).toEqual([200, 'admin'])
    expect(await ask('always', stale)).toEqual([403, 'auth.factor_stale'])
    expect(await ask('always', { ...stale, isProven: true })).toEqual([200, 'admin'])
  })
})

describe('the limits of a route', () => {
  const statuses = async (call: ReturnType<typeof serve>['call'], ...callers: Parameters<typeof call>[0][]) => {
    const all = []
    for (const caller of callers) all.push((await call(caller))[0])
    return all
  }
  test('count a client by address, and an account by its id', async () => {
    const byClient = serve({ audience: 'anyone', limits: [{ limit, by: 'client' }] })
    const [here, there] = [{ ip: '198.51.100.7' }, { ip: '198.51.100.8' }]
    expect(await statuses(byClient.call, here, { ...here, actor: {} }, here, there)).toEqual([200, 200, 429, 200])
    const byAccount = serve({ audience: 'signed-in', recordsAccess: 'none', limits: [{ limit, by: 'account' }] })
    const [one, other] = [{ actor: { id: 'one' } }, { actor: { id: 'other' } }]
    expect(await statuses(byAccount.call, one, { ...one, ip: '198.51.100.8' }, one, other)).toEqual([
      200, 200, 429, 200,
    ])
    const open = serve({ audience: 'anyone', limits: [{ limit, by: 'account' }] })
    expect(await statuses(open.call, {}, {}, { ip: '198.51.100.8' })).toEqual([200, 200, 429])
  })
  test('do not count invalid input, unless the route counts it', async () => {
    const given = serve({ audience: 'anyone', limits: [{ limit, by: 'client' }] }, { status: 400 })
    expect(await statuses(given.call, {}, {}, {}, {})).toEqual([400, 400, 400, 400])
    const kept = serve({ audience: 'anyone', limits: [{ limit, by: 'client', evenInvalid: true }] }, { status: 400 })
    expect(await statuses(kept.call, {}, {}, {})).toEqual([400, 400, 429])
    const missing = serve({ audience: 'anyone', limits: [{ limit, by: 'client' }] }, { status: 404 })
    expect(await statuses(missing.call, {}, {}, {})).toEqual([404, 404, 429])
  })
  test('of a command are declared by the route and counted by the command', async () => {
    const limits = [{ limit, by: 'verb' }] as const
    const { call, route } = serve({ audience: 'anyone', limits })
    expect(await statuses(call, {}, {}, {}, {})).toEqual([200, 200, 200, 200])
    expect(route).toMatchObject({ 'x-limits': limits })
  })
})

test('an id has 1 to 64 characters, and an error names the invalid field', async () => {
  const { call } = serve({ audience: 'anyone' })
  expect(await call({}, 'x'.repeat(64))).toEqual([200, 'nobody'])
  expect(await call({}, 'x'.repeat(65))).toEqual([400, 'request.invalid'])
  expect(idParam.safeParse({ id: '' }).success).toBe(false)
})
