import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Encoding } from './choose-encoding.ts'
import { filePolicy, readPagePolicy } from './page-policy.ts'

export type StoredFile = {
  type: string
  /** Of the content, so that it is the same after a restart and in every encoding (hence weak). */
  tag: string
  policy: string
  plain: Buffer
} & Partial<Record<Encoding, Buffer>>

/** Files by their path in the build, e.g. `/about/index.html`. */
export type StoredFiles = Map<string, StoredFile>

/** Every ending a build may have; another one is served as bytes without a meaning. */
const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'text/xml;charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const copies: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

function describe(path: string, plain: Buffer): StoredFile {
  const type = types[extname(path)] ?? 'application/octet-stream'
  return {
    type,
    tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: type.startsWith('text/html') ? readPagePolicy(plain.toString()) : filePolicy,
    plain,
  }
}

/**
 * Reads a build into memory with its compressed copies: a few MB, and from then on nothing that happens to the folder
 * (a new build, a missing file, no file descriptor left) can reach an answer.
 * @returns no files for a folder that does not exist; `only` limits them to paths with that beginning
 */
export function loadFiles(folder: string, only = '/'): StoredFiles {
  const files: StoredFiles = new Map()
  if (!existsSync(folder)) return files
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    // A copy comes after its original: `a.css` before `a.css.br`.
    .toSorted()
  for (const file of found) {
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`
    if (!path.startsWith(only)) continue
    const encoding = copies[extname(path)]
    const original = encoding && files.get(path.slice(0, -extname(path).length))
    if (original && encoding) original[encoding] = readFileSync(file)
    else files.set(path, describe(path, readFileSync(file)))
  }
  return files
}
