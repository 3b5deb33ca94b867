import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isNewEnough, whyNotFetched } from './find-node.mjs'

const pinned = JSON.parse(readFileSync(join(import.meta.dirname, 'runtime.json'), 'utf8')) as Record<string, string>

test('the machine’s own Node runs the product from 22.18 on', () => {
  expect(['22.18.0', '24.0.0', '26.12.1'].map(isNewEnough)).toEqual([true, true, true])
  expect(['20.19.2', '22.17.1', '18.20.4', ''].map(isNewEnough)).toEqual([false, false, false, false])
})

test('the pinned Node is fetched only on Linux with glibc', () => {
  expect(whyNotFetched('linux', 'x64', true, pinned)).toBeUndefined()
  expect(whyNotFetched('linux', 'arm64', true, pinned)).toBeUndefined()
  expect(whyNotFetched('linux', 'x64', false, pinned)).toBe('for this system, which uses musl')
  expect(whyNotFetched('darwin', 'arm64', true, pinned)).toBe('for darwin on arm64')
})

test('the fetched Node needs no libatomic, and has a checksum for each platform', () => {
  expect(pinned.version).toMatch(/^24\./)
  for (const platform of ['linux-x64', 'linux-arm64']) expect(pinned[platform]).toMatch(/^sha512-\S{80,}$/)
})

test('a Node that is too old ends with one sentence before anything is loaded', () => {
  const launcher = readFileSync(join(import.meta.dirname, '..', 'launch.mjs'), 'utf8')
  const asOld = launcher.replace('process.versions.node.split', "'18.19.1'.split")
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', asOld], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Node \S+ is too old: install Node 24 .*\n$/)])
  expect(launcher).not.toMatch(/^import /m)
})
