import { Client, type ClientConfig, DatabaseError } from 'pg'
import { isForeignName, toServerError } from './server-errors.ts'

const name = 'thodu_probe'
/** `known` when the answering process already has a statement with this name. */
const text = `select pg_backend_pid() as pid, (select count(*)::int from pg_prepared_statements where name = '${name}') as known`

/**
 * Whether prepared statements stay with their connection, transaction after transaction. They do with the server itself, and
 * behind a pooler that renames them, as PgBouncer does from 1.21 on. Another pooler passes the server's session to the next
 * client, where a name is then taken or missing.
 * @throws ServerLostError
 */
export async function keepsNames(settings: ClientConfig): Promise<boolean> {
  const client = new Client(settings)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; known: number }>({ name, text })
    const [seen] = rows
    // A pooler gives clients a process id of its own; the driver stores it without a type.
    return seen !== undefined && (seen.known === 0 || seen.pid === Reflect.get(client, 'processID'))
  } catch (error) {
    // The session has this name from an earlier start of another process.
    if (error instanceof DatabaseError && isForeignName(error)) return false
    throw toServerError(error)
  } finally {
    await client.end().catch(() => {})
  }
}
