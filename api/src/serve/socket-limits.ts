import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const seconds = 1000

/** How long a client may take, in ms (rule SEC-1). */
export type SocketLimits = {
  /** Until the head of a request is there. */
  headers: number
  /** Until its body is there. */
  request: number
  /** Until the body of an upload is there. */
  upload: number
  /** How long an answer may lie unread, or a connection without a byte in either direction. */
  stalled: number
  /** Between two requests of a connection. */
  keepAlive: number
  /** How often the limits are looked at: by so much a client may be late. */
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

/** Answers given so far on each connection: the newest one, finished or not. */
const newest = new WeakMap<Duplex, ServerResponse>()

/** Whether a status of our own would be read as the answer to what was asked, not as a part of another answer. */
function mayAnswer(socket: Duplex): boolean {
  if (!socket.writable) return false
  const response = newest.get(socket)
  if (response === undefined) return true
  // Its turn and nothing said yet; or said to the end, to a request that was there to its end.
  if (!response.headersSent) return response.socket === socket
  return response.writableFinished && response.req.complete
}

/**
 * Ends a connection. A bare status goes first where nothing was answered yet, past the response object: whoever still
 * works on the answer must find a closed connection, not a head that was written by somebody else.
 */
export function hangUp(socket: Duplex & { destroySoon?: () => void }, status: Status): void {
  if (!mayAnswer(socket)) {
    socket.destroy()
    return
  }
  socket.write(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  // Not end(): a client that never closes its side would keep the connection.
  socket.destroySoon?.()
}

/** The status for what Node itself could not read or did not want to wait for. */
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
 * Cuts requests whose body does not arrive in time, whatever the method, answered or not. One timer for all connections
 * and none for each request: nothing is left behind when a connection ends.
 * @returns a function to be called with every request
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
