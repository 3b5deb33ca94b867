import { ConfigError } from '../../api/src/config/environment.ts'
import { BuildError } from '../build/build-rooms.ts'

/** Ends the process with what a person can do about it: a wrong variable and a failed build speak for themselves. */
export function exitSaying(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof BuildError
  console.error(known ? error.message : error)
  process.exit(1)
}
