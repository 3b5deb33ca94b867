import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { features } from '../tests/speeds/features.ts'
import { repository } from '../tests/support/sources/source-files.ts'
import { findSurvivors } from './mutation/find-survivors.ts'
import { type Allowed, judge } from './mutation/judge.ts'
import { reports, runFeature } from './mutation/run-feature.ts'

/**
 * `npm run test:mutation -- rules` changes the code of a feature in a hundred small ways, and fails where no test notices one.
 * `--again` believes the run before where neither code nor test has changed; `--only=WORD` takes files of that name alone, and
 * says what survives without judging the feature; `--list` writes what survives to the list, for somebody to say why.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const given = process.argv.slice(2)
const names = given.filter((word) => !word.startsWith('--'))
const only = given.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const isKnown = (word: string): boolean =>
  word in features || ['--again', '--list'].includes(word) || /^--only=./.test(word)

const listOf = (name: string): string => join(repository, 'tests', 'mutation', 'survivors', `${name}.json`)
const readList = (file: string): Allowed[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Allowed[]) : []

/** @returns whether the feature passed */
async function tryFeature(name: string): Promise<boolean> {
  const feature = features[name]
  if (!feature) throw new Error(`No feature is called ${name}. There are: ${Object.keys(features).join(', ')}.`)
  const { report, sources } = await runFeature(name, feature, { only, again: given.includes('--again') })
  const result = findSurvivors(report, (file) => sources.get(file) ?? '')
  const listed = readList(listOf(name))
  if (given.includes('--list')) {
    const whyOf = (one: object) =>
      listed.find(({ why: _, ...entry }) => JSON.stringify(entry) === JSON.stringify(one))?.why
    const entries = result.survivors.map((survivor) => ({ ...survivor, why: whyOf(survivor) ?? '' }))
    writeFileSync(listOf(name), `${JSON.stringify(entries, null, 2)}\n`)
  }
  const allowed = readList(listOf(name)).filter(({ file }) => only === undefined || file.includes(only))
  const { passed, score, complaints } = judge(result, allowed)
  for (const complaint of complaints) console.log(complaint)
  console.log(`${name}: ${result.noticed} of ${result.all} noticed, ${score} %, ${allowed.length} listed`)
  console.log(`More in ${relative(repository, join(reports, `${name}.html`))}.`)
  return passed
}

try {
  const unknown = given.filter((word) => !isKnown(word))
  if (unknown.length > 0 || names.length === 0)
    throw new Error(
      `Name features, e.g. rules: ${Object.keys(features).join(', ')}. Unknown: ${unknown.join(' ') || 'none'}`,
    )
  let failed = 0
  for (const name of names) if (!(await tryFeature(name))) failed += 1
  console.log(`${names.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
