import { DatabaseError } from 'pg'

/** The server is unreachable, went away or did not answer; whether a change was stored is unknown. */
export class ServerLostError extends Error {
  override readonly name = 'ServerLostError'
  readonly code = '08006'
}

/** The server or its database would not store data safely; the message contains the command that fixes it. */
export class UnfitServerError extends Error {
  override readonly name = 'UnfitServerError'
}

/** A server with several addresses has a reason for each. */
const describeCause = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(describeCause).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Login, missing database, too many connections, starting or stopping: sent to connections, never to statements. */
const ofConnections = /^(28|3D|57P|53300)/

/** Whether the server refuses or ends the connection, in whatever language its severities are. */
const endsConnection = ({ severity = '', code = '' }: DatabaseError): boolean =>
  severity === 'FATAL' || severity === 'PANIC' || ofConnections.test(code)

/**
 * Returns the error of a statement unchanged. A refused, ended or impossible connection becomes ServerLostError: an operator
 * has to fix it, and the call is not at fault (rule OPS-17).
 */
export function toServerError(error: unknown): Error {
  if (error instanceof ServerLostError) return error
  if (!(error instanceof DatabaseError))
    return new ServerLostError(`The database server cannot be reached: ${describeCause(error)}`, { cause: error })
  return endsConnection(error)
    ? new ServerLostError(`The database server accepts no connection: ${error.message}`, { cause: error })
    : error
}

/** The name is missing in the server's session, or another client's. */
export const isForeignName = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '26000' || error.code === '42P05')

export const isFatal = (error: unknown): boolean => !(error instanceof DatabaseError) || endsConnection(error)
