import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from '../servers/chromium.ts'

/**
 * Screens are tested beside their source, in a real browser with a fake server (docs/decisions/0070-screens-where-they-stand.md):
 * `CancelDialog.test.tsx` beside `CancelDialog.tsx`. `bundled`: packages that are made ready before the first test, or it would begin anew for them.
 */
export const inBrowser = (name: string, bundled: string[]) =>
  defineConfig({
    optimizeDeps: { include: bundled },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      // One page for all files: each shows what it tests and takes it away again, and the code is read once.
      isolate: false,
      fileParallelism: false,
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        trace: 'off',
        provider: playwright({
          launchOptions: chromiumOptions(),
          contextOptions: { locale: 'en-US', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
          actionTimeout: 10_000,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  })
