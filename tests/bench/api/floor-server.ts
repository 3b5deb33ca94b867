// The floor: bare Hono and better-sqlite3, running the statements the product was recorded with, with the same
// durability, one process, one port. No checks, no schemas, no rules: what the SQL and the sockets cost.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import BetterSqlite3 from 'better-sqlite3'
import { Hono } from 'hono'
import { floorHeaders } from '../load.ts'
import { freshParameters } from './fresh-parameters.ts'
import type { Recording } from './record.ts'

const [databaseFile = '', recordingsFile = ''] = process.argv.slice(2)
const database = new BetterSqlite3(databaseFile)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('foreign_keys = ON')
database.pragma('cache_size = -16000')

type Stands = Recording['stands']

function prepareCall({ statements, writes, pathId, stands: recordedStands }: Recording) {
  const steps = statements.map((statement) => ({
    statement: database.prepare(statement.sql),
    parameters: statement.parameters,
    reads: statement.reads,
    fresh: freshParameters(statement),
    isHead: /from "audit_log" order by "seq" desc/.test(statement.sql),
  }))
  const run = (requestId: string | undefined, stands: Stands) => {
    const replaced = new Map<unknown, unknown>(requestId === undefined ? [] : [[pathId, requestId]])
    for (const [place, stand] of recordedStands.entries()) replaced.set(stand, stands[place])
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
for (const { method, route } of recordings) {
  // Two calls can share a path: which one it is stands beside it.
  const here = recordings.filter((one) => one.method === method && one.route === route)
  const calls = new Map(here.map((recording) => [recording.name, { recording, run: prepareCall(recording) }]))
  const [first] = calls.values()
  app.on(method, route, async (c) => {
    const call = calls.get(c.req.header(floorHeaders.call) ?? '') ?? first
    if (!call) return c.notFound()
    if (call.recording.writes) await c.req.json()
    call.run(c.req.param('id'), JSON.parse(c.req.header(floorHeaders.stands) ?? '[]') as Stands)
    return c.json(call.recording.answer as Record<string, unknown>, call.recording.status)
  })
}
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`"port":${port},"msg":"ready"`))
