import { relative } from 'node:path'
import { createVitest, type TestCase, type TestModule } from 'vitest/node'
import type { RanTest, RunReport, RunWanted } from './start-runner.ts'

// A process of its own for a copy of the repository: what the files say is read and made ready once, not for each run.
const [config] = process.argv.slice(2)
const folder = process.cwd()
const vitest = await createVitest('test', {
  ...(config === undefined ? {} : { config }),
  watch: false,
  // What is taken out of a test that fails decides nothing more.
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
})
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

const pathOf = ({ moduleId }: { moduleId: string }): string => relative(folder, moduleId).replaceAll('\\', '/')

function tellTest(file: string, test: TestCase): RanTest {
  const { state, errors = [] } = test.result()
  const timedOut = errors.length > 0 && errors.every(({ message }) => /timed out in \d+ ?ms/.test(message))
  return { file, name: test.fullName, status: state, timedOut }
}

const tellTests = (module: TestModule): RanTest[] =>
  [...module.children.allTests()].map((test) => tellTest(pathOf(module), test))

async function run({ files, only, changed }: RunWanted): Promise<RunReport> {
  for (const path of changed) vitest.invalidateFile(path)
  if (only === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(only)
  await vitest.runTestSpecifications(specifications.filter((one) => files.includes(pathOf(one))))
  const modules = vitest.state.getTestModules().filter((module) => files.includes(pathOf(module)))
  const tests = modules.flatMap(tellTests)
  const unloaded = modules.flatMap((module) => module.errors())[0]
  if (tests.length === 0) return { problem: unloaded?.message.split('\n')[0] ?? 'no test was found' }
  return { tests }
}

process.on('message', (wanted: RunWanted) => {
  void run(wanted)
    .catch((error: unknown): RunReport => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((report) => process.send?.(report))
})
process.once('disconnect', () => void vitest.close().finally(() => process.exit()))
