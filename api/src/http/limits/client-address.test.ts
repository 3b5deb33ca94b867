import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnvironment } from '../environment.ts'
import { readClientAddress } from './client-address.ts'

async function addressBehind(proxies: number, forwarded: string): Promise<string> {
  const app = new Hono<AppEnvironment>().get('/', (c) => c.text(readClientAddress(c, proxies).ip))
  return (await app.request('/', { headers: { 'X-Forwarded-For': forwarded } })).text()
}

test('what a client wrote in front of the proxies’ own entries is not believed', async () => {
  expect(await addressBehind(1, '192.0.2.1, 192.0.2.2, 203.0.113.9')).toBe('203.0.113.9')
  expect(await addressBehind(2, '192.0.2.1, 203.0.113.8, 203.0.113.9')).toBe('203.0.113.8')
  expect(await addressBehind(0, '192.0.2.1')).toBe('127.0.0.1')
})
