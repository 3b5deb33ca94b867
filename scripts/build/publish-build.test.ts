import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseBuild } from '../../api/src/serve/choose-build.ts'
import { isPublished, publishBuild } from './publish-build.ts'

let room = ''
let minutes = 0
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'thodu-room-'))
  minutes = 0
})
afterEach(() => rmSync(room, { recursive: true, force: true }))

function publish(stamp: string, { url = '', sources = 'v1' } = {}): void {
  const folder = join(room, 'builds', `.making-${stamp}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), `${stamp} for ${url}`)
  const builtAt = new Date(Date.UTC(2026, 0, 1, 0, ++minutes)).toISOString()
  publishBuild(room, stamp, { folder, record: { sources, env: { PUBLIC_URL: url }, builtAt } })
}
const page = () => readFileSync(join(room, 'dist', 'index.html'), 'utf8')
const chosen = (url?: string) => {
  const { folder, previous, differs } = chooseBuild(room, url === undefined ? {} : { PUBLIC_URL: url })
  const name = (path: string) => path.split('/').at(-1)
  return { build: name(folder), previous: previous.map(name), differs }
}

describe('publishing a build', () => {
  test('dist is the newest one, and goes back to an older one that fits again', () => {
    publish('a')
    expect(page()).toBe('a for ')
    publish('b')
    expect(page()).toBe('b for ')
    expect([isPublished(room, 'a'), isPublished(room, 'b')]).toEqual([false, true])
    publishBuild(room, 'a')
    expect(page()).toBe('a for ')
    expect(isPublished(room, 'a')).toBe(true)
  })

  test('the link moves with the folder, as in an image or a copy', () => {
    publish('a')
    expect(readlinkSync(join(room, 'dist'))).toBe(join('builds', 'a'))
  })

  test('a folder of an older version gives way', () => {
    mkdirSync(join(room, 'dist'))
    writeFileSync(join(room, 'dist', 'index.html'), 'old')
    publish('a')
    expect(page()).toBe('a for ')
  })

  test('an unfinished build is none and is cleared away; a half-removed one is built again', () => {
    mkdirSync(join(room, 'builds', '.making-x'), { recursive: true })
    publish('a')
    expect(readdirSync(join(room, 'builds'))).toEqual(['a'])
    rmSync(join(room, 'builds', 'a', '.build.json'))
    expect(isPublished(room, 'a')).toBe(false)
  })

  test('three of each address are kept, eight in all, always the one just made', () => {
    for (const stamp of ['a1', 'a2', 'a3', 'a4']) publish(stamp, { url: 'a' })
    for (const stamp of ['b1', 'b2']) publish(stamp, { url: 'b' })
    expect(readdirSync(join(room, 'builds')).toSorted()).toEqual(['a2', 'a3', 'a4', 'b1', 'b2'])
    for (const stamp of ['c', 'd', 'e', 'f', 'g']) publish(stamp, { url: stamp })
    const left = readdirSync(join(room, 'builds'))
    expect(left).toHaveLength(8)
    expect(left).toContain('g')
    expect(left).not.toContain('a2')
  })
})

describe('the build a server takes', () => {
  test('is the one of its own address, whatever was built for another since', () => {
    publish('live', { url: 'https://care.example.org' })
    publish('other', { url: 'http://localhost:4000' })
    expect(page()).toContain('localhost:4000')
    expect(chosen('https://care.example.org')).toEqual({ build: 'live', previous: [], differs: [] })
    expect(chosen('http://localhost:4000').build).toBe('other')
  })

  test('is never of older sources: then the newest, and the difference is said', () => {
    publish('live', { url: 'https://care.example.org' })
    publish('newer', { url: 'http://localhost:4000', sources: 'v2' })
    expect(chosen('https://care.example.org')).toMatchObject({ build: 'newer', differs: ['PUBLIC_URL'] })
    // Who asks for no address is told nothing.
    expect(chosen()).toMatchObject({ build: 'newer', differs: [] })
  })

  test('comes with the two before it of the same address', () => {
    for (const sources of ['v1', 'v2', 'v3', 'v4']) {
      publish(`live-${sources}`, { url: 'live', sources })
      publish(`other-${sources}`, { url: 'other', sources })
    }
    expect(chosen('live')).toEqual({ build: 'live-v4', previous: ['live-v3', 'live-v2'], differs: [] })
  })

  test('is no build at all where nothing was built', () => {
    expect(existsSync(chooseBuild(room, {}).folder)).toBe(false)
    expect(chosen()).toMatchObject({ previous: [], differs: [] })
  })
})
