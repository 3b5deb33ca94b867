import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isOperator } from './operator.ts'

type Input = { headers?: Record<string, string>; from?: string; port?: number; metricsToken?: string }

async function ask({ headers = {}, from, port = 8080, metricsToken }: Input): Promise<boolean> {
  const app = new Hono().get('/', (c) => c.json(isOperator(c as never, { metricsToken })))
  const incoming = { socket: { remoteAddress: from, localPort: port } }
  const answer = await app.request('/', { headers }, from === undefined ? {} : { incoming })
  return (await answer.json()) as boolean
}
const token = 'a-token-of-this-test'
const own = { from: '127.0.0.1', headers: { Host: 'localhost:8080' } }

test.each<[string, Record<string, string>, boolean]>([
  ['the token', { Authorization: `Bearer ${token}` }, true],
  ['the scheme in other letters', { Authorization: `bearer ${token}` }, true],
  ['another token', { Authorization: 'Bearer another-token' }, false],
  ['the token under another scheme', { Authorization: `Basic ${token}` }, false],
  ['a scheme alone', { Authorization: 'Bearer' }, false],
  ['nothing', {}, false],
])('with METRICS_TOKEN set, %s decides from every address', async (_, headers, isOne) => {
  expect(await ask({ ...own, headers: { ...own.headers, ...headers }, metricsToken: token })).toBe(isOne)
  expect(await ask({ headers, metricsToken: token })).toBe(isOne)
})

test.each<[string, Input, boolean]>([
  ['this machine', own, true],
  ['this machine by IPv6', { from: '::1', headers: { Host: '[::1]:8080' } }, true],
  ['this machine by IPv4 within IPv6', { from: '::ffff:127.0.0.1', headers: { Host: '127.0.0.1' } }, true],
  ['its name in large letters, without a port', { ...own, headers: { Host: 'LOCALHOST' } }, true],
  ['another machine', { ...own, from: '203.0.113.9' }, false],
  ['a machine whose address only begins alike', { ...own, from: '::1:2' }, false],
  ['nowhere', { headers: own.headers }, false],
  ['this machine under a foreign name', { ...own, headers: { Host: 'evil.example:8080' } }, false],
  ['this machine under a foreign name without a port', { ...own, headers: { Host: 'evil.example' } }, false],
  ['another port', { ...own, headers: { Host: 'localhost:81' } }, false],
  ['no name at all', { ...own, headers: {} }, false],
  ['a proxy on this machine', { ...own, headers: { ...own.headers, 'X-Forwarded-For': '203.0.113.9' } }, false],
  ['a proxy with an empty header', { ...own, headers: { ...own.headers, Via: '' } }, false],
  ['this machine with a header of no proxy', { ...own, headers: { ...own.headers, Accept: '*/*' } }, true],
])('without METRICS_TOKEN, a request from %s is recognised or refused', async (_, asked, isOne) => {
  expect(await ask(asked)).toBe(isOne)
})
