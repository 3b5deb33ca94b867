import { expect, test } from 'vitest'
import { adminEnv, signUp } from '../support/people.ts'
import { countOpen } from '../support/servers/processes.ts'
import { head, openSocket, type RawSocket } from '../support/servers/raw-socket.ts'
import { startServer } from '../support/servers/server.ts'

/** Enough to start; clients use up the rest. */
const descriptors = 90

test('a server without free file descriptors answers open connections, and everyone once some are free', async () => {
  const wrapper = ['bash', '-c', `ulimit -n ${descriptors}; exec "$@"`, '-']
  const server = await startServer({ env: adminEnv, wrapper })
  const person = await signUp(server)
  const known = await openSocket(server.port, head('GET', '/api/health'))
  await expect.poll(() => known.status()).toBe(200)
  const strangers: RawSocket[] = []
  for (let i = 0; i < 200; i++) {
    const socket = await openSocket(server.port).catch(() => undefined)
    socket?.socket.on('error', () => undefined)
    if (socket) strangers.push(socket)
  }
  await expect.poll(() => countOpen(server.pid)).toBeGreaterThanOrEqual(descriptors - 1)
  // Pages are in memory and the database is open, so neither needs a descriptor.
  for (const path of ['/about', '/api/catalogue', '/_bo/index.html']) known.send(head('GET', path))
  await expect.poll(() => known.received().match(/HTTP\/1\.1 200/g)?.length).toBe(4)
  for (const { socket } of strangers) socket.destroy()
  known.socket.destroy()
  // The server accepts connections again once those are closed.
  await expect.poll(() => fetch(`${server.url}/about`).then(({ status }) => status, String)).toBe(200)
  expect((await person.api.call<unknown[]>('/booking')).length).toBe(0)
  expect(server.stderr()).toBe('')
  expect(await server.stop()).toBe(0)
  await server.remove()
})
