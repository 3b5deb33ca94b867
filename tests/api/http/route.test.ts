import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from '../../../api/src/contract/wire/zod.ts'
import type { Actor } from '../../../api/src/http/actor.ts'
import type { AppEnvironment, Deps } from '../../../api/src/http/environment.ts'
import { createErrorHandler } from '../../../api/src/http/errors/error-handler.ts'
import { createRateLimiter } from '../../../api/src/http/limits/rate-limiter.ts'
import { createNotices } from '../../../api/src/http/notices.ts'
import type { AccessLog } from '../../../api/src/http/ports.ts'
import { describeRequest } from '../../../api/src/http/request-context.ts'
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

type Bindings = AppEnvironment['Bindings']

const clock = { now: 1_000 }
beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => clock.now))
afterEach(() => vi.restoreAllMocks())

/** Calls a small API. @returns the answer with all log lines, metrics, notices and refusals */
async function call(path: string, { method = 'GET', headers = {}, env = {} as unknown, refuse = async () => {} } = {}) {
  const told = {
    lines: [] as Record<string, unknown>[],
    observed: [] as unknown[][],
    raised: [] as string[],
    refused: 0,
  }
  const deps = {
    config: { publicUrl: 'https://care.example.org', trustProxy: 0 },
    notices: { raise: (code: string) => told.raised.push(code), list: () => [] },
    metrics: { observe: (...observed: unknown[]) => told.observed.push(observed) },
    logger: { info: (line: Record<string, unknown>) => told.lines.push(line) },
    limiter: 'the limiter',
    accessLog: 'the access log',
  } as unknown as Deps
  const app = new Hono<AppEnvironment>()
    .use(
      describeRequest(deps, async () => {
        told.refused += 1
        await refuse()
      }),
    )
    .get('/things/:id', async (c) => {
      clock.now += 15.25
      c.header('Cache-Control', 'max-age=5')
      return c.json([c.get('requestId'), c.get('ip'), c.get('limiter'), c.get('accessLog')])
    })
    .get('/refused', (c) => c.json({}, 400))
  const answer = await app.request(path, { method, headers }, env as Bindings)
  return { answer, body: (await answer.json().catch(() => undefined)) as unknown[], ...told }
}

test('a call gets an id, an address and one log line with route pattern and duration', async () => {
  const { answer, body, lines, observed, raised, refused } = await call('/things/asha')
  const requestId = answer.headers.get('X-Request-Id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(body).toEqual([requestId, '127.0.0.1', 'the limiter', 'the access log'])
  expect(lines).toEqual([{ requestId, method: 'GET', route: '/things/:id', status: 200, ms: 15.3 }])
  expect(observed).toEqual([['GET', '/things/:id', 200, 0.01525]])
  expect([raised, refused]).toEqual([[], 0])
})

test('a refused call is passed to the refusal log, and an unknown path is logged without a pattern', async () => {
  expect((await call('/refused')).refused).toBe(1)
  const missing = await call('/nothing/asha')
  expect([missing.refused, missing.lines[0]?.route]).toEqual([1, 'none'])
})

test('an undeclared proxy raises a notice', async () => {
  const { raised } = await call('/things/x', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(raised).toEqual(['proxy_untrusted'])
})

test('every answer has the constant headers, and headers of its route win', async () => {
  const headers = { Origin: 'https://care.example.org' }
  const { answer } = await call('/things/x', { headers })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': 'https://care.example.org',
    'cache-control': 'max-age=5',
  })
  expect((await call('/refused', { headers })).answer.headers.get('Cache-Control')).toBe('no-store')
})

test('a notice is logged once and listed with the time it was first raised', () => {
  const lines: unknown[] = []
  const logger = { warn: (told: object, msg: string) => lines.push({ ...told, msg }) } as never
  let minute = 30
  const now = () => new Date(`2026-11-21T06:${minute}:00Z`)
  const notices = createNotices(logger, now)
  expect(notices.list()).toEqual([])
  notices.raise('proxy_garbled')
  minute = 31
  notices.raise('proxy_garbled')
  notices.raise('proxy_untrusted')
  expect(notices.list()).toEqual([
    { code: 'proxy_untrusted', since: '2026-11-21T06:31:00.000Z', details: [] },
    { code: 'proxy_garbled', since: '2026-11-21T06:30:00.000Z', details: [] },
  ])
  expect(lines).toMatchObject([
    { notice: 'proxy_garbled', msg: expect.stringContaining('TRUST_PROXY') },
    { notice: 'proxy_untrusted', msg: expect.stringContaining('TRUST_PROXY') },
  ])
})
