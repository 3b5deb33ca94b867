import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { newId } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { Hono } from 'hono'
import type { RecordedStatement, Recording } from './record.ts'

// The floor: bare Hono and better-sqlite3 run the statements recorded from the server, with the same durability, in one
// process on one port. It shows the cost of SQL and sockets.

type FreshParameter = { index: number; recorded: unknown; make: Fresh }
type Fresh = (context: { head: { seq: number; hash: string } | undefined }) => unknown
const freshByColumn: Record<string, Fresh> = {
  seq: ({ head }) => (head?.seq ?? 0) + 1,
  hash: () => randomBytes(32).toString('hex'),
  previous_hash: ({ head }) => head?.hash ?? '',
}

const [databaseFile = '', recordingsFile = ''] = process.argv.slice(2)
const database = new BetterSqlite3(databaseFile)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('foreign_keys = ON')
database.pragma('cache_size = -16000')

function prepareCall({ statements, writes, pathId }: Recording) {
  const steps = statements.map((statement) => ({
    statement: database.prepare(statement.sql),
    parameters: statement.parameters,
    reads: statement.reads,
    fresh: freshParameters(statement),
    isHead: /from "audit_log" order by "seq" desc/.test(statement.sql),
  }))
  const run = (requestId: string | undefined) => {
    const replaced = new Map<unknown, unknown>(requestId === undefined ? [] : [[pathId, requestId]])
    let head: { seq: number; hash: string } | undefined
    for (const { statement, parameters, reads, fresh, isHead } of steps) {
      const values = writes ? parameters.map((value) => replaced.get(value) ?? value) : parameters
      for (const { index, recorded, make } of fresh) {
        values[index] = make({ head })
        if (recorded !== undefined) replaced.set(recorded, values[index])
      }
      if (!reads) statement.run(...values)
      else {
        const rows = statement.all(...values)
        if (isHead) head = rows[0] as typeof head
      }
    }
  }
  return writes ? database.transaction(run).immediate : run
}

const app = new Hono()
const recordings = JSON.parse(readFileSync(recordingsFile, 'utf8')) as Recording[]
for (const recording of recordings) {
  const run = prepareCall(recording)
  app.on(recording.method, recording.route, async (c) => {
    if (recording.writes) await c.req.json()
    run(c.req.param('id'))
    return c.json(recording.answer as Record<string, unknown>, recording.status)
  })
}
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`"port":${port},"msg":"ready"`))

/** Parameters of an insert that must differ in each call, by the columns of the table. */
function freshParameters({ sql, parameters }: RecordedStatement): FreshParameter[] {
  const insert = /^insert into "(\w+)" \(([^)]*)\)/.exec(sql)
  if (!insert) return []
  const [, table, list = ''] = insert
  const columns = list.replaceAll('"', '').split(', ')
  // An insert of several rows binds their values one after the other; one with subqueries binds more values than columns.
  const width = parameters.length % columns.length === 0 ? columns.length : parameters.length
  return parameters.flatMap((recorded, index): FreshParameter[] => {
    const column = columns[index % width] ?? ''
    if (column === 'id') return [{ index, recorded, make: () => newId() }]
    if (column === 'code' && table === 'bookings')
      return [{ index, recorded, make: () => randomBytes(5).toString('hex').toUpperCase() }]
    const make = table === 'audit_log' ? freshByColumn[column] : undefined
    return make ? [{ index, recorded: undefined, make }] : []
  })
}
