import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runTool } from '../tools/run-tool.ts'
import type { Counts } from './counts.ts'
import { countsVariable } from './counts-reporter.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const samples = {
  'before.test.js': `
    describe('a suite', () => {
      beforeAll(() => { throw new Error('no database') })
      test('one', () => {})
      test('two', () => {})
    })
    test('beside it', () => { expect(1).toBe(2) })`,
  'after.test.js': `
    afterAll(() => { throw new Error('will not close') })
    test('one', () => {})`,
  'unread.test.js': `throw new Error('not to be loaded')`,
  'unwaited.test.js': `test('one', () => { void Promise.reject(new Error('forgotten')) })`,
}

test('counts tests, and names what fails before, after and beside them', async () => {
  for (const [name, text] of Object.entries(samples)) writeFileSync(join(folder, name), text)
  const report = join(folder, 'counts.json')
  const reporter = `--reporter=${join(import.meta.dirname, 'counts-reporter.ts')}`
  const { code } = await runTool('vitest', ['run', '--globals', '--root', folder, reporter], '.', {
    env: { [countsVariable]: report },
  })
  expect(code).toBe(1)
  const { failures = [], ...counts } = JSON.parse(readFileSync(report, 'utf8')) as Counts
  expect(counts).toEqual({ passed: 2, failed: 5, skipped: 2 })
  expect(failures.toSorted()).toEqual([
    'after.test.js: will not close',
    'an error that nobody waits for: forgotten',
    'before.test.js: a suite: no database',
    'before.test.js: beside it: expected 1 to be 2 // Object.is equality',
    'unread.test.js: not to be loaded',
  ])
}, 60_000)
