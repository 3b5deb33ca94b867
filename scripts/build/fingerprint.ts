import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../tools/run-tool.ts'

export type BuiltWorkspace = 'site' | 'backoffice'

/**
 * Files and folders that determine the build of a workspace. No environment variable changes it, because one build serves every
 * address and brand.
 */
const inputs: Record<BuiltWorkspace, string[]> = {
  site: ['site', 'api/src/contract', 'pnpm-lock.yaml'],
  backoffice: ['backoffice', 'api/src/contract', 'pnpm-lock.yaml'],
}
/** Default settings: pages read the current settings, so a changed default needs no build. */
const defaults = 'api/src/contract/defaults/'
const skipped = new Set(['node_modules', 'builds', 'dist', '.astro', '.cache'])

function* listFiles(path: string): Generator<string> {
  const entries = readdirSync(join(repository, path), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue
    const file = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(file)
    else if (!/\.test\.tsx?$/.test(entry.name) && !file.startsWith(defaults)) yield file
  }
}

/**
 * Hashes the content of every input. A checkout that changes only timestamps rebuilds nothing, and a copied build stays valid.
 */
export function fingerprint(workspace: BuiltWorkspace): string {
  const hash = createHash('sha256')
  for (const path of inputs[workspace]) {
    const files = path.includes('.') ? [path] : listFiles(path)
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(repository, file)))
  }
  return hash.digest('hex').slice(0, 24)
}
