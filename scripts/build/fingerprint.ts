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
const skipped = new Set(['node_modules', 'dist', '.astro', '.cache'])

function* listFiles(path: string): Generator<string> {
  const entries = readdirSync(join(repository, path), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${path}/${entry.name}`
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* listFiles(file)
    } else if (!entry.name.endsWith('.test.ts') && !entry.name.endsWith('.test.tsx')) yield file
  }
}

/** A hash of every input by content: a checkout that only touches times rebuilds nothing. */
export function fingerprint(room: BuiltRoom): string {
  const hash = createHash('sha256').update(process.version)
  for (const name of inputs[room].env) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const path of inputs[room].paths) {
    const files = path.includes('.') ? [path] : listFiles(path)
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(repository, file)))
  }
  return hash.digest('hex')
}
