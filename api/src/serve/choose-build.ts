import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** What a build says about itself, in `.build.json`; written by scripts/build. */
export type BuildRecord = {
  /** A hash of every source file. */
  sources: string
  /** The variables that are baked in, '' where one was not set. */
  env: Record<string, string>
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

const differingNames = (build: Build, env: NodeJS.ProcessEnv): string[] =>
  Object.keys(build.env).filter((name) => build.env[name] !== (env[name] ?? ''))
const isLike = (a: Build, b: Build): boolean => differingNames(a, b.env).length === 0

export type ChosenBuild = {
  folder: string
  /** Earlier builds of the same kind, newest first. */
  previous: string[]
  /** Variables for which no build was found: the pages carry another value. */
  differs: string[]
}

/**
 * The build of a room that a server with these variables serves: of the newest sources, and for its own PUBLIC_URL even
 * when somebody has built for another one since.
 */
export function chooseBuild(room: string, env: NodeJS.ProcessEnv): ChosenBuild {
  const link = join(room, distLink)
  const current = existsSync(link) ? readBuild(realpathSync(link)) : undefined
  if (!current) return { folder: link, previous: [], differs: [] }
  const builds = listBuilds(room)
  const fitting = builds
    .filter((build) => build.sources === current.sources)
    .toSorted((a, b) => differingNames(a, env).length - differingNames(b, env).length)[0]
  const isBetter = fitting && differingNames(fitting, env).length < differingNames(current, env).length
  const chosen = isBetter ? fitting : current
  const previous = builds.filter((build) => build.folder !== chosen.folder && isLike(build, chosen))
  return {
    folder: chosen.folder,
    previous: previous.slice(0, keptBefore).map((build) => build.folder),
    differs: differingNames(chosen, env).filter((name) => env[name]),
  }
}
