import { explainError } from '../../api/src/explain-error.ts'
import { BuildError } from '../build/build-rooms.ts'

/** Ends the process with what a person can do about it: a wrong variable and a failed build speak for themselves. */
export function exitSaying(error: unknown): never {
  console.error(error instanceof BuildError ? error.message : (explainError(error) ?? error))
  process.exit(1)
}
