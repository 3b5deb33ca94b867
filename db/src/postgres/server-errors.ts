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

/** What the server itself said stays; everything else the driver throws means that it was not there to say it. */
export const toServerError = (error: unknown): Error =>
  error instanceof DatabaseError || error instanceof ServerLostError
    ? error
    : new ServerLostError(`The database server is not there: ${sayWhy(error)}`, { cause: error })

/** Whether the server's session is not the one in which a statement got its name: it is missing there, or somebody else's. */
export const isForeignName = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '26000' || error.code === '42P05')

/** Whether the connection is of no more use after this error. */
export const isFatal = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'
