import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { adminEnv, signUp } from '../support/people.ts'
import { findFreePort, findLeaf } from '../support/servers/processes.ts'
import { head, openSocket, type RawSocket } from '../support/servers/raw-socket.ts'
import { npmStart, startServer } from '../support/servers/server.ts'

const stopLimit = 10_000
const body = JSON.stringify({ email: 'nobody@example.org', password: 'Orugallu@1163' })
const login = head('POST', '/api/auth/login', {
  'Content-Type': 'application/json',
  'Content-Length': body.length,
  Expect: '100-continue',
})
/** Begins a sign-in whose body is incomplete. The server confirms its head with 100 Continue. */
async function beginSignIn(port: number): Promise<RawSocket> {
  const begun = await openSocket(port, login + body.slice(0, 10))
  await until('the begin of the request', () => begun.status() === 100)
  return begun
}
const isAnswered = ({ received }: RawSocket): boolean => received().includes('HTTP/1.1 401')

/** Waits until a condition is true. @throws when it never is */
async function until(what: string, isSo: () => boolean | Promise<boolean>, limit = 30_000): Promise<void> {
  for (const begun = performance.now(); !(await isSo()); await sleep(100))
    if (performance.now() - begun > limit) throw new Error(`${what}: not within ${limit} ms`)
}

describe.concurrent('npm start', { timeout: 90_000 }, () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'gets %s twice, to launcher and server: open requests are answered, and it exits within 10 s',
    async (signal) => {
      // Without npm in between, whose exit code would be that of the signal.
      const command = [process.execPath, 'scripts/launch.mjs', 'start']
      const server = await startServer({ command, env: adminEnv })
      await signUp(server)
      const begun = await beginSignIn(server.port)
      const started = performance.now()
      // Sent to the whole group, as a terminal does; the launcher passes it on as well.
      const ended = server.stop(signal)
      await sleep(400)
      void server.stop(signal)
      await sleep(400)
      expect(isAnswered(begun)).toBe(false)
      begun.send(body.slice(10))
      await until('an answer', () => isAnswered(begun))
      expect(await ended).toBe(0)
      expect(server.log()).toContain('"msg":"stopped"')
      expect(performance.now() - started).toBeLessThan(stopLimit)
      expect(server.stderr()).not.toMatch(/Error|started again/)
      await expect(fetch(`${server.url}/api/health`)).rejects.toThrow()
      await server.remove()
    },
  )

  test('also stops the server after a signal to npm only, which does not pass it on', async () => {
    const server = await startServer({ command: npmStart, env: adminEnv })
    process.kill(server.pid, 'SIGTERM')
    await until('the stop', () => server.log().includes('"msg":"stopped"'))
    await server.remove()
  })

  test('starts a server that ended again, also after a second kill', async () => {
    // A fixed port, because the system would choose another one after each start.
    const port = await findFreePort()
    const server = await startServer({ command: npmStart, env: { ...adminEnv, PORT: String(port) } })
    const isWell = async () => {
      const signal = AbortSignal.timeout(2_000)
      return (await fetch(`http://127.0.0.1:${port}/api/health`, { signal }).catch(() => undefined))?.status ?? 0
    }
    for (let round = 0; round < 2; round++) {
      const before = findLeaf(server.pid)
      process.kill(before, 'SIGKILL')
      await until('the next start', async () => (await isWell()) === 200 && findLeaf(server.pid) !== before)
    }
    expect(server.stderr()).toContain('The server stopped unexpectedly (SIGKILL) and is started again.')
    await server.remove()
    await until('the end', async () => (await isWell()) === 0)
  })
})

test('the server alone answers its request after two signals and exits 0', async () => {
  const server = await startServer({ env: adminEnv })
  await signUp(server)
  const begun = await beginSignIn(server.port)
  const ended = server.stop('SIGTERM')
  await sleep(200)
  void server.stop('SIGINT')
  void server.stop('SIGTERM')
  await sleep(200)
  begun.send(body.slice(10))
  await until('an answer', () => isAnswered(begun))
  expect(await ended).toBe(0)
  // Written in the turn that ends the process.
  expect(server.log()).toContain('"msg":"stopped"')
  expect(server.stderr()).toBe('')
  await server.remove()
})
