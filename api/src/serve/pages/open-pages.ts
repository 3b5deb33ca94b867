import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { fillOfficePage, formatManifest } from '../../contract/settings/office-page.ts'
import { computePageSettings, type PageSettings } from '../../contract/settings/page-settings.ts'
import type { Settings } from '../../http/ports.ts'
import { loadFiles, type StoredFiles, storeText } from '../load-files.ts'
import { startRendering } from './render.ts'
import {
  discardRendering,
  findRendering,
  makeJob,
  placeOf,
  removeOtherBuilds,
  storeRendering,
  type WantedRendering,
} from './rendered-folders.ts'

/** A build, and earlier ones whose hashed files are still served to open tabs. */
export type PageFolder = { folder: string; previous: readonly string[] }
export type PageFolders = { site: PageFolder; backoffice: PageFolder }

/** By path; a new rendering replaces all of them at once. */
export type PageFiles = { readonly site: StoredFiles; readonly backoffice: StoredFiles }

/** The newest build, and hashed files of earlier ones that it lacks. */
export function loadBuild({ folder, previous }: PageFolder, part: string, hashed: string): StoredFiles {
  const files = loadFiles(join(folder, part))
  for (const earlier of previous) {
    // Builds up to version 1.2 have no folder for the browser's files.
    const from = existsSync(join(earlier, part)) ? join(earlier, part) : earlier
    const isMissing = (path: string): boolean => path.startsWith(hashed) && !files.has(path)
    for (const [path, file] of loadFiles(from, isMissing)) files.set(path, file)
  }
  return files
}

type Options = {
  folders: PageFolders
  settings: Pick<Settings, 'values' | 'logo' | 'onChange'>
  config: Pick<Config, 'pagesUrl' | 'dataDir' | 'google'>
  logger: Pick<Logger, 'error' | 'info'>
}
export type OpenPages = {
  /** A new object after each change. */
  readonly files: PageFiles
  stop: () => void
}

function fillOffice(built: StoredFiles, settings: PageSettings): StoredFiles {
  const filled = new Map(built)
  const page = built.get('/index.html')?.plain().toString()
  if (page === undefined) return filled
  return filled
    .set('/index.html', storeText('/index.html', fillOfficePage(page, settings)))
    .set('/caretaker.webmanifest', storeText('/caretaker.webmanifest', formatManifest(settings)))
}

/**
 * Opens the pages with the current settings and renders them again after a change (rule SET-11). All pages are replaced at once;
 * when rendering fails, the old ones stay and the error is logged.
 * @returns when the first pages are ready
 */
export async function openPages({ folders, settings, config, logger }: Options): Promise<OpenPages> {
  const { folder: build } = folders.site
  const assets = loadBuild(folders.site, 'client', '/_astro/')
  const office = loadBuild(folders.backoffice, '', '/assets/')
  const own = placeOf(build, config.dataDir)
  const first = Promise.withResolvers<void>()
  let files: PageFiles = { site: assets, backoffice: new Map() }
  let running: { stop: () => void } | undefined
  let stopped = false
  let wantedNow = ''
  let changed = Promise.withResolvers<void>()

  const readWanted = (): WantedRendering => ({
    build,
    settings: computePageSettings(settings.values, settings.logo),
    publicUrl: config.pagesUrl,
    googleClientId: config.google?.clientId,
  })

  /** Pictures still being drawn keep their old version. */
  function show(folder: string, values: PageSettings): void {
    const before = [...files.site].filter(([path]) => path.endsWith('.png'))
    files = { site: new Map([...assets, ...before, ...loadFiles(folder)]), backoffice: fillOffice(office, values) }
    first.resolve()
  }

  async function render(wanted: WantedRendering): Promise<void> {
    const found = findRendering(wanted, [own, build])
    if (found !== undefined) return show(found, wanted.settings)
    const begun = performance.now()
    const job = makeJob(wanted, own, [build])
    const rendering = startRendering(job)
    running = rendering
    await rendering.pages
    show(job.folder, wanted.settings)
    logger.info({ ms: Math.round(performance.now() - begun) }, 'pages rendered')
    // A change does not wait for the pictures and smaller copies of the previous rendering.
    await Promise.race([rendering.done, changed.promise])
    if (JSON.stringify(readWanted()) !== wantedNow) {
      rendering.stop()
      return discardRendering(job)
    }
    await rendering.done
    show(storeRendering(job), wanted.settings)
    removeOtherBuilds(config.dataDir, build)
  }

  let isFollowing = false
  /** A change during a rendering starts another one after it. */
  async function follow(): Promise<void> {
    for (let wanted = readWanted(); JSON.stringify(wanted) !== wantedNow && !stopped; wanted = readWanted()) {
      wantedNow = JSON.stringify(wanted)
      changed = Promise.withResolvers<void>()
      try {
        await render(wanted)
      } catch (error) {
        if (!stopped) logger.error({ err: error }, 'pages could not be rendered: the previous pages stay in use')
      }
    }
  }
  function update(): void {
    changed.resolve()
    if (isFollowing) return
    isFollowing = true
    void follow().finally(() => {
      isFollowing = false
      first.resolve()
    })
  }

  if (existsSync(join(build, 'client'))) {
    update()
    await first.promise
  }
  // Without a rendering of the site, the back office works nevertheless.
  if (files.backoffice.size === 0) files = { site: assets, backoffice: fillOffice(office, readWanted().settings) }
  const unfollow = settings.onChange(update)
  return {
    get files() {
      return files
    },
    stop() {
      stopped = true
      unfollow()
      running?.stop()
    },
  }
}
