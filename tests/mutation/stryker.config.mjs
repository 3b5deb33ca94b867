import { existsSync } from 'node:fs'
import { features } from '../speeds/features.ts'

const name = process.env.MUTATION_FEATURE ?? ''
const feature = features[name]
if (!feature) throw new Error(`MUTATION_FEATURE names a feature: ${Object.keys(features).join(', ')}`)
const missing = [...feature.code, ...feature.tests].filter((path) => !existsSync(path.replace('!', '')))
if (missing.length > 0) throw new Error(`${name} names what does not exist: ${missing.join(' ')}`)

/** `src/money` -> `src/money/**\/*.ts`; a leading `!` stays. */
const toPattern = (path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)
const reports = '.cache/mutation'

/**
 * Mutates the code of one feature in a copy of the repository, and runs the tests of that feature. Routes, calls and schemas are
 * declarations; texts are tested with the catalogues.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [...feature.code.map(toPattern), '!**/*.{test,routes,calls,schema}.ts', '!**/words/**'],
  mutator: { excludedMutations: ['ArrowFunction', 'ObjectLiteral', 'Regex', 'StringLiteral'] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false, pool: 'forks' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'data', 'demo-data', 'dist', 'builds', 'test-results'],
  cleanTempDir: 'always',
  // Code that runs while a module loads would need all tests of the feature for each of its mutants, two thirds of the time.
  ignoreStatic: true,
  disableTypeChecks: false,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `${reports}/${name}.html` },
  incrementalFile: `${reports}/${name}.json`,
  thresholds: { high: 90, low: 80, break: feature.threshold },
}
