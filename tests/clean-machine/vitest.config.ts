import { defineConfig } from 'vitest/config'

/**
 * Installs on minimal Debian machines: `npm run test:clean`, before a release. The machines run one after the other for
 * minutes.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    maxWorkers: 1,
    bail: 1,
  },
})
