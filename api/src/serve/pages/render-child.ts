import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { type Language, languages } from '../../contract/people/languages.ts'
import type { PageSettings } from '../../contract/settings/page-settings.ts'
import { compressible, smallestCompressed } from './compressible.ts'
import { createScripts, finishPage, type Scripts } from './finish-page.ts'
import type { RenderJob, RenderReport } from './render-job.ts'

/** The exports of a site build (site/src/render/render-pages.ts). */
type RenderedFile = { file: string; body: Uint8Array; policy: string | null }
type Bundle = Record<'renderPages' | 'renderPictures', (publicUrl: string) => AsyncIterable<RenderedFile>>

type PictureStore = {
  find: (name: string) => Uint8Array | undefined
  keep: (name: string, picture: Uint8Array) => void
}
type Input = { pageSettings: PageSettings; pictureStore: PictureStore }

/** Brotli quality of the first copies, which visitors wait for, and of the last copies. */
const quality = { first: 5, last: 11 }
const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const entryOf = (build: string, language: Language): string => join(build, language, 'server', 'entry.mjs')
const pathOf = (language: Language, file: string): string => (language === 'en' ? file : join(language, file))
/** Each language has its own pages, preview pictures, feed and sitemap. All other files exist only once, at the root. */
const isShared = (file: string): boolean => !/\.html$|^og\/|^rss\.xml$|^sitemap/.test(file)

async function compress(body: Buffer, level: number): Promise<Buffer> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: level, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length }
  return await brotli(body, { params })
}

const isCompressible = (file: string, body: Buffer): boolean =>
  compressible.has(extname(file)) && body.length >= smallestCompressed

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/**
 * Opens folders of pictures whose names are hashes of their content. Pictures are added only to the first folder.
 * `removeUnused` removes the pictures of the first folder that this rendering did not use.
 */
function createPictureStore([own, ...others]: readonly string[]): PictureStore & { removeUnused: () => void } {
  const used = new Set<string>()
  const fileIn = (folder: string, name: string): string => join(folder, `${name}.png`)
  return {
    find(name) {
      used.add(`${name}.png`)
      const folder = [own, ...others].find((one) => one !== undefined && existsSync(fileIn(one, name)))
      return folder === undefined ? undefined : readFileSync(fileIn(folder, name))
    },
    keep(name, picture) {
      if (own !== undefined) write(fileIn(own, name), picture)
    },
    removeUnused() {
      if (own === undefined || !existsSync(own)) return
      for (const name of readdirSync(own)) if (!used.has(name)) rmSync(join(own, name))
    },
  }
}

type Written = { path: string; body: Buffer }

/** Writes compressed copies quickly. A smaller Brotli copy replaces the first one later. */
async function compressFirst({ path, body }: Written): Promise<void> {
  const [small, smaller] = await Promise.all([gzipAsync(body, { level: 9 }), compress(body, quality.first)])
  writeFileSync(`${path}.gz`, small)
  writeFileSync(`${path}.br`, smaller)
}

/** Call this before the pages are written, because they refer to the logo. */
function writeLogo({ folder, settings: { logo } }: RenderJob): void {
  if (logo) write(join(folder, logo.src), Buffer.from(logo.png, 'base64'))
}

/** Writes the files of one language. @returns the files that need compressed copies */
async function* writePages(
  job: RenderJob,
  bundle: Bundle,
  { language, scripts }: { language: Language; scripts: Scripts },
): AsyncGenerator<Written> {
  for await (const { file, body, policy } of bundle.renderPages(job.publicUrl)) {
    if (language !== 'en' && isShared(file)) continue
    const page = () => ({ html: Buffer.from(body).toString(), policy, language, settings: job.settings })
    const final = Buffer.from(file.endsWith('.html') ? finishPage(scripts, page()) : body)
    const path = join(job.folder, pathOf(language, file))
    write(path, final)
    if (isCompressible(file, final)) yield { path, body: final }
  }
}

/**
 * Lowers the priority of this process, because no visitor waits for the remaining work. deploy/thodu.service forbids the call;
 * then the priority does not change.
 */
function yieldToVisitors(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {}
}

async function render(job: RenderJob, report: (stage: 'pages' | 'done', languages: number) => void): Promise<void> {
  const pictures = createPictureStore(job.pictures)
  // Set both values before the import, because the bundles read them while they load.
  const given: Input = { pageSettings: job.settings, pictureStore: pictures }
  Object.assign(globalThis, given)
  const scripts = createScripts(join(job.build, 'client'))
  const built = languages.filter((language) => existsSync(entryOf(job.build, language)))
  writeLogo(job)
  const bundles: [Language, Bundle][] = []
  const written: Written[] = []
  const compressed: Promise<void>[] = []
  for (const language of built) {
    const bundle: Bundle = await import(pathToFileURL(entryOf(job.build, language)).href)
    bundles.push([language, bundle])
    for await (const page of writePages(job, bundle, { language, scripts })) {
      written.push(page)
      compressed.push(compressFirst(page))
    }
  }
  await Promise.all(compressed)
  report('pages', built.length)
  yieldToVisitors()
  for (const [language, bundle] of bundles)
    for await (const { file, body } of bundle.renderPictures(job.publicUrl))
      if (language === 'en' || !isShared(file)) write(join(job.folder, pathOf(language, file)), body)
  pictures.removeUnused()
  for (const { path, body } of written) writeFileSync(`${path}.br`, await compress(body, quality.last))
  report('done', built.length)
}

// This process ends when the server that started it has ended.
process.once('disconnect', () => process.exit())
process.once('message', (job: RenderJob) => {
  const send = (message: RenderReport): void => void process.send?.(message)
  render(job, (stage, count) => send({ stage, languages: count }))
    .catch((error: unknown) =>
      send({ stage: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    .finally(() => process.disconnect?.())
})
