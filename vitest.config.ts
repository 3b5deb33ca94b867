import { defineConfig } from 'vitest/config'

/** Pure rules are tested beside their source; what needs a database or a server is in tests/ (docs/architecture.md). */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'db', root: './db', include: ['src/**/*.test.ts'] } },
      { test: { name: 'api', root: './api', include: ['src/**/*.test.ts'] } },
      { test: { name: 'site', root: './site', include: ['{src,illustrations}/**/*.test.ts'] } },
      { test: { name: 'backoffice', root: './backoffice', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
      './tests',
    ],
  },
})
