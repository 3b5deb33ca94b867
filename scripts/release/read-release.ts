import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChangedFiles, listReleased, listUncommitted } from '../test/changed-files.ts'
import { repository } from '../tools/run-tool.ts'
import { migrationsFolder, type Release } from './find-faults.ts'

const workspaces = ['.', 'api', 'backoffice', 'db', 'site', 'tests']
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const versionOf = (workspace: string): string =>
  (JSON.parse(read(join(workspace, 'package.json'))) as { version: string }).version

/** Without git, nothing is released and nothing has changed. */
export function readRelease(): Release {
  const released = listReleased()
  const last = released.at(-1)
  return {
    versions: Object.fromEntries(workspaces.map((workspace) => [workspace, versionOf(workspace)])),
    changelog: read('CHANGELOG.md'),
    migrations: readdirSync(join(repository, migrationsFolder))
      .filter((name) => /^\d{4}-/.test(name))
      .map((name) => name.replace(/\.ts$/, ''))
      .sort(),
    released,
    changed: last === undefined ? [] : listChangedFiles(`v${last}`),
    uncommitted: listUncommitted(),
  }
}
