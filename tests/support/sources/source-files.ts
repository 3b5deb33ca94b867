import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const repository = join(import.meta.dirname, '..', '..', '..')

const topFolders = ['api', 'backoffice', 'db', 'deploy', 'docs', 'scripts', 'site', 'tests']
const skipped = new Set([
  'node_modules',
  'dist',
  'builds',
  'test-results',
  'playwright-report',
  'images',
  'public',
  'assets',
])

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}

export type SourceFile = { path: string; text: string }

/** Files of this repository with one of these endings, with paths from its root. */
export function readSourceFiles(endings: RegExp): SourceFile[] {
  const atRoot = readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('pnpm-lock'))
    .map(({ name }) => join(repository, name))
  return [...atRoot, ...topFolders.flatMap((folder) => [...walk(join(repository, folder))])]
    .filter((path) => endings.test(path))
    .map((path) => ({ path: relative(repository, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
}

/** Joins lines to one, without the comment mark at the beginning of each. */
export const joinLines = (text: string): string => text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
