import { defineConfig } from 'vitest/config'

/** Unit tests of pure code beside its source: they share module state safely, so Vitest need not isolate files. */
const besideSource = (name: string, include: string) => ({
  test: {
    name,
    root: `./${name}`,
    include: [include],
    isolate: false,
    maxWorkers: 3,
    // Long enough for a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

/** Tests that need a database or a server are in tests/ (docs/architecture.md). */
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
