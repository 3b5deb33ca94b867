import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Functions that read a file, by its path in the folder, e.g. `/about/index.html`. */
export type Contents = ReadonlyMap<string, () => Buffer>

/** Hidden, so that it is no page. */
const packFile = '.pack'

/** Lists the files of a folder and its folders, without hidden ones. */
export function listContents(folder: string): Contents {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => [`/${relative(folder, file).replaceAll(sep, '/')}`, () => readFileSync(file)] as const),
  )
}

/**
 * Writes the files of a build into one file beside them: a start that opens 1,500 files takes longer (rule FAST-5). A file with a
 * gzip copy is empty in it, because the server unpacks that copy.
 */
export function writePack(folder: string): void {
  const contents = listContents(folder)
  const packed = [...contents].map(([path, read]) => ({
    path,
    body: contents.has(`${path}.gz`) ? Buffer.of() : read(),
  }))
  const list = JSON.stringify(packed.map(({ path, body }) => [path, body.length]))
  writeFileSync(join(folder, packFile), Buffer.concat([Buffer.from(`${list}\n`), ...packed.map(({ body }) => body)]))
}

/** @returns undefined for a folder without a packed file, such as a build of an earlier version */
export function readPack(folder: string): Contents | undefined {
  const file = join(folder, packFile)
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const listEnd = bytes.indexOf('\n')
  const list = JSON.parse(bytes.toString('utf8', 0, listEnd)) as [path: string, length: number][]
  let end = listEnd + 1
  return new Map(
    list.map(([path, length]) => {
      const body = bytes.subarray(end, end + length)
      end += length
      return [path, () => body]
    }),
  )
}
