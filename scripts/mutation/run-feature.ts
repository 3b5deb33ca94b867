import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Feature } from '../../tests/speeds/feature.ts'
import { copyRepository } from '../../tests/support/sources/copy-repository.ts'
import { repository } from '../../tests/support/sources/source-files.ts'
import { belongsTo } from './belongs-to.ts'
import { makeDroppable } from './droppable-conditions.ts'
import type { Report } from './find-survivors.ts'

/** Reports for people and for the next run; nothing of it is committed. */
export const reports = join(repository, '.cache', 'mutation')
/** Of the system's own scale: an hour of this must not slow down whoever works on the machine. */
const lowPriority = 10

/** What has rules: routes and calls declare, schemas and words are looked at by tests of their own. */
const isMutated = (file: string): boolean =>
  file.endsWith('.ts') && !/\.(test|routes|calls|schema)\.ts$/.test(file) && !file.includes('/words/')

/** Files of a folder and its folders, or the file itself, from the root of the repository. */
function listFiles(path: string): string[] {
  const whole = join(repository, path)
  if (!existsSync(whole)) throw new Error(`There is no ${path}.`)
  if (statSync(whole).isFile()) return [path]
  return readdirSync(whole, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${path}/${name.replaceAll('\\', '/')}`,
  )
}

const toPattern = (path: string): string => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)

/** What the mutation tester is told; its options are described at stryker-mutator.io. */
function configure(name: string, mutate: readonly string[], again: boolean) {
  const plugin = fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))
  return {
    inPlace: true,
    mutate,
    plugins: [plugin, './scripts/mutation/ignore-texts.ts'],
    ignorers: ['texts'],
    // What these change, the types refuse, or another mutator changes too.
    mutator: { excludedMutations: ['ArrowFunction', 'ObjectLiteral', 'Regex'] },
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false, pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    disableTypeChecks: false,
    // A busy machine is no endless loop.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 10,
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: join(reports, `${name}.json`) },
    htmlReporter: { fileName: join(reports, `${name}.html`) },
    incremental: true,
    incrementalFile: join(reports, `${name}.seen.json`),
    force: !again,
    thresholds: { break: null },
  }
}

/** What the tester said, and the files as they were written when it began. */
type Ran = { report: Report; sources: ReadonlyMap<string, string> }

/**
 * Mutates a feature in a copy of the repository and runs its tests against each change. `only` narrows it to files whose path
 * holds the word; `again` believes the run before where neither code nor test has changed.
 * @throws Error when the tests fail unbroken, or the mutation tester does
 */
export async function runFeature(
  name: string,
  feature: Feature,
  options: { only: string | undefined; again: boolean },
): Promise<Ran> {
  const { only = '', again } = options
  const { mutate, tests, engine } = feature
  const files = mutate
    .flatMap(listFiles)
    .filter((file) => isMutated(file) && belongsTo(feature, file) && file.includes(only))
  if (files.length === 0) throw new Error(`No file of ${name} holds "${only}".`)
  const { folder, remove } = copyRepository()
  try {
    const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
    for (const [file, source] of sources) writeFileSync(join(folder, file), makeDroppable(file, source))
    mkdirSync(reports, { recursive: true })
    const config = configure(name, files, again)
    rmSync(config.jsonReporter.fileName, { force: true })
    const configFile = join(folder, 'stryker.config.json')
    writeFileSync(configFile, JSON.stringify(config))
    const bin = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const child = spawn(process.execPath, [bin, 'run', configFile], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        MUTATION_TESTS: tests.map(toPattern).join(','),
        ...(engine === undefined ? {} : { TEST_ENGINE: engine }),
      },
    })
    if (child.pid !== undefined) setPriority(child.pid, lowPriority)
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) throw new Error(`The mutation tester ended with ${code}.`)
    return { report: JSON.parse(readFileSync(config.jsonReporter.fileName, 'utf8')) as Report, sources }
  } finally {
    remove()
  }
}
