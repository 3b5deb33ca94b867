import { relative } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'
import type { RanTest, RunReport, RunWanted } from './start-runner.ts'

// A process of its own for a copy of the repository: what the files say is read and made ready once, not for each run.
const [config] = process.argv.slice(2)
const folder = process.cwd()
/** Of the run that is on its way; what Vitest itself remembers holds those before it as well. */
let told: RanTest[] = []
let unloaded: string | undefined
const vitest = await createVitest('test', {
  ...(config === undefined ? {} : { config }),
  watch: false,
  // What is taken out of a test that fails decides nothing more.
  bail: 1,
  maxWorkers: 1,
  reporters: [
    {
      onTestCaseResult: (test) => void told.push(tellTest(test)),
      onTestModuleEnd(module) {
        unloaded ??= module.errors()[0]?.message.split('\n')[0]
      },
    },
  ],
})
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

const pathOf = ({ moduleId }: { moduleId: string }): string => relative(folder, moduleId).replaceAll('\\', '/')

function tellTest(test: TestCase): RanTest {
  const { state, errors = [] } = test.result()
  const timedOut = errors.length > 0 && errors.every(({ message }) => /timed out in \d+ ?ms/.test(message))
  return { file: pathOf(test.module), name: test.fullName, status: state, timedOut }
}

async function run({ files, only, changed }: RunWanted): Promise<RunReport> {
  told = []
  unloaded = undefined
  for (const path of changed) vitest.invalidateFile(path)
  if (only === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(only)
  await vitest.runTestSpecifications(specifications.filter((one) => files.includes(pathOf(one))))
  return told.length === 0 ? { problem: unloaded ?? 'no test was found' } : { tests: told }
}

process.on('message', (wanted: RunWanted) => {
  void run(wanted)
    .catch((error: unknown): RunReport => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((report) => process.send?.(report))
})
process.once('disconnect', () => void vitest.close().finally(() => process.exit()))
