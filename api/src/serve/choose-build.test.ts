import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseBuild, listBuilds } from './choose-build.ts'

let workspace = ''
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'thodu-workspace-'))
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

function build(name: string, minute: number): void {
  const folder = join(workspace, 'builds', name)
  mkdirSync(folder, { recursive: true })
  const record = { builtAt: `2026-01-01T00:${minute}:00Z` }
  writeFileSync(join(folder, '.build.json'), JSON.stringify(record))
}
const link = (name: string) => symlinkSync(join(workspace, 'builds', name), join(workspace, 'dist'))
const names = () => listBuilds(workspace).map(({ folder }) => basename(folder))
const choose = () => {
  const { folder, previous } = chooseBuild(workspace)
  return [basename(folder), previous.map((one) => basename(one))]
}

test('builds are listed newest first, without hidden folders and folders without a record', () => {
  expect(names()).toEqual([])
  build('b', 20)
  build('c', 10)
  build('a', 30)
  build('.making-d', 40)
  mkdirSync(join(workspace, 'builds', 'empty'))
  expect(names()).toEqual(['a', 'b', 'c'])
})

test('the linked build is served even if a newer one exists', () => {
  build('first', 10)
  build('second', 20)
  link('first')
  expect(choose()).toEqual(['first', ['second']])
})

test('two earlier builds are served to open tabs, however many there are', () => {
  for (const minute of [10, 20, 30, 40]) build(`at-${minute}`, minute)
  link('at-40')
  expect(choose()).toEqual(['at-40', ['at-30', 'at-20']])
})

test('without a build there are no files', () => {
  expect(chooseBuild(workspace)).toEqual({ folder: join(workspace, 'dist'), previous: [] })
  build('only', 10)
  link('only')
  rmSync(join(workspace, 'builds', 'only'), { recursive: true })
  expect(chooseBuild(workspace)).toEqual({ folder: join(workspace, 'dist'), previous: [] })
})
