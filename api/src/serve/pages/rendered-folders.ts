import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { lockFile } from '@thodu/db'
import type { RenderJob } from './render-job.ts'

/** Renderings of earlier settings, the last used ones, so that an undone change is shown at once. */
const keptRenderings = 8
const unfinished = '.making-'
/** Age in ms after which an unfinished rendering belongs to a killed process. */
const abandonedAfter = 3_600_000

/** Hashes everything that determines the pages, except the build. */
const keyOf = (job: Pick<RenderJob, 'settings' | 'publicUrl' | 'googleClientId'>): string =>
  createHash('sha256')
    .update(JSON.stringify([job.settings, job.publicUrl, job.googleClientId ?? '']))
    .digest('hex')
    .slice(0, 24)

const pagesIn = (place: string): string => join(place, 'pages')
const picturesIn = (place: string): string => join(place, 'pictures')

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The folder for renderings: beside the build, where every data folder finds it, or in the data folder when the program is
 * installed read-only (deploy/thodu.service, the image).
 */
export const renderedFolderOf = (build: string, dataDir: string): string =>
  isWritable(build) ? join(build, 'cache') : join(dataDir, 'pages', basename(build))

export type WantedRendering = Pick<RenderJob, 'build' | 'settings' | 'publicUrl' | 'googleClientId'>

function markAsUsed(folder: string): void {
  const now = new Date()
  // A read-only place also removes nothing.
  try {
    utimesSync(folder, now, now)
  } catch {}
}

/** Finds a rendering of these settings: beside the build, where `npm run build` leaves one, or in the data folder. */
export function findRendering(wanted: WantedRendering, places: readonly string[]): string | undefined {
  const found = places.map((place) => join(pagesIn(place), keyOf(wanted))).find((folder) => existsSync(folder))
  if (found !== undefined) markAsUsed(found)
  return found
}

/**
 * Lets one process at a time render these settings; a kill releases the lock. On a disk without locks each process renders.
 * @returns the release, or undefined while another process renders them
 */
export function lockRendering(wanted: WantedRendering, place: string): (() => void) | undefined {
  const folder = join(place, 'locks')
  const file = join(folder, keyOf(wanted))
  let release: (() => void) | undefined
  try {
    mkdirSync(folder, { recursive: true })
    release = lockFile(file)
  } catch {
    return () => {}
  }
  if (release === undefined) return undefined
  return () => {
    rmSync(file, { force: true })
    release()
  }
}

/** Hidden, so that it is no page. */
const readyFile = '.ready'
/** Records that all texts of a rendering are written, so that other processes show them before its pictures are drawn. */
export const markAsReady = ({ folder }: RenderJob): void => writeFileSync(join(folder, readyFile), '')

/** Finds the texts of a rendering whose pictures another process still draws. */
export function findReady(wanted: WantedRendering, place: string): string | undefined {
  const pages = pagesIn(place)
  return readdirSync(pages)
    .filter((name) => name.startsWith(`${unfinished}${keyOf(wanted)}-`))
    .map((name) => join(pages, name))
    .find((folder) => existsSync(join(folder, readyFile)))
}

/** Creates the job of a rendering, which also reuses pictures of `others`. */
export function makeJob(wanted: WantedRendering, place: string, others: readonly string[]): RenderJob {
  const folder = join(pagesIn(place), `${unfinished}${keyOf(wanted)}-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return { ...wanted, folder, pictures: [place, ...others].map(picturesIn) }
}

const changedAt = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Renames a finished rendering, so that it is found. Removes older ones, and unfinished ones of killed processes. */
export function storeRendering(job: RenderJob): string {
  const parent = join(job.folder, '..')
  const final = join(parent, keyOf(job))
  // Another process may have rendered the same settings meanwhile.
  if (existsSync(final)) rmSync(job.folder, { recursive: true, force: true })
  else renameSync(job.folder, final)
  const others = Map.groupBy(
    readdirSync(parent).map((name) => join(parent, name)),
    (folder) => basename(folder).startsWith(unfinished),
  )
  const older = (others.get(false) ?? []).filter((folder) => folder !== final)
  const abandoned = (others.get(true) ?? []).filter((folder) => Date.now() - changedAt(folder) > abandonedAfter)
  const excess = older.toSorted((a, b) => changedAt(b) - changedAt(a)).slice(keptRenderings)
  for (const folder of [...excess, ...abandoned]) rmSync(folder, { recursive: true, force: true })
  return final
}

export const discardRendering = ({ folder }: RenderJob): void => rmSync(folder, { recursive: true, force: true })

export function removeOtherBuilds(dataDir: string, build: string): void {
  const folder = join(dataDir, 'pages')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (name !== basename(build)) rmSync(join(folder, name), { recursive: true, force: true })
}
