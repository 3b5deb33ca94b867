import { defineConfig, devices } from '@playwright/test'
import { writeToMemory } from './support/memory-folder.ts'
import { chromiumOptions } from './support/servers/chromium.ts'

writeToMemory()

/**
 * Most journey tests use reduced motion, because drawing page transitions without a graphics card takes a third of their
 * time. Only tired-hands.spec.ts runs with motion.
 */
const withLessMotion = /\/browser\/journey\/(?!tired-hands)[^/]+\.spec\.ts$/

/** A test page lives for seconds, so optimizing its code and frequent garbage collection do not pay off. */
const forShortLives = '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16'

export default defineConfig({
  testDir: './browser',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/base-database.ts',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Long enough for a busy machine: a test fails for its result and not for its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    // Traces of all tests take a sixth of the run. Use `--trace on` for a failed test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions([forShortLives]),
  },
  projects: [
    { name: 'less motion', testMatch: withLessMotion, use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'motion', testIgnore: withLessMotion },
  ],
})
