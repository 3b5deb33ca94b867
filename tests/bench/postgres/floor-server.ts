// The floor on PostgreSQL: bare Hono and pg run the statements recorded from the server, including the write lock, each
// change in its own transaction.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool, type PoolClient, types } from 'pg'
import { freshParameters } from '../api/floor-server.ts'
import type { Recording } from '../api/record.ts'

const [address = '', recordingsFile = ''] = process.argv.slice(2)
types.setTypeParser(20, Number)
const options = '-c plan_cache_mode=force_custom_plan -c jit=off'
const pool = new Pool({ connectionString: address, options, max: 9 })

const names = new Map<string, string>()
const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `f${names.size}`
  names.set(sql, name)
  return name
}

type Head = { seq: number; hash: string }

function prepareCall({ statements, writes, pathId }: Recording) {
  const steps = statements.map((statement) => ({
    ...statement,
    name: nameOf(statement.sql),
    fresh: freshParameters(statement),
    isHead: /from "audit_log" order by "seq" desc/.test(statement.sql),
  }))
  const runSteps = async (on: Pick<PoolClient, 'query'>, requestId: string | undefined) => {
    const replaced = new Map<unknown, unknown>(requestId === undefined ? [] : [[pathId, requestId]])
    let head: Head | undefined
    for (const { sql, name, parameters, fresh, isHead } of steps) {
      const values = parameters.map((value) => replaced.get(value) ?? value)
      for (const { index, recorded, make } of fresh) {
        values[index] = make({ head })
        if (recorded !== undefined) replaced.set(recorded, values[index])
      }
      const { rows } = await on.query({ name, text: sql, values })
      if (isHead) head = rows[0] as Head | undefined
    }
  }
  return async (requestId: string | undefined): Promise<void> => {
    if (!writes) return runSteps(pool, requestId)
    const client = await pool.connect()
    try {
      await client.query('begin; select pg_advisory_xact_lock(1)')
      await runSteps(client, requestId)
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

const app = new Hono()
for (const recording of JSON.parse(readFileSync(recordingsFile, 'utf8')) as Recording[]) {
  const call = prepareCall(recording)
  app.on(recording.method, recording.route, async (c) => {
    if (recording.writes) await c.req.json()
    await call(c.req.param('id'))
    return c.json(recording.answer as Record<string, unknown>, recording.status)
  })
}
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`"port":${port},"msg":"ready"`))
