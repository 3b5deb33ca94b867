import { createApp, type Deps } from '@thodu/api'
import BetterSqlite3 from 'better-sqlite3'
import { Client } from 'pg'
import type { Scenario } from '../load.ts'

export type RecordedStatement = {
  sql: string
  parameters: unknown[]
  reads: boolean
}
export type Recording = {
  name: string
  method: Scenario['method']
  /** The route below /api, for the router of the floor. */
  route: string
  statements: RecordedStatement[]
  writes: boolean
  /** The id in the path while recording, which the floor replaces by that of its own request. */
  pathId: string | undefined
  status: 200 | 201
  answer: unknown
}

let sink: RecordedStatement[] | undefined
/** Prevents a second patch, which would record each statement twice when a process runs two benches. */
let isWatching = false
let isListening = false

const isControl = (sql: string): boolean => /^(begin|commit|savepoint|release|rollback)\b/.test(sql)

/** Records every statement of this process while a recording runs. Call it before a database is opened. */
export function watchStatements(): void {
  if (isWatching) return
  isWatching = true
  const original = BetterSqlite3.prototype.prepare
  BetterSqlite3.prototype.prepare = function prepare(this: BetterSqlite3.Database, sql: string) {
    const statement = original.call(this, sql)
    if (isControl(sql)) return statement
    for (const method of ['run', 'all'] as const) {
      const run = statement[method].bind(statement) as (...parameters: unknown[]) => unknown
      Object.assign(statement, {
        [method]: (...parameters: unknown[]) => {
          sink?.push({ sql, parameters, reads: method === 'all' })
          return run(...parameters)
        },
      })
    }
    return statement
  } as typeof original
}

/** The same for PostgreSQL: records every statement of a connection. */
export function watchConnections(): void {
  if (isListening) return
  isListening = true
  const original = Client.prototype.query as (...given: unknown[]) => unknown
  Client.prototype.query = function query(this: Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown]
    const sql = typeof first === 'string' ? first : first.text
    const values = typeof first === 'string' ? second : first.values
    const parameters = Array.isArray(values) ? [...values] : []
    if (!isControl(sql)) sink?.push({ sql, parameters, reads: true })
    return original.apply(this, given)
  } as typeof Client.prototype.query
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/

/** Plays a scenario once against the server in this process and records its statements. */
export async function recordScenario(deps: Deps, scenario: Scenario, index: number): Promise<Recording> {
  const path = scenario.path(index)
  const body = scenario.body?.(index)
  const statements: RecordedStatement[] = []
  const app = createApp(deps)
  // The access log writes after the answers, so the recording starts when those of earlier calls are written.
  await deps.accessLog.settle()
  sink = statements
  const response = await app.request(path, {
    method: scenario.method,
    headers: { 'Content-Type': 'application/json', ...scenario.headers?.(index) },
    ...(body === undefined ? {} : { body }),
  })
  const answer: unknown = await response.json()
  if (scenario.method !== 'GET') await deps.accessLog.settle()
  sink = undefined
  if (!scenario.expected.includes(response.status))
    throw new Error(`${scenario.name}: ${response.status} ${JSON.stringify(answer)}`)
  const pathname = path.split('?')[0] ?? path
  return {
    name: scenario.name,
    method: scenario.method,
    route: pathname.replace(uuid, ':id'),
    statements,
    writes: scenario.method !== 'GET',
    pathId: uuid.exec(pathname)?.[0],
    status: response.status === 201 ? 201 : 200,
    answer,
  }
}
