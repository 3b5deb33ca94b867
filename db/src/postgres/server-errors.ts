import { DatabaseError } from 'pg'

/** The server is not there, went away, or did not answer: whether a change was made is not known. */
export class ServerLostError extends Error {
  override readonly name = 'ServerLostError'
  /** SQL's own code for it (08006). */
  readonly code = '08006'
}

/** The server or its database would not keep the data as it has to be kept; the message says what mends it. */
export class UnfitServerError extends Error {
  override readonly name = 'UnfitServerError'
}

/** A server with several addresses has a reason for each; none of them holds the password. */
const sayWhy = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(sayWhy).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Login, name of the database, too many, starting or stopping: said to a connection, never to a statement. */
const ofConnections = /^(28|3D|57P|53300)/

/** What the server says to nobody but a connection that it refuses or ends, in whatever language its severities are. */
const endsConnection = ({ severity = '', code = '' }: DatabaseError): boolean =>
  severity === 'FATAL' || severity === 'PANIC' || ofConnections.test(code)

/**
 * What the server said of a statement stays. Where it refused or ended the connection, or was not there, the caller hears that
 * it is lost: that is over when somebody has mended it, and no fault of the call (rule OPS-17).
 */
export function toServerError(error: unknown): Error {
  if (error instanceof ServerLostError) return error
  if (!(error instanceof DatabaseError))
    return new ServerLostError(`The database server is not there: ${sayWhy(error)}`, { cause: error })
  return endsConnection(error)
    ? new ServerLostError(`The database server takes no connection: ${error.message}`, { cause: error })
    : error
}

/** Whether the server's session is not the one in which a statement got its name: it is missing there, or somebody else's. */
export const isForeignName = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '26000' || error.code === '42P05')

/** Whether the connection is of no more use after this error. */
export const isFatal = (error: unknown): boolean => !(error instanceof DatabaseError) || endsConnection(error)
