import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../api/src/contract/people/languages.ts'
import { buildsFolder, readBuild } from '../../api/src/serve/choose-build.ts'
import { holdLock } from '../tools/hold-lock.mjs'
import { repository, runTool, type Tool } from '../tools/run-tool.ts'
import { type BuiltRoom, type Fingerprint, fingerprint } from './fingerprint.ts'
import { mergeLanguage } from './merge-language.ts'
import { precompress } from './precompress.ts'
import { isPublished, publishBuild } from './publish-build.ts'

const rooms: BuiltRoom[] = ['site', 'backoffice']
const folderOf = (room: BuiltRoom) => join(repository, room)
const lockFile = join(repository, '.cache', 'build.lock')

/** A build failed; what the builder said stands in the message. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

type Wanted = Fingerprint & { room: BuiltRoom }

const findStale = (): Wanted[] =>
  rooms.map((room) => ({ room, ...fingerprint(room) })).filter(({ room, stamp }) => !isPublished(folderOf(room), stamp))

async function runBuilder(room: BuiltRoom, tool: Tool, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await runTool(tool, args, room, { env })
  if (code !== 0) throw new BuildError(`${output}\nThe ${room} could not be built.`)
}

/** The site is built once for each language, at the same time, and put together (docs/decisions/0038-three-builds-one-site.md). */
async function buildSite(folder: string): Promise<void> {
  const [, ...others] = languages.filter((one) => existsSync(join(folderOf('site'), 'src', 'words', one)))
  const folderIn = (language: string) => `${folder}-${language}`
  const build = (language: string, outDir: string) =>
    runBuilder('site', 'astro', ['build', '--outDir', outDir], { SITE_LANGUAGE: language })
  await Promise.all([build('en', folder), ...others.map((one) => build(one, folderIn(one)))])
  for (const one of others) mergeLanguage(folderIn(one), folder, one)
}

/** Builds a room into a folder of its own: servers, tests and other builds see nothing of it before it is complete. */
async function buildRoom({ room, stamp, sources, env }: Wanted): Promise<void> {
  const folder = join(folderOf(room), buildsFolder, `.making-${stamp}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const builtAt = new Date().toISOString()
  if (room === 'site') await buildSite(folder)
  else await runBuilder(room, 'vite', ['build', '--outDir', folder, '--emptyOutDir'])
  await precompress(folder)
  publishBuild(folderOf(room), stamp, { folder, record: { sources, env, builtAt } })
}

/**
 * Builds the rooms whose inputs changed since their last build. Two at once in one checkout wait for each other, and the
 * second finds the work done.
 * @returns the rooms that were built
 * @throws BuildError
 */
export async function buildStaleRooms(say: (line: string) => void): Promise<BuiltRoom[]> {
  if (findStale().length === 0) return []
  const build = async (): Promise<BuiltRoom[]> => {
    const stale = findStale()
    const missing = stale.filter(({ room, stamp }) => !readBuild(join(folderOf(room), buildsFolder, stamp)))
    for (const { room, stamp } of stale.filter((one) => !missing.includes(one))) publishBuild(folderOf(room), stamp)
    if (missing.length > 0) say(`Building ${missing.map(({ room }) => room).join(' and ')} …`)
    await Promise.all(missing.map(buildRoom))
    return missing.map(({ room }) => room)
  }
  return await holdLock(lockFile, build, () => say('Waiting for another build in this folder …'))
}
