import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfigError } from '../config/environment.ts'
import { createHttpServer, drain, explainListenError, listen, probeAddress } from './listen.ts'

const local = { port: 0, host: '127.0.0.1' }
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
})
const keep = (server: Server): Server => {
  servers.push(server)
  return server
}
const readBody = async (answer: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of answer) text += String(part)
  return text
}
const ask = async (url: string, agent?: Agent): Promise<string> => {
  const [answer] = (await once(get(url, agent ? { agent } : {}), 'response')) as [IncomingMessage]
  return readBody(answer)
}

test.each([
  ['EADDRINUSE', 'PORT is wrong: 80 is used by another program'],
  ['EACCES', 'PORT is wrong: this account may not listen on 80'],
  ['EADDRNOTAVAIL', 'HOST is wrong: care.example is not an address of this machine'],
  ['ENOTFOUND', 'HOST is wrong: care.example is not an address of this machine'],
  ['EAI_AGAIN', 'HOST is wrong: care.example is not an address of this machine'],
  ['EINVAL', 'HOST is wrong: care.example is not an address of this machine'],
])('%s is explained with the variable to correct', (code, message) => {
  const told = explainListenError(Object.assign(new Error('listen'), { code }), { port: 80, host: 'care.example' })
  expect(told).toBeInstanceOf(ConfigError)
  expect(told).toHaveProperty('message', message)
})

test('paths below /api go to the API, all others to the pages', async () => {
  const server = keep(
    createHttpServer(
      () => new Response('api'),
      (_, response) => void response.end('pages'),
    ),
  )
  const port = await listen(server, local)
  const paths = ['/api', '/api/health', '/api?x=1', '/apis', '/', '/x/api/', '/care?next=/api?']
  const answers = await Promise.all(paths.map((path) => ask(`http://127.0.0.1:${port}${path}`)))
  expect(answers).toEqual(['api', 'api', 'api', 'pages', 'pages', 'pages', 'pages'])
})

test('an unreadable request is refused, and a request without its body in time is cut and logged', async () => {
  const cuts: unknown[] = []
  const logger = { info: (line: unknown) => cuts.push(line) } as never
  const limits = { headers: 2_000, request: 80, upload: 2_000, stalled: 5_000, keepAlive: 500, check: 100 }
  const server = keep(
    createHttpServer(
      () => new Promise(() => {}),
      () => {},
      { logger, limits },
    ),
  )
  expect(server.requestTimeout).toBe(2_500)
  const port = await listen(server, local)
  const send = async (head: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(head)
    let text = ''
    for await (const part of socket) text += String(part)
    return text
  }
  expect(await send('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  const slow = await send('PUT /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n')
  expect(slow).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(cuts).toEqual([{ count: 1 }])
})

test('a used port is reported, and a probed port stays free', async () => {
  const port = await listen(keep(createServer()), local)
  expect(port).toBeGreaterThan(0)
  await expect(listen(keep(createServer()), { ...local, port })).rejects.toThrow(`PORT is wrong: ${port} is used`)
  await expect(probeAddress({ ...local, port })).rejects.toThrow(`PORT is wrong: ${port} is used`)
  await probeAddress(local)
  const free = await listen(keep(createServer()), local)
  const [server] = servers.splice(-1)
  await new Promise((resolve) => server?.close(resolve))
  await probeAddress({ ...local, port: free })
  expect(await listen(keep(createServer()), { ...local, port: free })).toBe(free)
})

test('a connection that cannot be accepted is logged and does not end the server', async () => {
  const lines: unknown[] = []
  const server = keep(createServer())
  await listen(server, local, { error: (line: unknown) => lines.push(line) } as never)
  const error = new Error('EMFILE')
  // Also without a logger.
  const quiet = keep(createServer())
  await listen(quiet, local)
  quiet.emit('error', error)
  server.emit('error', error)
  expect(lines).toEqual([{ err: error }])
  expect(server.listenerCount('error')).toBe(1)
})

describe('drain', () => {
  test('waits for open requests but not for idle connections, and accepts no new ones', async () => {
    const server = keep(createServer((_, response) => void setTimeout(() => response.end('late'), 150)))
    const port = await listen(server, local)
    const agent = new Agent({ keepAlive: true })
    const answer = ask(`http://127.0.0.1:${port}/`, agent)
    await once(server, 'request')
    const begun = performance.now()
    await drain(server, 60_000)
    expect(performance.now() - begun).toBeLessThan(30_000)
    expect(await answer).toBe('late')
    expect(server.listening).toBe(false)
    agent.destroy()
  })

  test('cuts requests that exceed the limit', async () => {
    const server = keep(createServer(() => {}))
    const port = await listen(server, local)
    const cut = ask(`http://127.0.0.1:${port}/`).catch((error: Error) => error.message)
    await once(server, 'request')
    await drain(server, 60)
    expect(await cut).toMatch(/hang up|reset/)
  })
})
