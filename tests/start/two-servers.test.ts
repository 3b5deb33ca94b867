import { afterAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../support/servers/server.ts'

const servers: TestServer[] = []
afterAll(async () => {
  for (const server of servers.reverse()) await server.remove()
})

test('a second server on one SQLite file is refused, and a killed one leaves no lock', async () => {
  const first = await startServer()
  servers.push(first)
  const { dataDir } = first
  await expect(startServer({ dataDir })).rejects.toThrow(
    /A server runs on \S+thodu\.db already\. Stop it first, or give this one another DATA_DIR\./,
  )
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await first.stop('SIGKILL')
  const next = await startServer({ dataDir })
  servers.push(next)
  expect((await fetch(`${next.url}/api/health`)).status).toBe(200)
}, 240_000)
