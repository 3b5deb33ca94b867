import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnvironment, Deps } from '../../../api/src/http/environment.ts'
import { describeRequest } from '../../../api/src/http/request-context.ts'

type Bindings = AppEnvironment['Bindings']

/** A call of an API that notes what it tells its log, its metrics and whoever runs it. */
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
      await new Promise((resolve) => setTimeout(resolve, 15))
      c.header('Cache-Control', 'max-age=5')
      return c.json([c.get('requestId'), c.get('ip'), c.get('limiter'), c.get('accessLog')])
    })
    .get('/refused', (c) => c.json({}, 400))
  const answer = await app.request(path, { method, headers }, env as Bindings)
  return { answer, body: (await answer.json().catch(() => undefined)) as unknown[], ...told }
}

test('a call has an id and an address, and one line of the log by its pattern', async () => {
  const { answer, body, lines, observed, raised, refused } = await call('/things/asha')
  const requestId = answer.headers.get('X-Request-Id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(body).toEqual([requestId, '127.0.0.1', 'the limiter', 'the access log'])
  expect(lines).toEqual([{ requestId, method: 'GET', route: '/things/:id', status: 200, ms: expect.any(Number) }])
  const ms = Number(lines[0]?.ms)
  expect(ms).toBeGreaterThan(10)
  expect(ms).toBeLessThan(5_000)
  // Told in tenths of a thousandth, which nobody reads.
  expect(ms * 10).toBeCloseTo(Math.round(ms * 10), 6)
  expect(observed).toEqual([['GET', '/things/:id', 200, expect.any(Number)]])
  expect(Math.abs(Number(observed[0]?.[3]) * 1_000 - ms)).toBeLessThan(0.1)
  expect([raised, refused]).toEqual([[], 0])
})

test('what is refused is told to who writes refusals down, what was not found has no pattern', async () => {
  expect((await call('/refused')).refused).toBe(1)
  const missing = await call('/nothing/asha')
  expect([missing.refused, missing.lines[0]?.route]).toEqual([1, 'none'])
})

test('a proxy that nobody declared is told', async () => {
  const { raised } = await call('/things/x', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(raised).toEqual(['proxy_untrusted'])
})

test('every answer has the constant headers; those of its route win', async () => {
  const headers = { Origin: 'https://care.example.org' }
  const { answer } = await call('/things/x', { headers })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': 'https://care.example.org',
    'cache-control': 'max-age=5',
  })
  expect((await call('/refused', { headers })).answer.headers.get('Cache-Control')).toBe('no-store')
})

test('on Node’s own response the headers are set there, and the answer is left as it is', async () => {
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

test('a read may come compressed, a change does not', async () => {
  const headers = { 'If-None-Match': 'W/"x"' }
  expect((await call('/things/x', { headers })).answer.headers.get('ETag')).toMatch(/^W\//)
  expect((await call('/things/x', { headers, method: 'POST' })).answer.headers.get('ETag')).toBeNull()
})
