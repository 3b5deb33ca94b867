import { Client, type ClientConfig, DatabaseError } from 'pg'
import { isForeignName, toServerError } from './server-errors.ts'

const name = 'thodu_probe'
/** Who answers, and whether it knows this very statement by the name it was given. */
const text = `select pg_backend_pid() as pid, (select count(*)::int from pg_prepared_statements where name = '${name}') as known`

/**
 * Whether what a connection names stays its own, transaction after transaction. It does where the server itself answers, and
 * behind a pooler that gives names of its own, as PgBouncer does from 1.21 on. A pooler that hands them on leaves them to
 * whoever has the server's session next: there they are taken, or missing.
 * @throws ServerLostError
 */
export async function keepsNames(settings: ClientConfig): Promise<boolean> {
  const client = new Client(settings)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; known: number }>({ name, text })
    const [seen] = rows
    // A pooler tells its clients a number of its own; the driver keeps what it was told, without a type.
    return seen !== undefined && (seen.known === 0 || seen.pid === Reflect.get(client, 'processID'))
  } catch (error) {
    // Somebody else's, of another start, stands in the session that came.
    if (error instanceof DatabaseError && isForeignName(error)) return false
    throw toServerError(error)
  } finally {
    await client.end().catch(() => {})
  }
}
