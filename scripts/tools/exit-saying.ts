import { explainError } from '../../api/src/explain-error.ts'
import { BuildError } from '../build/build-workspaces.ts'

/** Ends the process with a message a person can act on, such as a wrong variable. */
export function exitSaying(error: unknown): never {
  console.error(error instanceof BuildError ? error.message : (explainError(error) ?? error))
  process.exit(1)
}
