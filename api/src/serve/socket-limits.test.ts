import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cutSlowBodies, hangUp, socketLimits, statusOfClientError } from './socket-limits.ts'

test('the socket limits follow rule SEC-1', () => {
  expect(socketLimits).toEqual({
    headers: 10_000,
    request: 30_000,
    upload: 120_000,
    stalled: 130_000,
    keepAlive: 65_000,
    check: 1_000,
  })
})

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_INVALID_METHOD', 400],
  [undefined, 400],
])('%s is answered %i', (code, status) => expect(statusOfClientError(code)).toBe(status))

/** A connection that records the calls on it. */
function createSocket({ writable = true } = {}) {
  const done: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    writable,
    write: (text: string) => void done.push(text),
    destroy: () => void done.push('destroyed'),
    destroySoon: () => void done.push('ended'),
  })
  return { socket: socket as unknown as Duplex & EventEmitter, done }
}
const timeout = ['HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', 'ended']
const limits = { request: 60, upload: 160, check: 5 }
const servers: EventEmitter[] = []
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => {
  for (const server of servers.splice(0)) server.emit('close')
  vi.useRealTimers()
})

/** @returns the counts of cuts, and a function that simulates a request */
function watch() {
  const told: number[] = []
  const server = new EventEmitter()
  servers.push(server)
  const note = cutSlowBodies(server as unknown as Server, limits, (count) => told.push(count))
  const arrive = (
    socket: Duplex,
    asked: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'complete'>>,
    answered: Partial<Pick<ServerResponse, 'headersSent' | 'writableFinished'>> & { elsewhere?: true } = {},
  ) => {
    const { elsewhere, ...said } = answered
    const request = {
      method: 'POST',
      url: '/api/x',
      headers: { 'content-length': '5' },
      complete: false,
      socket,
      ...asked,
    }
    const response = {
      headersSent: false,
      writableFinished: false,
      req: request,
      socket: elsewhere ? null : socket,
      ...said,
    }
    note(request as unknown as IncomingMessage, response as unknown as ServerResponse)
    return request
  }
  return { server, told, arrive }
}

test('a connection gets a status before it ends only if the client would read it as the response to its request', () => {
  const { arrive } = watch()
  const hung = (...answered: Parameters<typeof arrive> extends [unknown, ...infer Rest] ? Partial<Rest> : never) => {
    const { socket, done } = createSocket()
    if (answered.length > 0) arrive(socket, answered[0] ?? {}, answered[1])
    hangUp(socket, 408)
    return done
  }
  expect(hung()).toEqual(timeout)
  expect(hung({})).toEqual(timeout)
  // Another response is being sent on the connection.
  expect(hung({}, { elsewhere: true })).toEqual(['destroyed'])
  expect(hung({ complete: true }, { headersSent: true, writableFinished: true })).toEqual(timeout)
  expect(hung({ complete: false }, { headersSent: true, writableFinished: true })).toEqual(['destroyed'])
  expect(hung({ complete: true }, { headersSent: true })).toEqual(['destroyed'])
  const closed = createSocket({ writable: false })
  hangUp(closed.socket, 408)
  expect(closed.done).toEqual(['destroyed'])
})

test('a request is closed once with 408 when its body does not arrive in time', () => {
  const { told, arrive } = watch()
  const [one, other, upload, search, read] = [1, 2, 3, 4, 5].map(() => createSocket())
  if (!one || !other || !upload || !search || !read) throw new Error('five connections')
  arrive(one.socket, {})
  arrive(other.socket, { headers: { 'transfer-encoding': 'chunked' } })
  arrive(upload.socket, { url: '/api/document/upload' })
  arrive(search.socket, { url: '/api/document/upload?category=id' })
  arrive(read.socket, { method: 'GET', headers: {} })
  vi.advanceTimersByTime(110)
  expect([one.done, other.done, upload.done, search.done, read.done]).toEqual([timeout, timeout, [], [], []])
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(told.every((count) => count > 0)).toBe(true)
  vi.advanceTimersByTime(110)
  expect([one.done, upload.done, search.done, read.done]).toEqual([timeout, timeout, timeout, []])
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(4)
})

test('a request without a body, with its whole body, or on a closed connection is not cut', () => {
  const { server, told, arrive } = watch()
  const [none, came, gone] = [1, 2, 3].map(() => createSocket())
  if (!none || !came || !gone) throw new Error('three connections')
  arrive(none.socket, { headers: { 'content-length': '0' } })
  const request = arrive(came.socket, {})
  server.emit('connection', gone.socket)
  arrive(gone.socket, {})
  request.complete = true
  gone.socket.emit('close')
  vi.advanceTimersByTime(110)
  expect([none.done, came.done, gone.done, told]).toEqual([[], [], [], []])
})

test('a closed server cuts no requests', () => {
  const { server, arrive } = watch()
  const { socket, done } = createSocket()
  arrive(socket, {})
  server.emit('close')
  vi.advanceTimersByTime(110)
  expect(done).toEqual([])
})
