import { connect, type Socket } from 'node:net'

export type RawSocket = {
  socket: Socket
  send: (text: string | Buffer) => void
  received: () => string
  /** The status of the first answer, 0 without one. */
  status: () => number
  /** Resolves when the connection has ended, with its duration in ms. */
  closed: Promise<number>
  isOpen: () => boolean
}

/** Opens a connection over which the test sends what it wants, when it wants. */
export function openSocket(port: number, first?: string | Buffer): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const opened = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let text = ''
    let open = true
    const closed = new Promise<number>((done) => {
      const finish = () => {
        open = false
        done(performance.now() - opened)
      }
      // The other side closed the connection, so it has ended whatever this side still sends.
      socket.once('end', finish)
      socket.once('close', finish)
    })
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.once('connect', () => {
      if (first !== undefined) socket.write(first)
      resolve({
        socket,
        send: (more) => socket.write(more),
        received: () => text,
        status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        closed,
        isOpen: () => open,
      })
    })
  })
}

/** The head of a request as sent over the connection. */
export const head = (method: string, path: string, headers: Record<string, string | number> = {}): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([k, v]) => `${k}: ${v}`),
    '',
    '',
  ].join('\r\n')
