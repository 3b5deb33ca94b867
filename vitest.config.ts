import { defineConfig } from 'vitest/config'

/** Pure rules are tested beside their source: no file needs the code it imports for itself. */
const besideSource = (name: string, include: string) => ({
  test: {
    name,
    root: `./${name}`,
    include: [include],
    isolate: false,
    maxWorkers: 3,
    // Long enough for a machine that has other work.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

/** What needs a database or a server is in tests/ (docs/architecture.md). */
export default defineConfig({
  test: {
    projects: [
      besideSource('db', 'src/**/*.test.ts'),
      besideSource('api', 'src/**/*.test.ts'),
      besideSource('site', 'src/**/*.test.ts'),
      besideSource('backoffice', 'src/**/*.test.ts'),
      besideSource('scripts', '**/*.test.ts'),
      // Screens, in a browser (docs/decisions/0066-screens-where-they-stand.md).
      './backoffice/vitest.config.ts',
      './site/vitest.config.ts',
      './tests',
    ],
  },
})
