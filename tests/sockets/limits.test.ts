import type { Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer, listen } from '../../api/src/serve/listen.ts'
import type { SocketLimits } from '../../api/src/serve/socket-limits.ts'
import { head, openSocket } from '../support/servers/raw-socket.ts'

/**
 * Short versions of limits that take minutes in the real server (others are in slow-clients.test.ts). The two for bodies are far apart, so
 * that a busy machine does not decide which one ends a request.
 */
const limits: SocketLimits = { headers: 400, request: 400, upload: 4_000, stalled: 6_000, keepAlive: 500, check: 50 }
const big = Buffer.alloc(30_000_000)

let server: Server
let port = 0
let apiSaw: string[] = []

const fetchAll = async (request: Request): Promise<Response> => {
  const path = new URL(request.url).pathname
  if (path === '/api/slow') await sleep(900)
  const outcome = await request.text().then(
    (text) => `read ${text.length}`,
    () => 'cut',
  )
  apiSaw.push(`${path} ${outcome}`)
  return new Response(outcome)
}

beforeAll(async () => {
  server = createHttpServer(fetchAll, (_, response) => void response.end(big), { limits })
  port = await listen(server, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

describe('a connection ends', () => {
  test.each([
    ['POST', '/api/document/upload', limits.upload],
    ['POST', '/api/document/upload?category=id', limits.upload],
    ['PUT', '/api/document/upload', limits.request],
    ['POST', '/api/document/uploads', limits.request],
    ['POST', '/api/x', limits.request],
    ['GET', '/api/x', undefined],
  ])('%s %s: after the time limit for its body', async (method, path, limit) => {
    const socket = await openSocket(port, head(method, path, { 'Content-Length': 10 }))
    const lasted = await socket.closed
    expect(socket.received().match(/HTTP\/1\.1/g)).toHaveLength(1)
    if (limit === undefined) expect(socket.status()).toBe(200)
    else {
      expect(socket.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/)
      expect(lasted).toBeGreaterThan(limit - 50)
      if (limit < limits.upload) expect(lasted).toBeLessThan(limits.upload)
    }
  })

  test('while its client does not read a long answer', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(head('GET', '/page'))
    const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))
    await expect.poll(count).toBeGreaterThan(0)
    await expect.poll(count).toBe(0)
    socket.destroy()
  })

  test('without a second answer after the first, and the API sees the truncated body', async () => {
    apiSaw = []
    const socket = await openSocket(port, `${head('POST', '/api/x', { 'Content-Length': 10 })}12345`)
    await socket.closed
    await expect.poll(() => apiSaw).toEqual(['/api/x cut'])
    expect(socket.received().match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('without a second answer when the rest of an answered request is invalid', async () => {
    const socket = await openSocket(port, head('GET', '/api/x', { 'Transfer-Encoding': 'chunked' }))
    await expect.poll(() => socket.status()).toBe(200)
    socket.send('zz\r\n')
    await socket.closed
    expect(socket.received().match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('after the time limit without another request', async () => {
    const socket = await openSocket(port, head('POST', '/api/x', { 'Content-Length': 1 }))
    socket.send('a')
    await socket.closed
    expect(socket.status()).toBe(200)
  })
})

describe('no limit applies', () => {
  test('to an answer that takes longer than a body may', async () => {
    const socket = await openSocket(port, `${head('POST', '/api/slow', { 'Content-Length': 1 })}a`)
    await expect.poll(() => socket.received(), { timeout: 15_000 }).toContain('read 1')
    socket.socket.destroy()
  })

  test('to a connection whose requests each came in time', async () => {
    const socket = await openSocket(port)
    for (let round = 0; round < 6; round++) {
      socket.send(`${head('POST', '/api/x', { 'Content-Length': 3 })}abc`)
      await sleep(150)
    }
    await expect.poll(() => socket.received().match(/ 200 OK/g), { timeout: 15_000 }).toHaveLength(6)
    socket.socket.destroy()
  })
})
