import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../tools/run-tool.ts'

export type BuiltRoom = 'site' | 'backoffice'

/** What decides how a room's build comes out: files and folders, and the environment that is baked in. */
const inputs: Record<BuiltRoom, { paths: string[]; env: string[] }> = {
  site: { paths: ['site', 'api/src/contract', 'pnpm-lock.yaml'], env: ['PUBLIC_URL', 'GOOGLE_CLIENT_ID'] },
  backoffice: { paths: ['backoffice', 'api/src/contract', 'pnpm-lock.yaml'], env: ['GOOGLE_CLIENT_ID'] },
}
const skipped = new Set(['node_modules', 'builds', 'dist', '.astro', '.cache'])

function* listFiles(path: string): Generator<string> {
  const entries = readdirSync(join(repository, path), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue
    const file = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(file)
    else if (!entry.name.endsWith('.test.ts') && !entry.name.endsWith('.test.tsx')) yield file
  }
}

export type Fingerprint = {
  /** The name of the build: sources and environment together. */
  stamp: string
  sources: string
  env: Record<string, string>
}

/** A hash of every input by content: a checkout that only touches times rebuilds nothing. */
export function fingerprint(room: BuiltRoom): Fingerprint {
  const hash = createHash('sha256').update(process.version)
  for (const path of inputs[room].paths) {
    const files = path.includes('.') ? [path] : listFiles(path)
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(repository, file)))
  }
  const sources = hash.digest('hex').slice(0, 24)
  const env = Object.fromEntries(inputs[room].env.map((name) => [name, process.env[name] ?? '']))
  const stamp = createHash('sha256').update(sources).update(JSON.stringify(env)).digest('hex').slice(0, 24)
  return { stamp, sources, env }
}
