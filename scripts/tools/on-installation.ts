import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, type Deps, describeDatabase, explainError, nameDatabase, openInstallation } from '@thodu/api'
import { repository } from './run-tool.ts'

type Place = Pick<Config, 'databaseAddress' | 'databaseFile'>

/** Prints to standard error, so that standard output has only the command's result. */
export function printPlace(place: Place): void {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string }
  console.error(`Thodu ${version}, database ${describeDatabase(place)}`)
}

/** Prints an error, in one line if a person can act on it, and sets a failing exit code. */
export function failWith(error: unknown): void {
  const isRefusal = error instanceof Error && 'status' in error
  console.error(isRefusal ? error.message : (explainError(error, nameDatabase(process.env)) ?? error))
  process.exitCode = 1
}

/** Runs a command on the installation of the environment. @throws NoInstallationError where there is none */
export async function onInstallation(work: (deps: Deps) => Promise<void>, env = process.env): Promise<void> {
  // A command prints its own result, so it has no log. Only the server creates a first admin.
  const deps = await openInstallation({ ...env, LOG_LEVEL: 'silent', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  try {
    printPlace(deps.config)
    await work(deps)
  } finally {
    await deps.database.close()
  }
}
