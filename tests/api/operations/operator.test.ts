import { request } from 'node:http'
import { createConnection } from 'node:net'
import type { OperatorNotices } from '@thodu/api/contract/operations/operations.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminEnv, firstAdmin, signIn } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { ...adminEnv, TRUST_PROXY: '0' } })
})
afterAll(() => server.remove())

/** Requests GET /api/metrics over a real socket with these headers, including Host. @returns the status */
const askMetrics = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    request({ host: '127.0.0.1', port, path: '/api/metrics', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
const portOf = () => new URL(server.url).port

describe('without METRICS_TOKEN, a caller is an operator', () => {
  test('on this machine, under its own names', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])
      expect([name, await askMetrics({ Host: `${name}:${portOf()}` })]).toEqual([name, 200])
    expect(await askMetrics({ Host: 'localhost' })).toBe(200)
  })

  test('not under another host name or port', async () => {
    for (const host of [
      'evil.example',
      `evil.example:${portOf()}`,
      'localhost:1',
      'localhost.evil.example',
      '127.0.0.1.nip.io',
    ])
      expect([host, await askMetrics({ Host: host })]).toEqual([host, 404])
  })

  test.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded',
    'Forwarded',
    'X-Real-IP',
    'Via',
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'Fastly-Client-IP',
    'Fly-Client-IP',
    'X-Envoy-External-Address',
    'CDN-Loop',
  ])('not through a proxy that sends %s, even with an empty value', async (name) => {
    const Host = `localhost:${portOf()}`
    expect([await askMetrics({ Host, [name]: '203.0.113.9' }), await askMetrics({ Host, [name]: '' })]).toEqual([
      404, 404,
    ])
  })

  test('not without a Host header', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = createConnection(Number(portOf()), '127.0.0.1', () =>
        socket.write('GET /api/metrics HTTP/1.0\r\n\r\n'),
      )
      socket.on('data', (data) => resolve(String(data)))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 40[04]/)
  })
})

test('with METRICS_TOKEN only its bearer is an operator, also on this machine', async () => {
  const token = 'a-token-of-this-test'
  const own = await startServer({ env: { METRICS_TOKEN: token } })
  const ask = async (headers: Record<string, string>) => (await fetch(`${own.url}/api/metrics`, { headers })).status
  expect([await ask({}), await ask({ Authorization: `Bearer ${token}` })]).toEqual([404, 200])
  await own.remove()
})

test('X-Forwarded-For with TRUST_PROXY=0 is reported once in the log, and to admins', async () => {
  const { api } = await signIn(server, firstAdmin)
  for (let round = 0; round < 3; round += 1)
    await fetch(`${server.url}/api/catalogue`, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  const { notices } = await api.call<OperatorNotices>('/admin/notices')
  expect(notices).toEqual([{ code: 'proxy_untrusted', since: expect.stringMatching(/^\d{4}-.*Z$/), details: [] }])
  await expect.poll(() => server.log().split('TRUST_PROXY is 0').length).toBe(2)
})
