import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** What a build says about itself, in `.build.json`; written by scripts/build. */
export type BuildRecord = {
  /** ISO time. */
  builtAt: string
}
export type Build = BuildRecord & { folder: string }

export const recordFile = '.build.json'
/** Names of the builds of a room, and of the link to the newest, in the room's folder. */
export const buildsFolder = 'builds'
export const distLink = 'dist'
/** How many builds before the newest still give tabs that are open what they were built with. */
export const keptBefore = 2

/** The record of a build; undefined for a folder that is none. */
export function readBuild(folder: string): Build | undefined {
  const file = join(folder, recordFile)
  return existsSync(file) ? { ...(JSON.parse(readFileSync(file, 'utf8')) as BuildRecord), folder } : undefined
}

/** Every finished build of a room, newest first. */
export function listBuilds(room: string): Build[] {
  const folder = join(room, buildsFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => readBuild(join(folder, name)) ?? [])
    .toSorted((a, b) => (a.builtAt < b.builtAt ? 1 : -1))
}

export type ChosenBuild = {
  folder: string
  /** Earlier builds, newest first. */
  previous: string[]
}

/** The build of a room that a server serves: the one that is linked, with the two before it. */
export function chooseBuild(room: string): ChosenBuild {
  const link = join(room, distLink)
  if (!existsSync(link)) return { folder: link, previous: [] }
  const folder = realpathSync(link)
  const previous = listBuilds(room).filter((build) => build.folder !== folder)
  return { folder, previous: previous.slice(0, keptBefore).map((build) => build.folder) }
}
