import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../api/src/contract/people/languages.ts'
import { buildsFolder, readBuild } from '../../api/src/serve/choose-build.ts'
import { writePack } from '../../api/src/serve/packed-files.ts'
import { holdLock } from '../tools/hold-lock.mjs'
import { repository, runTool, type Tool } from '../tools/run-tool.ts'
import { findStale, folderOf, type Target } from './find-stale.ts'
import type { BuiltWorkspace } from './fingerprint.ts'
import { precompress } from './precompress.ts'
import { publishBuild } from './publish-build.ts'
import { renderDefaults } from './render-defaults.ts'

const serverConfig = join(import.meta.dirname, 'server.vite.config.ts')
const lockFile = join(repository, '.cache', 'build.lock')

export class BuildError extends Error {
  override readonly name = 'BuildError'
}

async function runBuilder(
  workspace: BuiltWorkspace,
  tool: Tool,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { code, output } = await runTool(tool, args, workspace, { env })
  if (code !== 0) throw new BuildError(`${output}\nThe ${workspace} could not be built.`)
}

/** Free memory in bytes that all builders need at once: about 600 MB each. */
const memoryForAll = 3 * 2 ** 30

/** Runs the builders at once, or one after the other on a machine with little memory, which would kill one of them. */
async function runBuilders<Item>(items: readonly Item[], build: (item: Item) => Promise<void>): Promise<void> {
  if (process.availableMemory() > memoryForAll) await Promise.all(items.map(build))
  else for (const item of items) await build(item)
}

/**
 * Each language is a build (docs/decisions/0038-three-builds-one-site.md). Names of client files are hashes of their content, so
 * all languages write to one folder.
 */
async function buildSite(folder: string): Promise<void> {
  const built = languages.filter((one) => existsSync(join(folderOf('site'), 'src', 'words', one)))
  const env = { CLIENT_FOLDER: join(folder, 'client') }
  const build = (language: string) =>
    runBuilder('site', 'astro', ['build', '--outDir', join(folder, language)], { ...env, SITE_LANGUAGE: language })
  await runBuilders(built, build)
  await precompress(env.CLIENT_FOLDER)
  writePack(env.CLIENT_FOLDER)
}

/** Builds a workspace into a new folder: servers, tests and other builds use it only when it is complete. */
async function buildWorkspace({ workspace, stamp }: Target): Promise<void> {
  const folder = join(folderOf(workspace), buildsFolder, `.making-${stamp}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const builtAt = new Date().toISOString()
  const toFolder = ['build', '--outDir', folder, '--emptyOutDir']
  if (workspace === 'site') await buildSite(folder)
  else if (workspace === 'api') await runBuilder(workspace, 'vite', [...toFolder, '--config', serverConfig])
  else {
    await runBuilder(workspace, 'vite', toFolder)
    await precompress(folder)
    writePack(folder)
  }
  publishBuild(folderOf(workspace), stamp, { folder, record: { builtAt } })
}

/**
 * Builds the workspaces whose inputs changed since their last build. A second call in the same checkout waits for the first, and then
 * has nothing to build.
 * @returns the workspaces that were built
 * @throws BuildError
 */
export async function buildStaleWorkspaces(say: (line: string) => void): Promise<BuiltWorkspace[]> {
  if (findStale().length === 0) return []
  if (!existsSync(join(folderOf('site'), 'node_modules')))
    throw new BuildError(
      'The build is older than its sources, and only the packages of the server are installed. Run npm run build first.',
    )
  const build = async (): Promise<BuiltWorkspace[]> => {
    const stale = findStale()
    const missing = stale.filter(({ workspace, stamp }) => !readBuild(join(folderOf(workspace), buildsFolder, stamp)))
    for (const { workspace, stamp } of stale.filter((one) => !missing.includes(one)))
      publishBuild(folderOf(workspace), stamp)
    if (missing.length > 0) say(`Building ${missing.map(({ workspace }) => workspace).join(' and ')} …`)
    await runBuilders(missing, buildWorkspace)
    if (missing.some(({ workspace }) => workspace === 'site')) await renderDefaults()
    return missing.map(({ workspace }) => workspace)
  }
  return await holdLock(lockFile, build, () => say('Waiting for another build in this folder …'))
}
