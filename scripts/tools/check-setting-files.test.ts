import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'thodu-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a forgotten comma in the configuration file ends the start with one line that names its place', () => {
  const whole = readFileSync(join(import.meta.dirname, '../../api/src/contract/defaults/brand.config.ts'), 'utf8')
  const file = join(folder, 'brand.config.ts')
  writeFileSync(file, whole.replace("  city: 'Warangal',", "  city: 'Warangal'"))
  // Node itself reads the file at a start; the test runner would read it differently.
  const check = pathToFileURL(join(import.meta.dirname, 'check-setting-files.ts')).href
  const code = `const { checkSettingFiles } = await import('${check}'); await checkSettingFiles([new URL('${pathToFileURL(file).href}')])`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^brand\.config\.ts, line \d+ cannot be read: .+$/),
  ])
})
