import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from '../servers/chromium.ts'

const fromPackage = /^(?:import|\} from) (?!type )(?:[^'"]* from )?'([^'.#][^']*)'$|^\} from '([^'.#][^']*)'$/gm

function listPackages(workspace: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: workspace }).filter((file) => !file.includes('.test.'))
  const named = files.flatMap((file) =>
    [...readFileSync(join(workspace, file), 'utf8').matchAll(fromPackage)].map(
      ([, whole, last]) => whole ?? last ?? '',
    ),
  )
  return [...new Set(named)].filter((name) => !/^(?:@thodu\/|@fontsource|astro:|node:)|\.css$/.test(name)).sort()
}

/**
 * Tests screens beside their source in a real browser with a fake server (docs/decisions/0066-screens-where-they-stand.md).
 * `workspace` is the folder of their package.json. Its packages are bundled first, because a package found later would restart the run.
 */
export const inBrowser = (name: string, workspace: string) =>
  defineConfig({
    optimizeDeps: { include: listPackages(workspace) },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      setupFiles: ['./harness/each-test.ts'],
      // One page for all files, so that the code loads once. Each test removes what it renders.
      isolate: false,
      fileParallelism: false,
      // Runs after the tests without a browser, because one worker and several cannot share a group.
      sequence: { groupOrder: 1 },
      testTimeout: 60_000,
      // Long enough for a busy machine: a test fails for its result and not for its time.
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
