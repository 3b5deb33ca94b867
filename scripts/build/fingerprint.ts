import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from '../tools/run-tool.ts'

export const workspaces = ['api', 'site', 'backoffice'] as const
export type BuiltWorkspace = (typeof workspaces)[number]

/**
 * Files and folders that determine the build of a workspace. No environment variable changes it, because one build serves every
 * address and brand.
 */
const inputs: Record<BuiltWorkspace, string[]> = {
  api: ['api/src', 'db/src', 'scripts/build/server.vite.config.ts', 'pnpm-lock.yaml'],
  site: ['site', 'api/src/contract', 'pnpm-lock.yaml'],
  backoffice: ['backoffice', 'api/src/contract', 'pnpm-lock.yaml'],
}
/** Default settings: pages read the current settings, so a changed default builds the server only. */
const defaults = 'api/src/contract/defaults/'
const skipped = new Set(['node_modules', 'builds', 'dist', '.astro', '.cache'])
const knownFile = join(repository, '.cache', 'fingerprints.json')

function* listFiles(path: string): Generator<string> {
  const entries = readdirSync(join(repository, path), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue
    const file = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(file)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield file
  }
}

const listInputs = (workspace: BuiltWorkspace): string[] =>
  inputs[workspace]
    .flatMap((path) => (path.includes('.') ? [path] : [...listFiles(path)]))
    .filter((file) => workspace === 'api' || !file.startsWith(defaults))

/** Hashes the result of `read` for each file. */
function hashFiles(files: readonly string[], read: (path: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(read(join(repository, file)))
  return hash.digest('hex').slice(0, 24)
}

/** Every change of a file changes the time of its inode, which unlike the time of its content cannot be set back. */
function readState(path: string): string {
  const { size, ctimeMs } = statSync(path)
  return `${size} ${ctimeMs}\n`
}

/** The fingerprint that the content had when the files were in this state. */
type Known = Partial<Record<BuiltWorkspace, { state: string; fingerprint: string }>>

function readKnown(): Known {
  try {
    return JSON.parse(readFileSync(knownFile, 'utf8')) as Known
  } catch {
    return {}
  }
}

function remember(known: Known): void {
  // An account without write access computes the fingerprint each time.
  try {
    mkdirSync(dirname(knownFile), { recursive: true })
    writeFileSync(`${knownFile}-${process.pid}`, JSON.stringify(known))
    renameSync(`${knownFile}-${process.pid}`, knownFile)
  } catch {}
}

/**
 * Hashes the content of every input. A checkout that changes only timestamps rebuilds nothing, and a copied build stays valid. The
 * contents are read only when the state of a file has changed: a start compares 2,500 files in 30 ms instead of 150.
 */
export function fingerprint(workspace: BuiltWorkspace): string {
  const files = listInputs(workspace)
  const state = hashFiles(files, readState)
  const known = readKnown()
  const before = known[workspace]
  if (before?.state === state) return before.fingerprint
  const found = hashFiles(files, (path) => readFileSync(path))
  remember({ ...known, [workspace]: { state, fingerprint: found } })
  return found
}
