import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type BuildRecord,
  buildsFolder,
  distLink,
  listBuilds,
  readBuild,
  recordFile,
  storedBuildsBefore,
} from '../../api/src/serve/choose-build.ts'

/** The build that the workspace's link points to; undefined without a link, or if it is a folder of an older version. */
function readLink(workspace: string): string | undefined {
  try {
    return basename(readlinkSync(join(workspace, distLink)))
  } catch {
    return undefined
  }
}

export const isPublished = (workspace: string, stamp: string): boolean =>
  readLink(workspace) === stamp && readBuild(join(workspace, buildsFolder, stamp)) !== undefined

/** Points `dist` to another build in one step, so that readers find the old or the new one. */
function pointTo(workspace: string, stamp: string): void {
  const link = join(workspace, distLink)
  const fresh = join(workspace, buildsFolder, `.link-${process.pid}`)
  rmSync(fresh, { force: true })
  const isWindows = process.platform === 'win32'
  symlinkSync(isWindows ? join(workspace, buildsFolder, stamp) : join(buildsFolder, stamp), fresh, 'junction')
  const existing = lstatSync(link, { throwIfNoEntry: false })
  // Either a folder of an older version, or Windows, where a rename replaces no folder.
  if (existing && (isWindows || !existing.isSymbolicLink())) rmSync(link, { recursive: true })
  renameSync(fresh, link)
}

function removeOld(workspace: string, stamp: string): void {
  const folder = join(workspace, buildsFolder)
  const others = listBuilds(workspace).map((build) => basename(build.folder))
  const kept = new Set([stamp, ...others.filter((name) => name !== stamp).slice(0, storedBuildsBefore)])
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Publishes a build as the newest of its workspace. The caller must have the workspace's lock.
 * @param made the finished folder, on the same disk; undefined when a build of that stamp already exists
 */
export function publishBuild(workspace: string, stamp: string, made?: { folder: string; record: BuildRecord }): void {
  const final = join(workspace, buildsFolder, stamp)
  if (made) {
    writeFileSync(join(made.folder, recordFile), JSON.stringify(made.record))
    rmSync(final, { recursive: true, force: true })
    renameSync(made.folder, final)
  }
  pointTo(workspace, stamp)
  removeOld(workspace, stamp)
}
