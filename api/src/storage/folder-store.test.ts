import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import { ownsPlace } from './own-place.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-folder-store-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

let folders = 0
const newFolder = (): string => {
  const folder = join(scratch, `folder-${++folders}`)
  mkdirSync(folder)
  return folder
}
const fileOf = (content: string) => {
  const path = join(scratch, `file-${++folders}`)
  writeFileSync(path, content)
  return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const day = 24 * 60 * 60_000

describe('a folder', () => {
  it('on another disk contains a private copy and no temporary file', async () => {
    const folder = newFolder()
    const file = fileOf('a copy')
    await createFolderStore(folder, { own: false }).keep('one', file)
    writeFileSync(file.path, 'changed since')
    expect(readFileSync(join(folder, 'one'), 'utf8')).toBe('a copy')
    expect([readdirSync(folder), modeOf(join(folder, 'one'))]).toEqual([['one'], '600'])
  })

  it('of our own is created privately with its first file, as a hard link', async () => {
    const folder = join(newFolder(), 'of', 'uploads')
    const store = createFolderStore(folder, { own: true })
    expect(await store.list()).toEqual([])
    const file = fileOf('an upload')
    await store.keep('one', file)
    expect([modeOf(folder), statSync(join(folder, 'one')).nlink]).toEqual(['700', 2])
    expect((await store.list()).map(({ name, bytes }) => [name, bytes])).toEqual([['one', 9]])
  })

  it('of our own on another disk than the file contains a copy and overwrites no file', async () => {
    const own = statSync(scratch).dev
    const disks = ['/dev/shm', '/tmp', '/var/tmp', import.meta.dirname]
    const disk = disks.find((path) => existsSync(path) && statSync(path).dev !== own) ?? scratch
    const folder = mkdtempSync(join(disk, '.thodu-another-disk-'))
    try {
      const store = createFolderStore(folder, { own: true })
      await store.keep('one', fileOf('an upload'))
      await expect(store.keep('one', fileOf('another'))).rejects.toMatchObject({ why: 'taken' })
      expect([readdirSync(folder), readFileSync(join(folder, 'one'), 'utf8')]).toEqual([['one'], 'an upload'])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('stores one complete file when several arrive under one name at once', async () => {
    const folder = newFolder()
    const store = createFolderStore(folder, { own: false })
    const files = ['a', 'b', 'c', 'd'].map((letter) => fileOf(letter.repeat(300_000)))
    const outcomes = await Promise.allSettled(files.map((file) => store.keep('one', file)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ why: 'taken' })
    const winner = files[outcomes.findIndex(({ status }) => status === 'fulfilled')]
    expect(readFileSync(join(folder, 'one'), 'utf8') === readFileSync(winner?.path ?? '', 'utf8')).toBe(true)
    expect(readdirSync(folder)).toEqual(['one'])
  })

  it('reports a refusal by the system’s error code, without a path', async () => {
    const folder = newFolder()
    for (const own of [true, false]) {
      const store = createFolderStore(join(folder, `own-${own}`), { own })
      if (!own) mkdirSync(join(folder, `own-${own}`))
      const gone = { path: join(scratch, 'gone'), bytes: 1, sha256: '' }
      await expect(store.keep('one', gone)).rejects.toMatchObject({
        name: 'StoreError',
        message: 'the folder refused: ENOENT',
        why: 'failed',
      })
      await store.keep('two', fileOf('2'))
      await expect(store.keep('two', fileOf('2'))).rejects.toMatchObject({ message: 'the name is taken', why: 'taken' })
      expect(readdirSync(join(folder, `own-${own}`))).toEqual(['two'])
    }
    const file = fileOf('not a folder')
    const none = createFolderStore(file.path, { own: true })
    await expect(none.open('one')).rejects.toMatchObject({ name: 'StoreError', message: 'the folder refused: ENOTDIR' })
    await expect(none.remove('one')).rejects.toThrow('the folder refused: ENOTDIR')
    await expect(none.list()).rejects.toThrow('the folder refused: ENOTDIR')
  })

  it('lists only complete files: no hidden file, no folder, no dangling link', async () => {
    const folder = newFolder()
    const store = createFolderStore(folder, { own: false })
    await store.keep('one', fileOf('1'))
    await store.keep('two', fileOf('22'))
    writeFileSync(join(folder, '.thodu-three.part'), 'half')
    mkdirSync(join(folder, 'a-folder'))
    symlinkSync(join(folder, 'nowhere'), join(folder, 'a-link'))
    const listed = (await store.list()).toSorted((one, other) => one.bytes - other.bytes)
    expect(listed.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['one', 1],
      ['two', 2],
    ])
  })

  it('loses our incomplete copies after a day, but no running copy and no foreign file', async () => {
    const folder = newFolder()
    const ages = {
      '.thodu-old.part': day + 60_000,
      '.thodu-new.part': day - 60_000,
      '.thodu-old.notes': 2 * day,
      '.old.part': 2 * day,
      'old.part': 2 * day,
    }
    for (const [name, age] of Object.entries(ages)) {
      writeFileSync(join(folder, name), '')
      const at = new Date(Date.now() - age)
      utimesSync(join(folder, name), at, at)
    }
    await createFolderStore(folder, { own: false }).keep('one', fileOf('1'))
    expect(readdirSync(folder).toSorted()).toEqual(
      ['one', ...Object.keys(ages).filter((name) => name !== '.thodu-old.part')].toSorted(),
    )
  })
})

it('a place for copies belongs to the first installation that claims it by a marker file', async () => {
  const folder = newFolder()
  const store = createFolderStore(folder, { own: false })
  expect(await ownsPlace(store, 'first')).toBe(true)
  expect(readFileSync(join(folder, 'thodu-installation'), 'utf8')).toBe('first')
  expect(await ownsPlace(store, 'second')).toBe(false)
  expect(await ownsPlace(store, 'first')).toBe(true)
})
