import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { features } from '../speeds/features.ts'
import { writeToMemory } from '../support/memory-folder.ts'

const repository = join(import.meta.dirname, '..', '..')
const { code = [], tests = [], engine } = features[process.env.MUTATION_FEATURE ?? ''] ?? {}
const globalSetup = engine === 'postgres' ? 'engines/test-database.ts' : 'base-database.ts'

/** Test files at a path: a folder contains many, a source file has one beside it. */
const toPattern = (path: string): string =>
  path.endsWith('.ts') ? path.replace(/(?:\.test)?\.ts$/, '.test.ts') : `${path}/**/*.test.ts`

/**
 * The server compiles a prepared query once. Here it compiles at each call: a mutant takes effect in every test that runs the query.
 */
const compileAtEachCall = {
  name: 'compile-at-each-call',
  transform: (text: string, file: string) => {
    if (!file.endsWith('db/src/prepared/prepared-query.ts')) return undefined
    if (!text.includes('known.set(key')) throw new Error('prepared-query.ts stores its queries in another way now')
    return text.replace('known.set(key', 'void (key')
  },
}
const mutatesQueries = code.includes('db/src/prepared')

/** The tests of the feature that MUTATION_FEATURE names. The packages point into this very copy, where Stryker changes the code. */
export default defineConfig({
  plugins: mutatesQueries ? [] : [compileAtEachCall],
  resolve: {
    alias: [
      { find: /^@thodu\/(api|db)$/, replacement: join(repository, '$1', 'src', 'index.ts') },
      { find: /^@thodu\/api\/contract\/(.*)$/, replacement: join(repository, 'api', 'src', 'contract', '$1.ts') },
    ],
  },
  test: {
    root: repository,
    include: [...code, ...tests].map(toPattern),
    // This test replaces a library before its first import, which an earlier file of the same worker has done already.
    exclude: ['api/src/accounts/protection/password-hasher.test.ts'],
    env: { ...writeToMemory(), ...(engine === undefined ? {} : { TEST_ENGINE: engine }) },
    globalSetup: join(repository, 'tests', 'support', globalSetup),
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
