import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule, TestSuite } from 'vitest/node'
import type { Counts } from './counts.ts'
import { sayFailure } from './say-failure.ts'

/** Names the file that counts are written to. */
export const countsVariable = 'TEST_COUNTS'

/**
 * Counts a run of Vitest and names what failed, in the file that TEST_COUNTS names. What fails in no test of its own (a file
 * that cannot be loaded, what a suite does before or after its tests, an error that nobody waits for) is one failure each.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] } satisfies Counts
    const fail = (where: string, message = ''): void => {
      counts.failed += 1
      counts.failures.push(`${where}: ${sayFailure(message)}`)
    }
    const checkSuite = (suite: TestSuite | TestModule, where: string): void => {
      for (const { message } of suite.errors()) fail(where, message)
    }
    for (const module of modules) {
      const file = module.relativeModuleId
      checkSuite(module, file)
      for (const suite of module.children.allSuites()) checkSuite(suite, `${file}: ${suite.fullName}`)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'failed') fail(`${file}: ${test.fullName}`, errors[0]?.message)
        else counts[state === 'passed' ? 'passed' : 'skipped'] += 1
      }
    }
    for (const { message } of unhandled) fail('an error that nobody waits for', message)
    writeFileSync(process.env[countsVariable] ?? '', JSON.stringify(counts))
  }
}
