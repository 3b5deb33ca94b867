import { runChanged, runClean, runFaults, runFirst, runRest } from './test/run-speeds.ts'
import { runAndSumUp } from './test/sum-up.ts'

/**
 * `npm test` runs the tests that must pass before a merge, and `npm test -- changed` only the tests of the changed code.
 * `npm run test:all` runs these and then the slower tests, `-- rest` only the slower ones. `npm run test:faults -- kill` runs the
 * crash tests whose file name contains "kill", or all of them without a name; set FAULT_ROUNDS=200 before a release.
 */
const runs = {
  '': [runFirst],
  changed: [runChanged],
  clean: [runClean],
  all: [runFirst, runRest],
  'all rest': [runRest],
}

const [command, ...names] = process.argv.slice(2)
const words = [command, ...names].join(' ')
const isKnown = (name: string): name is keyof typeof runs => Object.hasOwn(runs, name)
if (command === 'faults') await runAndSumUp(() => runFaults(names))
else if (isKnown(words)) await runAndSumUp(...runs[words])
else {
  // A misspelt word must not run everything.
  console.error(`npm test does not accept ${words}. To run single files, see "Test" in CONTRIBUTING.md.`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
