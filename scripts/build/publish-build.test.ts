import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPublished, publishBuild } from './publish-build.ts'

let workspace = ''
let minutes = 0
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'thodu-workspace-'))
  minutes = 0
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

function publish(stamp: string): void {
  const folder = join(workspace, 'builds', `.making-${stamp}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), `page of ${stamp}`)
  const builtAt = new Date(Date.UTC(2026, 0, 1, 0, ++minutes)).toISOString()
  publishBuild(workspace, stamp, { folder, record: { builtAt } })
}
const page = () => readFileSync(join(workspace, 'dist', 'index.html'), 'utf8')
describe('publishing a build', () => {
  test('dist is the newest build, or an older one whose inputs match again', () => {
    publish('a')
    expect(page()).toBe('page of a')
    publish('b')
    expect(page()).toBe('page of b')
    expect([isPublished(workspace, 'a'), isPublished(workspace, 'b')]).toEqual([false, true])
    publishBuild(workspace, 'a')
    expect(page()).toBe('page of a')
    expect(isPublished(workspace, 'a')).toBe(true)
  })

  test('the link stays valid when the folder is moved or copied', () => {
    publish('a')
    expect(readlinkSync(join(workspace, 'dist'))).toBe(join('builds', 'a'))
  })

  test('a link replaces the dist folder of an older version', () => {
    mkdirSync(join(workspace, 'dist'))
    writeFileSync(join(workspace, 'dist', 'index.html'), 'old')
    publish('a')
    expect(page()).toBe('page of a')
  })

  test('an unfinished build is not used and is removed; a partly removed build is built again', () => {
    mkdirSync(join(workspace, 'builds', '.making-x'), { recursive: true })
    publish('a')
    expect(readdirSync(join(workspace, 'builds'))).toEqual(['a'])
    rmSync(join(workspace, 'builds', 'a', '.build.json'))
    expect(isPublished(workspace, 'a')).toBe(false)
  })

  test('the three newest builds stay, and always the last one made', () => {
    for (const stamp of ['a', 'b', 'c', 'd']) publish(stamp)
    expect(readdirSync(join(workspace, 'builds')).toSorted()).toEqual(['b', 'c', 'd'])
    publishBuild(workspace, 'b')
    publish('e')
    expect(readdirSync(join(workspace, 'builds'))).toContain('e')
  })
})
