import { lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkPackages } from '../../tests/support/sources/copy-repository.ts'
import { repository } from '../../tests/support/sources/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-copies-'))
beforeAll(() => linkPackages('.', folder))
afterAll(() => rmSync(folder, { recursive: true }))

const installed = join('node_modules', '.thodu-installed')

test('a copy counts as installed: what starts in it installs nothing', () => {
  expect(readFileSync(join(folder, installed), 'utf8')).toBe(readFileSync(join(repository, installed), 'utf8'))
})

test('the commands of a copy are its own, and not links into the original', () => {
  expect(lstatSync(join(folder, 'node_modules', '.bin')).isSymbolicLink()).toBe(false)
})
