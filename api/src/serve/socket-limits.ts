import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const seconds = 1000

/** Time limits of a client, in ms (rule SEC-1). */
export type SocketLimits = {
  /** Until the request head has arrived. */
  headers: number
  /** Until the body has arrived. */
  request: number
  /** Until the body of an upload has arrived. */
  upload: number
  /** For an unread response, or a connection without any traffic. */
  stalled: number
  /** Between two requests of a connection. */
  keepAlive: number
  /** Interval of the checks, and so the tolerance of the limits. */
  check: number
}

export const socketLimits: SocketLimits = {
  headers: 10 * seconds,
  request: 30 * seconds,
  upload: 120 * seconds,
  stalled: 130 * seconds,
  keepAlive: 65 * seconds,
  check: seconds,
}

const uploadPath = '/api/document/upload'
const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
} as const
type Status = keyof typeof reasons

/** The newest response of each connection, finished or not. */
const newest = new WeakMap<Duplex, ServerResponse>()

/** The client would read our status as its response, not as a part of another one. */
function mayAnswer(socket: Duplex): boolean {
  if (!socket.writable) return false
  const response = newest.get(socket)
  if (response === undefined) return true
  // Either its response has not started, or it is complete and so is its request.
  if (!response.headersSent) return response.socket === socket
  return response.writableFinished && response.req.complete
}

/**
 * Ends a connection, with a bare status if no response has started. Bypasses the response object, so that a running handler finds
 * a closed connection and not a foreign head.
 */
export function hangUp(socket: Duplex & { destroySoon?: () => void }, status: Status): void {
  if (!mayAnswer(socket)) {
    socket.destroy()
    return
  }
  socket.write(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  // Not end(): a client that never closes its side would keep the connection open.
  socket.destroySoon?.()
}

export function statusOfClientError(code: string | undefined): Status {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

const isUpload = (request: IncomingMessage): boolean =>
  request.method === 'POST' && (request.url === uploadPath || request.url?.startsWith(`${uploadPath}?`) === true)

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

type Waiting = { request: IncomingMessage; until: number }

/**
 * Cuts requests whose body does not arrive in time, answered or not. One timer serves all connections, so nothing remains when
 * one ends.
 * @returns a function to call with every request
 */
export function cutSlowBodies(
  server: Server,
  limits: Pick<SocketLimits, 'request' | 'upload' | 'check'>,
  onCut: (count: number) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  const waiting = new Map<Duplex, Waiting>()
  const timer = setInterval(() => {
    const now = performance.now()
    let cut = 0
    for (const [socket, { request, until }] of waiting) {
      if (!request.complete && now < until) continue
      waiting.delete(socket)
      if (request.complete) continue
      cut += 1
      hangUp(socket, 408)
    }
    if (cut > 0) onCut(cut)
  }, limits.check)
  timer.unref()
  server.on('connection', (socket) => socket.once('close', () => waiting.delete(socket)))
  server.once('close', () => clearInterval(timer))
  return (request, response) => {
    newest.set(request.socket, response)
    if (hasBody(request))
      waiting.set(request.socket, {
        request,
        until: performance.now() + (isUpload(request) ? limits.upload : limits.request),
      })
  }
}
