import { defineConfig, devices } from '@playwright/test'
import { writeToMemory } from './support/memory-folder.ts'
import { chromiumOptions } from './support/servers/chromium.ts'

writeToMemory()

/**
 * Most of the journey is walked by somebody who asked for less motion: its pages fade into each other, and to draw that takes a
 * machine without a graphics card a third of the time. Tired hands, with a whole booking and what may not move, walk with it.
 */
const withLessMotion = /\/browser\/journey\/(?!tired-hands)[^/]+\.spec\.ts$/

/** A page of a test lives for seconds: what a browser invests into its code (compiling it anew, tidying often) never comes back. */
const forShortLives = '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16'

export default defineConfig({
  testDir: './browser',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Long enough for a machine that has other work: a test fails for what it sees, never for how soon.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    // A trace of every test costs a sixth of the whole run; ask for one with `--trace on` when a test has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions([forShortLives]),
  },
  projects: [
    { name: 'less motion', testMatch: withLessMotion, use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'motion', testIgnore: withLessMotion },
  ],
})
