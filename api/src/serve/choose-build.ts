import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The record of a build in `.build.json`, written by scripts/build. */
export type BuildRecord = {
  builtAt: string
}
export type Build = BuildRecord & { folder: string }

export const recordFile = '.build.json'
export const buildsFolder = 'builds'
export const distLink = 'dist'
/** Earlier builds whose files are still served to open tabs. */
export const storedBuildsBefore = 2

export function readBuild(folder: string): Build | undefined {
  const file = join(folder, recordFile)
  return existsSync(file) ? { ...(JSON.parse(readFileSync(file, 'utf8')) as BuildRecord), folder } : undefined
}

/** Lists finished builds, newest first. */
export function listBuilds(workspace: string): Build[] {
  const folder = join(workspace, buildsFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => readBuild(join(folder, name)) ?? [])
    .toSorted((a, b) => (a.builtAt < b.builtAt ? 1 : -1))
}

export type ChosenBuild = {
  folder: string
  previous: string[]
}

/** Chooses the linked build of a front end, with the two before it. */
export function chooseBuild(workspace: string): ChosenBuild {
  const link = join(workspace, distLink)
  if (!existsSync(link)) return { folder: link, previous: [] }
  const folder = realpathSync(link)
  const previous = listBuilds(workspace).filter((build) => build.folder !== folder)
  return { folder, previous: previous.slice(0, storedBuildsBefore).map((build) => build.folder) }
}
