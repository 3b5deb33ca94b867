import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adminEnv, patientDetails, signUp } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { isFull, printFigures } from './support/figures.ts'

const lockFor = isFull ? 10_000 : 6_000

/** Locks the database from another process. @returns a wait for the end of the lock */
async function holdLock(file: string): Promise<() => Promise<unknown>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support', 'hold-lock.ts'), file, String(lockFor)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const ended = once(child, 'exit')
  return () => ended
}

/** Reads every 20 ms until told to stop. @returns the slowest answer in ms */
function watchReads(server: TestServer, token: string): () => Promise<number> {
  let stopping = false
  let slowest = 0
  const watching = (async () => {
    while (!stopping) {
      const started = performance.now()
      const { status } = await fetch(`${server.url}/api/booking`, { headers: { Authorization: `Bearer ${token}` } })
      expect(status).toBe(200)
      slowest = Math.max(slowest, performance.now() - started)
      await sleep(20)
    }
  })()
  return async () => {
    stopping = true
    await watching
    return slowest
  }
}

const readLag = async (server: TestServer): Promise<number> => {
  const text = await (await fetch(`${server.url}/api/metrics`)).text()
  return Number(/^thodu_event_loop_lag_max_seconds (.+)$/m.exec(text)?.[1]) * 1_000
}

test('while another process holds the database, changes get 503 with Retry-After within 5 s and reads go on', async () => {
  const server = await startServer({ env: adminEnv })
  const { token } = await signUp(server)
  const book = () =>
    fetch(`${server.url}/api/booking`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ serviceType: 'elderly-care', packageId: 'basic', patientDetails, agreedToTerms: true }),
    })
  // The same reads without a lock first: on a busy machine they have a lag of their own.
  await readLag(server)
  const stopQuietReads = watchReads(server, token)
  await sleep(2_000)
  await stopQuietReads()
  const usualLag = await readLag(server)
  const waitForRelease = await holdLock(join(server.dataDir, 'thodu.db'))
  await readLag(server)
  const stopWatching = watchReads(server, token)
  const started = performance.now()
  const refused = await book()
  const refusedAfter = performance.now() - started
  const slowestRead = await stopWatching()
  const lag = await readLag(server)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refusedAfter).toBeLessThan(5_000)
  expect(lag).toBeLessThan(100 + 2 * usualLag)
  await waitForRelease()
  expect((await book()).status).toBe(201)
  printFigures('locked database', {
    'locked ms': lockFor,
    '503 after ms': Math.round(refusedAfter),
    'event-loop lag ms': Math.round(lag),
    'without lock ms': Math.round(usualLag),
    'slowest read ms': Math.round(slowestRead),
  })
  await server.remove()
})
