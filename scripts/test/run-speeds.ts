import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { protections } from '../../tests/sabotage/protections.ts'
import { firstJourneys, firstOnPostgres, laterFaults, laterRules } from '../../tests/speeds/first-proofs.ts'
import { buildStaleWorkspaces } from '../build/build-workspaces.ts'
import { renderDefaults } from '../build/render-defaults.ts'
import { commandsOf, runChecks } from '../check/run-checks.ts'
import { chooseFirst } from '../sabotage/choose-protections.ts'
import { takeOut } from '../sabotage/run-sabotage.ts'
import { repository } from '../tools/run-tool.ts'
import { findBase, findCommit, listChangedFiles } from './changed-files.ts'
import { chooseChanged } from './choose-changed.ts'
import { ensureTools } from './ensure-tools.ts'
import { runPlaywright, runVitest } from './run-suites.ts'
import { hasPassed, type RunnerResult, type Suite } from './sum-up.ts'

const tests = join(repository, 'tests')
const onPostgres = ['--config', 'tests/postgres.vitest.config.ts']
const onFaults = ['--config', 'tests/faults/vitest.config.ts']
const screens = ['screens', 'islands']

/** Installs and builds what the suites need. @throws Error when a list of tests names a file that does not exist */
async function prepare(): Promise<void> {
  const inTests = [...firstOnPostgres, ...firstJourneys.map((file) => `browser/${file}`)].map((file) => `tests/${file}`)
  const named = [...inTests, ...laterRules, ...laterFaults.map((file) => `tests/faults/${file}`)]
  const missing = named.filter((file) => !existsSync(join(repository, file)))
  if (missing.length > 0)
    throw new Error(`tests/speeds/first-proofs.ts names files that do not exist: ${missing.join(' ')}`)
  await ensureTools()
  await buildStaleWorkspaces(console.log)
  await renderDefaults()
}

const otherJourneys = (): string[] =>
  globSync('**/*.spec.ts', { cwd: join(tests, 'browser') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !firstJourneys.includes(file))

/** Whole paths, because `story.spec.ts` alone would also select `visits/story.spec.ts`. */
const inBrowser = (files: readonly string[]): string[] => files.map((file) => `/browser/${file}$`)

const without = (files: readonly string[]): string[] => files.flatMap((file) => ['--exclude', file])

/** `laterRules`, except for these files. Each project of Vitest reads the paths from the root of its workspace. */
const withoutLaterRules = (but: readonly string[] = []): string[] =>
  without(laterRules.filter((file) => !but.includes(file)).map((file) => file.slice(file.indexOf('/') + 1)))

export async function runFirst(): Promise<RunnerResult> {
  await prepare()
  const runRules = async () => {
    const failedChecks = await runChecks(console.log)
    const rules = await runVitest('vitest', [
      ...screens.map((project) => `--project=!${project}`),
      ...withoutLaterRules(),
    ])
    return { failedChecks, rules, postgres: await runVitest('postgres', [...onPostgres, ...firstOnPostgres]) }
  }
  // Crash tests mostly wait for processes and disks, and browser tests for pages, so the other tests can use the processor meanwhile.
  const runFaultsAndJourneys = async () => ({
    faults: await runVitest('faults', [...onFaults, ...without(laterFaults)], { FAULTS: 'short' }),
    browser: await runPlaywright(inBrowser(firstJourneys)),
  })
  const [{ faults, browser }, { failedChecks, rules, postgres }] = await Promise.all([
    runFaultsAndJourneys(),
    runRules(),
  ])
  const suites: Suite[] = [
    ['rules, API and pages', rules],
    ['PostgreSQL', postgres],
    ['crash tests (short form)', faults],
    ['journeys in the browser', browser],
  ]
  return { failedChecks, suites }
}

/** `before`: the results of this command so far. After a `npm test` without failures, the tests of the protections need no second proof. */
export async function runRest(before: readonly RunnerResult[] = []): Promise<RunnerResult> {
  await prepare()
  const proven = before.length > 0 && before.every(hasPassed)
  const chosen = chooseFirst(protections, listChangedFiles(findBase()), findCommit())
  const runJourneys = async () => ({
    browser: await runPlaywright(inBrowser(otherJourneys())),
    postgres: await runVitest('postgres', [...onPostgres, ...without(firstOnPostgres)]),
    later: await runVitest('later', [...laterRules]),
  })
  // The screen tests run before the crash tests: killing a server at an exact time needs a quiet machine, and two browsers use more
  // of the processor than PostgreSQL.
  const runScreens = async () => ({
    screenTests: await runVitest(
      'screens',
      screens.map((project) => `--project=${project}`),
    ),
    faults: await runVitest('faults', [...onFaults, ...laterFaults], { FAULTS: 'rest' }),
    sabotage: await takeOut({ chosen, proven }),
  })
  const [{ browser, postgres, later }, { screenTests, faults, sabotage }] = await Promise.all([
    runJourneys(),
    runScreens(),
  ])
  const suites: Suite[] = [
    ['other journeys in the browser', browser],
    ['screens and islands', screenTests],
    ['long tests', later],
    ['other tests on PostgreSQL', postgres],
    ['other crash tests (a fifth of the repetitions)', faults],
    ['protections (of changed files, and ten at random)', sabotage],
  ]
  return { failedChecks: [], suites }
}

export const runFaults = async (names: readonly string[]): Promise<RunnerResult> => ({
  failedChecks: [],
  suites: [['crash tests (in full)', await runVitest('faults', [...onFaults, ...names], { FAULTS: 'full' })]],
})

/** `npm run test:clean`: installs on empty Debian machines and runs the guide there; as root, before a release. */
export const runClean = async (): Promise<RunnerResult> => ({
  failedChecks: [],
  suites: [['clean machines', await runVitest('clean', ['--config', 'tests/clean-machine/vitest.config.ts'])]],
})

/** `npm test -- changed`: checks and tests that can fail because of the changed files, in less than a minute. */
export async function runChanged(): Promise<RunnerResult> {
  const base = findBase()
  const files = listChangedFiles(base)
  console.log(`${files.length} files have changed since ${base?.slice(0, 8) ?? 'the first commit'}.`)
  const chosen = chooseChanged(files)
  if (chosen.tests.some((path) => /^(?:backoffice|site)\//.test(path))) await ensureTools()
  const [failedChecks, rules] = await Promise.all([
    runChecks(console.log, commandsOf(chosen.types, files)),
    chosen.tests.length === 0 ? undefined : runVitest('changed', [...chosen.tests, ...withoutLaterRules(files)]),
  ])
  return { failedChecks, suites: rules ? [['tests of the changed files', rules]] : [] }
}
