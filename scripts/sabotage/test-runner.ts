import { relative } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'
import type { RanTest, RunReport, RunWanted } from './test-runs.ts'

// Separate process for a copy of the repository. It starts Vitest once and reads only changed files again.
const [config] = process.argv.slice(2)
const folder = process.cwd()
/** Tests of the current run. Vitest also remembers those of earlier runs. */
let ran: RanTest[] = []
let loadError: string | undefined
const vitest = await createVitest('test', {
  ...(config === undefined ? {} : { config }),
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [
    {
      onTestCaseResult: (test) => void ran.push(describeTest(test)),
      onTestModuleEnd(module) {
        loadError ??= module.errors()[0]?.message.split('\n')[0]
      },
    },
  ],
})
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

const pathOf = ({ moduleId }: { moduleId: string }): string => relative(folder, moduleId).replaceAll('\\', '/')

function describeTest(test: TestCase): RanTest {
  const { state, errors = [] } = test.result()
  const timedOut = errors.length > 0 && errors.every(({ message }) => /timed out in \d+ ?ms/.test(message))
  return { file: pathOf(test.module), name: test.fullName, status: state, timedOut }
}

async function run({ files, only, changed }: RunWanted): Promise<RunReport> {
  ran = []
  loadError = undefined
  for (const path of changed) vitest.invalidateFile(path)
  if (only === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(only)
  await vitest.runTestSpecifications(specifications.filter((one) => files.includes(pathOf(one))))
  return ran.length === 0 ? { problem: loadError ?? 'no test was found' } : { tests: ran }
}

process.on('message', (wanted: RunWanted) => {
  void run(wanted)
    .catch((error: unknown): RunReport => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((report) => process.send?.(report))
})
process.once('disconnect', () => void vitest.close().finally(() => process.exit()))
