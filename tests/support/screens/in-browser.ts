import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from '../servers/chromium.ts'

const fromPackage = /^(?:import|\} from) (?!type )(?:[^'"]* from )?'([^'.#][^']*)'$|^\} from '([^'.#][^']*)'$/gm

/** What the screens of a room import from packages, our own left out. */
function listPackages(room: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: room }).filter((file) => !file.includes('.test.'))
  const named = files.flatMap((file) =>
    [...readFileSync(join(room, file), 'utf8').matchAll(fromPackage)].map(([, whole, last]) => whole ?? last ?? ''),
  )
  return [...new Set(named)].filter((name) => !/^(?:@thodu\/|@fontsource|astro:|node:)|\.css$/.test(name)).sort()
}

/**
 * Screens are tested beside their source, in a real browser with a fake server (docs/decisions/0066-screens-where-they-stand.md):
 * `CancelDialog.test.tsx` beside `CancelDialog.tsx`.
 * `room` is where they stand. Its packages are bundled before the first test: it would begin anew for one that came later.
 */
export const inBrowser = (name: string, room: string) =>
  defineConfig({
    optimizeDeps: { include: listPackages(room) },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      setupFiles: ['./harness/each-test.ts'],
      // One page for all files: each shows what it tests and takes it away again, and the code is read once.
      isolate: false,
      fileParallelism: false,
      // After what needs no browser: one worker and several cannot be of one turn.
      sequence: { groupOrder: 1 },
      testTimeout: 60_000,
      // Long enough for a machine that has other work: a test fails for what it sees, never for how soon.
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        trace: 'off',
        provider: playwright({
          launchOptions: chromiumOptions(),
          contextOptions: { locale: 'en-US', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
          actionTimeout: 15_000,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  })
