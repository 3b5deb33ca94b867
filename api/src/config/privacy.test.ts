import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandPrivacy } from '../contract/privacy/privacy.config.ts'
import { loadConfig } from './config.ts'

test('a start that gives itself more than 90 days to answer is refused in one line (rule PRIV-C1)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-privacy-'))
  const start = (answerDays: number) =>
    loadConfig({ DATA_DIR: dataDir }, undefined, undefined, { ...brandPrivacy, answerDays })
  expect(start(90).privacy.answerDays).toBe(90)
  expect(() => start(91)).toThrow('privacy.config.ts is wrong: answerDays is above 90: people must hear sooner')
  rmSync(dataDir, { recursive: true })
})
