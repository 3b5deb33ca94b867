import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible, smallestCompressed } from '../../api/src/serve/pages/compressible.ts'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < smallestCompressed) return
  const [small, smaller] = await Promise.all([
    gzipAsync(bytes, { level: 9 }),
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ])
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)])
}

/** Writes a brotli and a gzip copy beside every text file of a build, so that no request waits for compression. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
}
