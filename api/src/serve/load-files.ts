import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { brotliCompress, gunzipSync, gzipSync } from 'node:zlib'
import { type Encoding, encodings } from '../http/answers/choose-encoding.ts'
import { type Contents, listContents, readPack } from './packed-files.ts'
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

function readStored(path: string, read: () => Buffer, contents: Contents): StoredFile {
  const copies: Copies = {}
  for (const encoding of encodings) {
    const copy = contents.get(path + endings[encoding])?.()
    if (copy) copies[encoding] = copy
  }
  return store(path, copies.gzip ?? read(), copies)
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

const isCopy = (path: string, all: Contents): boolean =>
  Object.values(endings).some((ending) => path.endsWith(ending) && all.has(path.slice(0, -ending.length)))

/**
 * Reads a build into memory (a few MB), so that a new build, a missing file or a lack of file descriptors cannot affect a
 * response.
 * @param isWanted selects by path in the build; only these files are read
 * @returns no files for a missing folder
 */
export function loadFiles(folder: string, isWanted?: (path: string) => boolean): StoredFiles {
  if (!existsSync(folder)) return new Map()
  const contents = (isWanted ? undefined : readPack(folder)) ?? listContents(folder)
  const files: StoredFiles = new Map()
  for (const [path, read] of contents)
    if (isWanted?.(path) !== false && !isCopy(path, contents)) files.set(path, readStored(path, read, contents))
  return files
}
