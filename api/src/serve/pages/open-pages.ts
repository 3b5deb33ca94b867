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
  keepRendering,
  makeJob,
  placeOf,
  removeOtherBuilds,
  type Wanted,
} from './rendered-folders.ts'

/** A build, and earlier ones whose hashed files are still served to tabs that were opened with them. */
export type PageFolder = { folder: string; previous: readonly string[] }
export type PageFolders = { site: PageFolder; backoffice: PageFolder }

/** Files by their address, as they are served now; a new rendering replaces all of them at once. */
export type PageFiles = { readonly site: StoredFiles; readonly backoffice: StoredFiles }

/** The hashed files of the newest build and, where it lacks them, of earlier ones. */
export function loadBuild({ folder, previous }: PageFolder, part: string, hashed: string): StoredFiles {
  const files = loadFiles(join(folder, part))
  for (const earlier of previous) {
    // Builds of version 1.2 and before have no part for the browser's files.
    const from = existsSync(join(earlier, part)) ? join(earlier, part) : earlier
    for (const [path, file] of loadFiles(from, hashed)) if (!files.has(path)) files.set(path, file)
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
  /** As they are now: another object after a change. */
  readonly files: PageFiles
  stop: () => void
}

/** The one page of the back office, and the manifest of the caretaker app, with the settings in force. */
function fillOffice(built: StoredFiles, settings: PageSettings): StoredFiles {
  const filled = new Map(built)
  const page = built.get('/index.html')?.plain().toString()
  if (page === undefined) return filled
  return filled
    .set('/index.html', storeText('/index.html', fillOfficePage(page, settings)))
    .set('/caretaker.webmanifest', storeText('/caretaker.webmanifest', formatManifest(settings)))
}

/**
 * Opens the pages with the settings in force, and renders them anew when these change (rule SET-11). All pages are replaced at
 * once, so each is of one revision. Where rendering fails the pages stay as they are, and the log has an error.
 * @returns after the first pages are there
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

  const readWanted = (): Wanted => ({
    build,
    settings: computePageSettings(settings.values, settings.logo),
    publicUrl: config.pagesUrl,
    googleClientId: config.google?.clientId,
  })

  /** Replaces every page at once. Pictures that are still being drawn are those of before. */
  function show(folder: string, values: PageSettings): void {
    const before = [...files.site].filter(([path]) => path.endsWith('.png'))
    files = { site: new Map([...assets, ...before, ...loadFiles(folder)]), backoffice: fillOffice(office, values) }
    first.resolve()
  }

  async function render(wanted: Wanted): Promise<void> {
    const found = findRendering(wanted, [own, build])
    if (found !== undefined) return show(found, wanted.settings)
    const begun = performance.now()
    const job = makeJob(wanted, own, [build])
    const rendering = startRendering(job)
    running = rendering
    await rendering.pages
    show(job.folder, wanted.settings)
    logger.info({ ms: Math.round(performance.now() - begun) }, 'pages rendered')
    // A change does not wait for the pictures and smaller copies of the settings before it.
    await Promise.race([rendering.done, changed.promise])
    if (JSON.stringify(readWanted()) !== wantedNow) {
      rendering.stop()
      return discardRendering(job)
    }
    await rendering.done
    show(keepRendering(job), wanted.settings)
    removeOtherBuilds(config.dataDir, build)
  }

  let isFollowing = false
  /** A change during a rendering begins another one after it. */
  async function follow(): Promise<void> {
    for (let wanted = readWanted(); JSON.stringify(wanted) !== wantedNow && !stopped; wanted = readWanted()) {
      wantedNow = JSON.stringify(wanted)
      changed = Promise.withResolvers<void>()
      try {
        await render(wanted)
      } catch (error) {
        if (!stopped) logger.error({ err: error }, 'pages could not be rendered: those of before stay')
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

  files = { site: assets, backoffice: fillOffice(office, readWanted().settings) }
  if (existsSync(join(build, 'client'))) {
    update()
    await first.promise
  }
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
