import type { ChildProcess } from 'node:child_process'
import { features } from '../tests/speeds/features.ts'
import { startTool } from './tools/run-tool.ts'

/**
 * `npm run test:mutation -- undo money` runs Stryker for these features, one after the other, and without a name for all of them.
 * The first argument that begins with a dash, and all arguments after it, are passed to Stryker: `-- money --mutate
 * api/src/money/adjust-money.ts`.
 */
const given = process.argv.slice(2)
const options = given.findIndex((word) => word.startsWith('-'))
const named = options === -1 ? given : given.slice(0, options)
const unknown = named.filter((name) => !Object.hasOwn(features, name))
const wanted = named.length > 0 ? named : Object.keys(features)

let stryker: ChildProcess | undefined
// Stryker then removes its copy and ends its test runners.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stryker?.kill(signal)
    process.exit(1)
  })

async function runFeature(name: string): Promise<boolean> {
  console.log(`Mutating ${name} …`)
  const args = ['run', 'tests/mutation/stryker.config.mjs', ...given.slice(named.length)]
  const child = startTool('stryker', args, '.', { env: { MUTATION_FEATURE: name } })
  stryker = child
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}

if (unknown.length > 0) {
  console.error(`There is no feature ${unknown.join(' or ')}. The features are: ${Object.keys(features).join(', ')}.`)
  process.exitCode = 1
} else {
  const failed: string[] = []
  for (const name of wanted) if (!(await runFeature(name))) failed.push(name)
  if (failed.length > 0) console.log(`Below the threshold, or broken: ${failed.join(', ')}`)
  console.log(`${wanted.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
