import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { fillOfficePage, formatManifest } from '../../contract/settings/office-page.ts'
import { computePageSettings, type PageSettings } from '../../contract/settings/page-settings.ts'
import type { SettingsStore } from '../../http/ports.ts'
import { loadFiles, type StoredFiles, storeText } from '../load-files.ts'
import { startRendering } from './render.ts'
import {
  discardRendering,
  findReady,
  findRendering,
  lockRendering,
  makeJob,
  markAsReady,
  removeOtherBuilds,
  renderedFolderOf,
  storeRendering,
  type WantedRendering,
} from './rendered-folders.ts'

/** A build, and earlier ones whose hashed files are still served to open tabs. */
export type PageFolder = { folder: string; previous: readonly string[] }
export type PageFolders = { site: PageFolder; backoffice: PageFolder }

/** Intervals at which a process looks for the texts, and then the pictures, of another one's rendering, in ms. */
const lookEvery = { texts: 100, pictures: 1_000 }

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
  settings: Pick<SettingsStore, 'values' | 'logo' | 'hasRatings' | 'onChange'>
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
  const own = renderedFolderOf(build, config.dataDir)
  const first = Promise.withResolvers<void>()
  let files: PageFiles = { site: assets, backoffice: new Map() }
  let running: { stop: () => void } | undefined
  let stopped = false
  let wantedNow = ''
  let changed = Promise.withResolvers<void>()

  const readWanted = (): WantedRendering => ({
    build,
    settings: computePageSettings(settings.values, settings.logo, settings.hasRatings),
    publicUrl: config.pagesUrl,
    googleClientId: config.google?.clientId,
  })

  /** Pictures still being drawn keep their old version. */
  function show(folder: string, values: PageSettings): void {
    const before = [...files.site].filter(([path]) => path.endsWith('.png'))
    files = { site: new Map([...assets, ...before, ...loadFiles(folder)]), backoffice: fillOffice(office, values) }
    first.resolve()
  }

  /** @returns whether these settings have a finished rendering */
  function showFound(wanted: WantedRendering): boolean {
    const found = findRendering(wanted, [own, build])
    if (found !== undefined) show(found, wanted.settings)
    return found !== undefined
  }

  /** Shows the texts of a rendering that another process has not finished. @returns whether there are any */
  function showReady(wanted: WantedRendering): boolean {
    try {
      const ready = findReady(wanted, own)
      if (ready !== undefined) show(ready, wanted.settings)
      return ready !== undefined
    } catch {
      // The other process finished or discarded it meanwhile.
      return false
    }
  }

  /** Processes that share a folder render the same settings once: one renders, the others wait and show its result. */
  async function render(wanted: WantedRendering): Promise<void> {
    let isShown = false
    while (!showFound(wanted)) {
      const release = lockRendering(wanted, own)
      if (release !== undefined)
        try {
          // Another process may have finished since the look for it.
          return showFound(wanted) ? undefined : await renderHere(wanted)
        } finally {
          release()
        }
      if (!isShown) isShown = showReady(wanted)
      await Promise.race([sleep(isShown ? lookEvery.pictures : lookEvery.texts), changed.promise])
      if (stopped || isOutdated()) return
    }
  }

  const isOutdated = (): boolean => JSON.stringify(readWanted()) !== wantedNow

  async function renderHere(wanted: WantedRendering): Promise<void> {
    const begun = performance.now()
    const job = makeJob(wanted, own, [build])
    const rendering = startRendering(job)
    running = rendering
    // A change does not wait for the previous rendering: neither for its texts nor for its pictures and smaller copies.
    const isDone = async (stage: Promise<void>): Promise<boolean> => {
      await Promise.race([stage, changed.promise])
      if (!isOutdated()) await stage
      return !isOutdated()
    }
    const discard = (): void => {
      rendering.stop()
      discardRendering(job)
    }
    if (!(await isDone(rendering.pages))) return discard()
    markAsReady(job)
    show(job.folder, wanted.settings)
    logger.info({ ms: Math.round(performance.now() - begun) }, 'pages rendered')
    if (!(await isDone(rendering.done))) return discard()
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
