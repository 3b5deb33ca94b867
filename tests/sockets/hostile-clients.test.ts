import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminEnv, type Person, signUp } from '../support/people.ts'
import { startNginx } from '../support/servers/nginx.ts'
import { countOpen, findLeaf, residentMb } from '../support/servers/processes.ts'
import { head, openSocket, type RawSocket } from '../support/servers/raw-socket.ts'
import { npmStart, startServer, type TestServer } from '../support/servers/server.ts'

/** Broken, aborted and invalid traffic against `npm start`; slow clients are in slow-clients.test.ts. */
let server: TestServer
let nginx: Awaited<ReturnType<typeof startNginx>>
let person: Person
let pid = 0
let atRest = { memory: 0, open: 0 }

const json = { 'Content-Type': 'application/json' }
const closed = (socket: RawSocket) => Promise.race([socket.closed.then(() => true), sleep(20_000, false)])
const isWell = async () => (await fetch(`${server.url}/api/health`)).status === 200
const entries = () => [server.port, ...(nginx ? [nginx.port] : [])]

const uploadHead = (length: number) =>
  head('POST', '/api/document/upload', {
    Authorization: `Bearer ${person.token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': length,
  })
const partHead =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'

beforeAll(async () => {
  server = await startServer({ command: npmStart, env: adminEnv })
  nginx = await startNginx(server.port)
  person = await signUp(server)
  pid = findLeaf(server.pid)
  atRest = { memory: residentMb(pid), open: countOpen(pid) }
}, 300_000)
afterAll(async () => {
  await nginx?.stop()
  await server.remove()
})

describe('input that is not HTTP', () => {
  test.each([
    ['noise', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a head of 100 KB', head('GET', '/', { X: 'a'.repeat(100_000) }), 431],
    [
      'two lengths',
      head('POST', '/api/x', { 'Content-Length': 1 }).replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\n'),
      400,
    ],
    ['a length and chunks', head('POST', '/api/x', { 'Content-Length': 4, 'Transfer-Encoding': 'chunked' }), 400],
    ['a chunk of no size', `${head('POST', '/api/x', { 'Transfer-Encoding': 'chunked' })}zz\r\n`, 400],
    ['no Host', 'GET /api/health HTTP/1.1\r\n\r\n', 400],
  ])('such as %s is refused and the connection closed', async (_, packet, status) => {
    const socket = await openSocket(server.port, packet)
    expect(await closed(socket)).toBe(true)
    expect(socket.status()).toBe(status)
    expect(await isWell()).toBe(true)
  })

  test('after a good request gets one answer, and the connection is closed', async () => {
    const socket = await openSocket(server.port, `${head('GET', '/api/health')}\x00\x01\x02\r\n\r\n`)
    expect(await closed(socket)).toBe(true)
    expect(socket.received().match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(await isWell()).toBe(true)
  })
})

describe('clients that disconnect', () => {
  test('during 200 uploads leave no file and no connection', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 200 }, (_, i) => openSocket(entries()[i % entries().length] ?? 0, uploadHead(2_000_000))),
    )
    for (const { send } of sockets) send(`${partHead}%PDF-1.4 ${'a'.repeat(20_000)}`)
    await sleep(300)
    for (const { socket } of sockets) socket.destroy()
    const leftovers = () => readdirSync(join(server.dataDir, 'uploads')).filter((name) => name.endsWith('.part'))
    await expect.poll(leftovers, { timeout: 10_000 }).toEqual([])
    expect(await isWell()).toBe(true)
  })

  test('before the end of a body cause no error in the log', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, () =>
        openSocket(server.port, head('POST', '/api/auth/login', { ...json, 'Content-Length': 500 })),
      ),
    )
    for (const { send } of sockets) send('{"email":')
    await sleep(100)
    for (const { socket } of sockets) socket.destroy()
    expect(await isWell()).toBe(true)
  })

  test('by a reset during an answer do no harm', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(server.port)))
    for (const { send, socket } of sockets) {
      send(head('GET', '/about') + head('GET', '/api/openapi.json'))
      socket.resetAndDestroy()
    }
    expect(await isWell()).toBe(true)
  })

  test('halfway, with a request, with half of one and with nothing, do no harm', async () => {
    const packets = ['', head('GET', '/about'), head('GET', '/api/health'), 'GET /api/hea', uploadHead(5_000)]
    const sockets = await Promise.all(
      Array.from({ length: 100 }, (_, i) => openSocket(server.port, packets[i % packets.length] || undefined)),
    )
    for (const { socket } of sockets) socket.end()
    expect(await Promise.all(sockets.map(closed))).not.toContain(false)
    expect(await isWell()).toBe(true)
  })
})

describe('pipelining', () => {
  test('answers 1,000 requests at once in their order', { timeout: 90_000 }, async () => {
    const paths = Array.from({ length: 1_000 }, (_, i) => (i % 2 ? '/api/health' : '/robots.txt'))
    const socket = await openSocket(server.port, paths.map((path) => head('GET', path)).join(''))
    await expect.poll(() => socket.received().match(/HTTP\/1\.1 200/g)?.length ?? 0, { timeout: 60_000 }).toBe(1_000)
    const order = [...socket.received().matchAll(/(Sitemap:|"status":"ok")/g)].map(([found]) => found)
    expect(order.slice(0, 4)).toEqual(['Sitemap:', '"status":"ok"', 'Sitemap:', '"status":"ok"'])
    socket.socket.destroy()
  })

  test('does not read a refused body as the next request', async () => {
    const smuggled = head('GET', '/api/health')
    for (const port of entries()) {
      const packet = head('POST', '/api/nothing', { 'Content-Length': smuggled.length })
      const socket = await openSocket(port, packet + smuggled)
      await expect.poll(() => socket.status(), { timeout: 10_000 }).toBe(404)
      await sleep(300)
      expect(socket.received().match(/HTTP\/1\.1/g)).toHaveLength(1)
      socket.socket.destroy()
    }
  })
})

test('afterwards the same process runs, without output on stderr, leaks or logged errors', async () => {
  expect(await isWell()).toBe(true)
  expect(findLeaf(server.pid)).toBe(pid)
  await expect.poll(() => countOpen(pid), { timeout: 15_000 }).toBeLessThan(atRest.open + 20)
  // Leaked memory would stay, and uncollected memory is freed when the server is idle.
  await expect.poll(() => residentMb(pid), { timeout: 60_000, interval: 1_000 }).toBeLessThan(atRest.memory + 120)
  expect(server.stderr().trim()).toMatch(/^(Building .*\s*)?Thodu is running at \S+$/)
  expect(server.log()).not.toMatch(/"status":5\d\d|"level":[56]0/)
}, 90_000)
