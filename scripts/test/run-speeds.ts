import { globSync } from 'node:fs'
import { join } from 'node:path'
import { protections } from '../../tests/sabotage/protections.ts'
import { features } from '../../tests/speeds/features.ts'
import { firstJourneys, firstOnPostgres, laterFaults, laterRules } from '../../tests/speeds/first-proofs.ts'
import { buildStaleRooms } from '../build/build-rooms.ts'
import { checksOf, runChecks } from '../check/run-checks.ts'
import { chooseFirst } from '../sabotage/choose-protections.ts'
import { takeOut } from '../sabotage/run-sabotage.ts'
import { repository } from '../tools/run-tool.ts'
import { findBase, findCommit, listChangedFiles } from './changed-files.ts'
import { chooseChanged } from './choose-changed.ts'
import { ensureTools } from './ensure-tools.ts'
import { runPlaywright, runVitest } from './run-suites.ts'
import type { Outcome, Suite } from './sum-up.ts'

const tests = join(repository, 'tests')
const onPostgres = ['--config', 'tests/postgres.vitest.config.ts']
/** What is tested in a browser beside its source. */
const onScreens = ['--project=screens', '--project=islands']
const onFaults = ['--config', 'tests/faults/vitest.config.ts']

const otherJourneys = (): string[] =>
  globSync('**/*.spec.ts', { cwd: join(tests, 'browser') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !firstJourneys.includes(file))
const chooseProtections = () => chooseFirst(protections, listChangedFiles(findBase()), findCommit())

/** The whole path, so that `story.spec.ts` is not `visits/story.spec.ts` as well. */
const inBrowser = (files: readonly string[]): string[] => files.map((file) => `/browser/${file}$`)

/** Told from the root of their room, as each project of Vitest reads it. */
const without = (files: readonly string[]): string[] => files.flatMap((file) => ['--exclude', file])

/** `npm test`: what has to hold before anybody waits for more. */
export async function runFirst(): Promise<Outcome> {
  await ensureTools()
  await buildStaleRooms(console.log)
  const runBeside = async () => {
    const failedChecks = await runChecks(console.log)
    const rules = await runVitest('vitest', [
      ...onScreens.map((project) => project.replace('=', '=!')),
      ...without(laterRules.map((file) => file.slice(file.indexOf('/') + 1))),
    ])
    return { failedChecks, rules, postgres: await runVitest('postgres', [...onPostgres, ...firstOnPostgres]) }
  }
  // Kills and lost disks are mostly waited for: the checks, the rules and PostgreSQL have the processor meanwhile.
  const [faults, { failedChecks, rules, postgres }] = await Promise.all([
    runVitest('faults', [...onFaults, ...without(laterFaults)], { FAULTS: 'short' }),
    runBeside(),
  ])
  // The browser waits now and then; the protections are tried in those moments.
  const [browser, sabotage] = await Promise.all([
    runPlaywright(inBrowser(firstJourneys)),
    takeOut({ chosen: chooseProtections(), proven: rules.failed + faults.failed === 0 }),
  ])
  const suites: Suite[] = [
    ['rules, API and pages', rules],
    ['PostgreSQL, what it spells otherwise', postgres],
    ['faults (short form)', faults],
    ['sabotage (touched, and ten by lot)', sabotage],
    ['journeys in the browser', browser],
  ]
  return { failedChecks, suites }
}

/** What of `npm run test:all` is left after `npm test`: every page and screen, PostgreSQL whole, faults in full, all protections. */
export async function runRest(): Promise<Outcome> {
  await ensureTools()
  await buildStaleRooms(console.log)
  const tried = new Set(chooseProtections().map(({ id }) => id))
  const runInTurn = async () => ({
    browser: await runPlaywright(inBrowser(otherJourneys())),
    screens: await runVitest('screens', onScreens),
    faults: await runVitest('faults', onFaults, { FAULTS: 'full' }),
  })
  const runBeside = async () => ({
    sabotage: await takeOut({ chosen: protections.filter(({ id }) => !tried.has(id)), proven: true }),
    postgres: await runVitest('postgres', [...onPostgres, ...without(firstOnPostgres)]),
    later: await runVitest('later', [...laterRules]),
  })
  // What pages and faults are waited for leaves the processor to the others; the two take about as long.
  const [{ browser, screens, faults }, { sabotage, postgres, later }] = await Promise.all([runInTurn(), runBeside()])
  const suites: Suite[] = [
    ['the rest of the browser', browser],
    ['screens and islands, each by itself', screens],
    ['rules that take long', later],
    ['the API again, on PostgreSQL', postgres],
    ['faults (in full)', faults],
    ['sabotage (all others)', sabotage],
  ]
  return { failedChecks: [], suites }
}

/** `npm run test:faults`: the faults in full, or those files of them that are named. */
export const runFaults = async (names: readonly string[]): Promise<Outcome> => ({
  failedChecks: [],
  suites: [['faults (in full)', await runVitest('faults', [...onFaults, ...names], { FAULTS: 'full' })]],
})

/** `npm test -- changed`: what can fail by the files that have changed, at the least cost, in less than a minute. */
export async function runChanged(): Promise<Outcome> {
  const base = findBase()
  const files = listChangedFiles(base)
  console.log(`${files.length} files have changed since ${base?.slice(0, 8) ?? 'the beginning'}.`)
  const chosen = chooseChanged(files, features)
  if (chosen.tests.some((path) => /^(?:backoffice|site)\//.test(path))) await ensureTools()
  const [failedChecks, rules] = await Promise.all([
    runChecks(console.log, checksOf(chosen.types, files)),
    chosen.tests.length === 0 ? undefined : runVitest('changed', chosen.tests),
  ])
  return { failedChecks, suites: rules ? [['what has changed', rules]] : [] }
}
