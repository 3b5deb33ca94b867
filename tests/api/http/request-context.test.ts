import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnvironment, Deps } from '../../../api/src/http/environment.ts'
import { createNotices } from '../../../api/src/http/notices.ts'
import { describeRequest } from '../../../api/src/http/request-context.ts'

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

test('headers are set on the response object of Node when it exists', async () => {
  const set = new Map<string, string>()
  const outgoing = { setHeader: (name: string, value: string) => set.set(name, value) }
  const { answer, lines } = await call('/refused', { env: { outgoing }, headers: { Origin: 'https://a.example' } })
  expect(Object.fromEntries(set)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'X-Request-Id': lines[0]?.requestId,
    Vary: 'Origin',
  })
  expect(answer.headers.get('X-Content-Type-Options')).toBeNull()
  expect(answer.headers.get('X-Request-Id')).toBeNull()
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
