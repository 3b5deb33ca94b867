import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adminEnv, patientDetails, signUp } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { isFull, printFigures } from './support/figures.ts'

const lockFor = isFull ? 10_000 : 6_000

/** Locks the database from another process. @returns a function that waits for the end of the lock */
async function holdLock(file: string): Promise<() => Promise<unknown>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support', 'hold-lock.ts'), file, String(lockFor)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const ended = once(child, 'exit')
  return () => ended
}

/** Reads every 20 ms until stopped. @returns the time within which half of the reads finished, and the slowest, in ms */
function watchReads(server: TestServer, token: string): () => Promise<{ usual: number; slowest: number }> {
  let stopping = false
  const took: number[] = []
  const watching = (async () => {
    while (!stopping) {
      const started = performance.now()
      const { status } = await fetch(`${server.url}/api/booking`, { headers: { Authorization: `Bearer ${token}` } })
      expect(status).toBe(200)
      took.push(performance.now() - started)
      await sleep(20)
    }
  })()
  return async () => {
    stopping = true
    await watching
    const sorted = took.toSorted((one, other) => one - other)
    return { usual: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
  }
}

const readLag = async (server: TestServer): Promise<number> => {
  const text = await (await fetch(`${server.url}/api/metrics`)).text()
  return Number(/^thodu_event_loop_lag_max_seconds (.+)$/m.exec(text)?.[1]) * 1_000
}

test('while another process locks the database, changes get 503 with Retry-After within 5 s and reads work', async () => {
  const server = await startServer({ env: adminEnv })
  const { token } = await signUp(server)
  const book = () =>
    fetch(`${server.url}/api/booking`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ serviceType: 'elderly-care', packageId: 'basic', patientDetails, agreedToTerms: true }),
    })
  // Measures the same reads without a lock first, because a busy machine delays them too.
  await readLag(server)
  const stopQuietReads = watchReads(server, token)
  await sleep(2_000)
  const quiet = await stopQuietReads()
  const usualLag = await readLag(server)
  const waitForRelease = await holdLock(join(server.dataDir, 'thodu.db'))
  await readLag(server)
  const stopWatching = watchReads(server, token)
  const started = performance.now()
  const refused = await book()
  const refusedAfter = performance.now() - started
  const reads = await stopWatching()
  const lag = await readLag(server)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refusedAfter).toBeLessThan(5_000)
  // A wait that blocks the event loop does so for seconds; a busy machine only for a moment.
  expect(lag).toBeLessThan(1_000)
  expect(reads.usual).toBeLessThan(50 + 2 * quiet.usual)
  await waitForRelease()
  expect((await book()).status).toBe(201)
  printFigures('locked database', {
    'locked ms': lockFor,
    '503 after ms': Math.round(refusedAfter),
    'event-loop lag ms': Math.round(lag),
    'without lock ms': Math.round(usualLag),
    'half of the reads within ms': Math.round(reads.usual),
    'slowest read ms': Math.round(reads.slowest),
  })
  await server.remove()
})
