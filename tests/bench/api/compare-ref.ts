import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkAllPackages } from '../../support/sources/copy-repository.ts'
import { repository } from '../../support/sources/source-files.ts'
import { apiSize, onCopies, pendingBookings, startProduct } from '../api.ts'
import { type Length, measureInTurn } from './in-turn.ts'
import { createScenarios } from './scenarios.ts'
import { type Cast, copyToDataDir, openDeps } from './workbench.ts'

function run(program: string, args: string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args[0]} failed in ${cwd}${error ? `: ${error.message}` : ''}`)
}

/** Links the packages of this checkout into another one. With another lock file it installs its own, with its own pnpm. */
function installPackages(folder: string): void {
  const lockOf = (root: string) => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  if (lockOf(folder) === lockOf(repository)) {
    linkAllPackages(folder)
    return
  }
  // Older checkouts pin pnpm in launch.mjs.
  const launchers = ['launch/install-packages.mjs', 'launch.mjs'].map((file) => join(folder, 'scripts', file))
  const launcher = launchers.find((file) => existsSync(file)) ?? ''
  const pnpm = /pnpm@[\d.]+/.exec(readFileSync(launcher, 'utf8'))?.[0] ?? 'pnpm'
  run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], folder)
}

type Seeded = { dataDir: string; cast: Cast }

/** Seeds a database with the code of that checkout, because an older server refuses newer migrations. */
function seedWith(folder: string): Seeded {
  const workbench = join(folder, 'tests', 'bench', 'api', 'workbench.ts')
  const answerFile = join(folder, 'seeded.json')
  const script = `
    const { castPeople, copyToDataDir, openDeps, seededFile } = await import(${JSON.stringify(workbench)})
    const dataDir = copyToDataDir(await seededFile(${apiSize}, ${apiSize}), 'compare')
    const deps = await openDeps(dataDir)
    const cast = await castPeople(deps, ${pendingBookings})
    await deps.database.close()
    const { writeFileSync } = await import('node:fs')
    writeFileSync(${JSON.stringify(answerFile)}, JSON.stringify({ dataDir, cast }))
    process.exit()`
  run(process.execPath, ['--input-type=module', '--eval', script], folder)
  return JSON.parse(readFileSync(answerFile, 'utf8')) as Seeded
}

/** Measures the server of a git ref beside the working tree in one run, and prints the ratio of each call. */
export async function compareRef(ref: string, length: Length): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'thodu-compare-'))
  const folder = join(parent, 'ref')
  const folders = [parent]
  run('git', ['worktree', 'add', '--quiet', '--detach', folder, ref], repository)
  try {
    installPackages(folder)
    const { dataDir, cast } = seedWith(folder)
    const refFile = join(dataDir, 'thodu.db')
    // Opening this copy migrates it to the schema of the working tree.
    const ownDir = copyToDataDir(refFile, 'compare-own')
    folders.push(dataDir, ownDir)
    await (await openDeps(ownDir)).database.close()
    const sides = [
      onCopies(ref, refFile, (data) => startProduct(data, folder)),
      onCopies('working tree', join(ownDir, 'thodu.db'), startProduct),
    ] as const
    await measureInTurn(`The working tree against ${ref}`, createScenarios(cast), sides, length)
  } finally {
    run('git', ['worktree', 'remove', '--force', folder], repository)
    for (const one of folders) rmSync(one, { recursive: true, force: true })
  }
}
