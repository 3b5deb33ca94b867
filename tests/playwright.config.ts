import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './support/servers/chromium.ts'

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
    launchOptions: chromiumOptions(),
  },
})
