import { connect, createServer, type Socket } from 'node:net'

/** Asks for version 3 of the protocol. */
const version = 196_608
/** Connections to the server that clients take turns on. */
const mostServers = 3

const whole = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const message = (type: string, body: Buffer): Buffer => Buffer.concat([Buffer.from(type), whole(body.length + 4), body])

/** Cuts a stream into messages; the first of a client has no type. */
function createReader(onMessage: (bytes: Buffer, type: string) => void, startsUntyped = false) {
  let untyped = startsUntyped
  let rest: Buffer = Buffer.alloc(0)
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = untyped ? 0 : 1
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      const bytes = rest.subarray(0, length)
      rest = rest.subarray(length)
      const type = untyped ? '' : String.fromCharCode(bytes[0] ?? 0)
      untyped = false
      onMessage(bytes, type)
    }
  }
}

/** One connection to the server; whoever has it hears what it says. */
type Line = { socket: Socket; hear: ((bytes: Buffer, type: string) => void) | undefined }

/** Connects as nobody in particular: what clients say of themselves as they begin is not handed on. */
function openLine(server: URL): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(server.port), host: server.hostname, noDelay: true })
    const line: Line = { socket, hear: undefined }
    const said = ['user', server.username, 'database', server.pathname.slice(1), '', ''].join('\0').slice(0, -1)
    const body = Buffer.concat([whole(version), Buffer.from(`${said}\0`)])
    socket.once('connect', () => socket.write(Buffer.concat([whole(body.length + 4), body])))
    socket.on('error', reject)
    const read = createReader((bytes, type) => {
      if (line.hear) line.hear(bytes, type)
      else if (type === 'Z') resolve(line)
    })
    socket.on('data', read)
  })
}

const isAtRest = (bytes: Buffer, type: string): boolean => type === 'Z' && String.fromCharCode(bytes[5] ?? 0) === 'I'

/**
 * Stands before a database as PgBouncer 1.20 does in transaction mode: each transaction gets a connection of the server that
 * is free, the one that was used last first, and names of statements are handed on as they are.
 * @param address of a database whose server trusts everybody
 */
export async function startTransactionPooler(address: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = new URL(address)
  const free: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  const clients = new Set<Socket>()
  const lines = new Set<Line>()
  let opened = 0

  async function take(): Promise<Line> {
    const line = free.pop()
    if (line) return line
    if (opened >= mostServers) return new Promise((resolve) => waiting.push(resolve))
    opened += 1
    const made = await openLine(server)
    lines.add(made)
    return made
  }
  function giveBack(line: Line): void {
    line.hear = undefined
    const next = waiting.shift()
    if (next) next(line)
    else free.push(line)
  }
  /** Nobody gets a connection in the middle of a transaction. */
  async function close(line: Line): Promise<void> {
    line.socket.destroy()
    lines.delete(line)
    opened -= 1
    const next = waiting.shift()
    if (next) next(await take())
  }

  function serve(client: Socket): void {
    clients.add(client)
    let held: Line | undefined
    let isTaking = false
    const unsent: Buffer[] = []
    async function send(bytes: Buffer): Promise<void> {
      unsent.push(bytes)
      if (isTaking) return
      if (!held) {
        isTaking = true
        const line = await take()
        isTaking = false
        held = line
        line.hear = (answer, type) => {
          client.write(answer)
          if (!isAtRest(answer, type)) return
          held = undefined
          giveBack(line)
        }
      }
      for (const part of unsent.splice(0)) held.socket.write(part)
    }
    const read = createReader((bytes, type) => {
      if (type === 'X') client.end()
      else if (type !== '') void send(Buffer.from(bytes))
      // Anybody may come in, under a number that is no process of the server.
      else
        client.write(
          Buffer.concat([
            message('R', whole(0)),
            message('K', Buffer.concat([whole(-7), whole(0)])),
            message('Z', Buffer.from('I')),
          ]),
        )
    }, true)
    client.on('data', read)
    client.on('error', () => {})
    client.on('close', () => {
      clients.delete(client)
      if (held) void close(held)
    })
  }

  const pooler = createServer({ noDelay: true }, serve)
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
  const bound = pooler.address()
  const pooled = new URL(address)
  pooled.hostname = '127.0.0.1'
  pooled.port = String(typeof bound === 'object' && bound ? bound.port : 0)
  return {
    address: pooled.href,
    stop: async () => {
      for (const client of clients) client.destroy()
      for (const { socket } of lines) socket.destroy()
      await new Promise((resolve) => pooler.close(resolve))
    },
  }
}
