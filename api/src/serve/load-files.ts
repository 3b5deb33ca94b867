import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { brotliCompress, gunzipSync, gzipSync } from 'node:zlib'
import { type Encoding, encodings } from '../http/answers/choose-encoding.ts'
import { filePolicy, readPagePolicy, workerPolicy } from './page-policy.ts'

export type StoredFile = {
  type: string
  /** Hash of the content: the same in every encoding (hence weak). */
  tag: () => string
  copies: Partial<Record<Encoding, Buffer>>
  /** Few clients need it: with a gzip copy it is unpacked at the first request. */
  plain: () => Buffer
  policy: () => string
}

/** Files by their path in the build, e.g. `/about/index.html`. */
export type StoredFiles = Map<string, StoredFile>

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
/** Service workers of the site (site/public/sw.js) and of the caretaker app (backoffice/src/caretaker/worker). */
const workerFiles = ['sw.js', 'caretaker-sw.js']
const endings = { br: '.br', gzip: '.gz' } as const

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}

type Copies = StoredFile['copies']

function store(path: string, content: Buffer, copies: Copies): StoredFile {
  const { gzip } = copies
  const plain = gzip ? once(() => gunzipSync(gzip)) : () => content
  const type = types[extname(path)] ?? 'application/octet-stream'
  return {
    type,
    tag: once(() => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`),
    copies,
    plain,
    policy: once(() => {
      if (type.startsWith('text/html')) return readPagePolicy(plain().toString())
      return workerFiles.includes(basename(path)) ? workerPolicy : filePolicy
    }),
  }
}

function readStored(file: string, has: (path: string) => boolean): StoredFile {
  const copies: Copies = {}
  for (const encoding of encodings)
    if (has(file + endings[encoding])) copies[encoding] = readFileSync(file + endings[encoding])
  return store(file, copies.gzip ?? readFileSync(file), copies)
}

/** The brotli copy follows in the background, because a start does not wait for it. */
export function storeText(path: string, text: string): StoredFile {
  const bytes = Buffer.from(text)
  const gzip = gzipSync(bytes, { level: 9 })
  const copies: Copies = { gzip }
  brotliCompress(bytes, (error, br) => {
    if (error === null) copies.br = br
  })
  return store(path, gzip, copies)
}

const isCopy = (file: string, all: ReadonlySet<string>): boolean =>
  Object.values(endings).some((ending) => file.endsWith(ending) && all.has(file.slice(0, -ending.length)))

/**
 * Reads a build into memory (a few MB), so that a new build, a missing file or a lack of file descriptors cannot affect a
 * response.
 * @param isWanted selects by path in the build
 * @returns no files for a missing folder
 */
export function loadFiles(folder: string, isWanted: (path: string) => boolean = () => true): StoredFiles {
  if (!existsSync(folder)) return new Map()
  const found = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const files: StoredFiles = new Map()
  for (const file of found) {
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`
    if (isWanted(path) && !isCopy(file, found))
      files.set(
        path,
        readStored(file, (copy) => found.has(copy)),
      )
  }
  return files
}
