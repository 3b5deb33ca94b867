import { connect, createServer, type Socket } from 'node:net'
import { migrateDatabase, openDatabase } from '@thodu/db'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectionSettings } from '../../db/src/postgres/connection-settings.ts'
import { keepsNames } from '../../db/src/postgres/open-postgres.ts'
import { createTestApi } from '../support/api.ts'
import { makePostgresDatabase } from '../support/engines/test-database.ts'
import { bookingBody } from '../support/samples/patient.ts'

const version = 196_608
/** Server connections that the clients share. */
const mostServers = 3

const whole = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const message = (type: string, body: Buffer): Buffer => Buffer.concat([Buffer.from(type), whole(body.length + 4), body])

/** Splits a stream into messages; the first message of a client has no type. */
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

/** A connection to the server; the client that uses it receives its messages. */
type Line = { socket: Socket; hear: ((bytes: Buffer, type: string) => void) | undefined }

/** Connects without the startup parameters of the clients, which are not passed on. */
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
 * Acts as PgBouncer 1.20 in transaction mode: each transaction gets the free server connection used last, and statement
 * names are passed on. @param address of a database whose server accepts every account
 */
async function startTransactionPooler(address: string): Promise<{ address: string; stop: () => Promise<void> }> {
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
  /** No client gets a connection that is in a transaction. */
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
      // Every client is accepted, with a number that is no process of the server.
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

let made: Awaited<ReturnType<typeof makePostgresDatabase>>
beforeEach(async () => {
  made = await makePostgresDatabase()
})
afterEach(() => made.drop())

const countNames = `select count(*)::int as names from pg_prepared_statements where name like 'thodu%' and name <> 'thodu_probe'`

/** Prepared statement names in each server session, read in one transaction each so that none is read twice. */
async function namesLeft(address: string): Promise<unknown[]> {
  const clients = [1, 2, 3].map(() => new Client(address))
  const found: unknown[] = []
  for (const client of clients) {
    await client.connect()
    await client.query('begin')
    found.push(...(await client.query(`select pg_backend_pid() as pid, (${countNames}) as names`)).rows)
  }
  for (const client of clients) await client.end()
  return found
}
const none = Array(3).fill({ pid: expect.any(Number), names: 0 })

describe('behind a pooler that passes statement names on', () => {
  test('two processes start, read and write, and leave no name in the server sessions', async () => {
    const pooler = await startTransactionPooler(made.address)
    const beside = { config: { databaseAddress: pooler.address } }
    const first = await createTestApi({}, { beside })
    // Before a process meets a name of another one, which would drop all names.
    expect(await namesLeft(pooler.address)).toEqual(none)
    const second = await createTestApi({}, { beside })
    const tokens: string[] = []
    for (const name of ['one', 'other'])
      tokens.push(await first.openSessionFor(await first.addAccount('user', { name, email: `${name}@example.in` })))
    const answers = await Promise.all(
      tokens.flatMap((token, place) =>
        Array.from({ length: 10 }, (_, index) => {
          const api = (place + index) % 2 === 0 ? first : second
          return index < 5
            ? api.call('POST', '/booking', { token, body: bookingBody })
            : api.call('GET', '/booking', { token })
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(201)])

    expect(await namesLeft(pooler.address)).toEqual(none)
    await first.close()
    await second.close()
    await pooler.stop()
  })

  test('the pooler is detected, however often and by whom it is checked', async () => {
    const pooler = await startTransactionPooler(made.address)
    for (const _ of Array(6)) expect(await keepsNames(connectionSettings(pooler.address, 'reading'))).toBe(false)
    await pooler.stop()
  })

  test('a start on an empty database works too', async () => {
    const empty = await makePostgresDatabase({ empty: true })
    const pooler = await startTransactionPooler(empty.address)
    for (const _ of [1, 2]) {
      const database = openDatabase(pooler.address)
      await database.upkeep.check()
      await migrateDatabase(database)
      expect(await database.read.selectFrom('bookings').select('id').execute()).toEqual([])
      await database.close()
    }
    await pooler.stop()
    await empty.drop()
  })
})

describe('without a pooler', () => {
  test('statements have names, and equal statements share one', async () => {
    const [one, other] = [openDatabase(made.address), openDatabase(made.address)]
    const names: unknown[] = []
    for (const database of [one, other]) {
      await database.upkeep.check()
      await database.read.selectFrom('accounts').select('id').where('id', '=', 'x').execute()
      const found = sql<{ name: string }>`select name from pg_prepared_statements where statement like 'select "id" %'`
      names.push((await found.execute(database.read)).rows)
      await database.close()
    }
    expect(names).toEqual([[{ name: expect.stringMatching(/^thodu_/) }], names[0]])
  })
})
