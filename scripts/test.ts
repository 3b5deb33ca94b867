import { runChanged, runFaults, runFirst, runRest } from './test/run-speeds.ts'
import { runAndSumUp } from './test/sum-up.ts'
import { printWhere } from './test/where.ts'

/**
 * `npm test` proves the product, `-- changed` what can fail by the files that have changed, `-- where` says what runs where;
 * `npm run test:all` proves everything, `-- rest` what `npm test` has not. `npm run test:faults -- kill` runs the faults whose
 * file has "kill" in its name, all of them without a name; FAULT_ROUNDS=200 before a release.
 */
const runs = { '': [runFirst], changed: [runChanged], all: [runFirst, runRest], 'all rest': [runRest] }

const [command, ...names] = process.argv.slice(2)
const words = [command, ...names].join(' ')
const isKnown = (name: string): name is keyof typeof runs => Object.hasOwn(runs, name)
if (words === 'where') printWhere()
else if (command === 'faults') await runAndSumUp(() => runFaults(names))
else if (isKnown(words)) await runAndSumUp(...runs[words])
else {
  // Nobody takes a run of everything for the one they asked for.
  console.error(`npm test does not know ${words}. For a file or two, see "Test" in CONTRIBUTING.md.`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
