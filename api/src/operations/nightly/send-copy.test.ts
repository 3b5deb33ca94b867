import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderStore } from '../../storage/folder-store.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { markerName } from '../../storage/own-place.ts'
import { copyErasureList, erasureListCopyName } from './copy-erasure-list.ts'
import { nightlyName } from './retention.ts'
import { pruneCopies, sendCopy } from './send-copy.ts'

let scratch: string
let place: string
let store: ObjectStore
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'thodu-send-'))
  place = join(scratch, 'place')
  mkdirSync(place)
  store = createFolderStore(place, { own: false })
})
afterEach(() => rmSync(scratch, { recursive: true }))

const names = () =>
  readdirSync(place)
    .filter((name) => name !== markerName)
    .toSorted()
function fileOf(text: string) {
  const path = join(scratch, 'file')
  writeFileSync(path, text)
  return { path, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }
}

test('a copy is verified by reading it back, and one from an earlier attempt is enough', async () => {
  const file = fileOf('a sealed backup')
  await sendCopy(store, 'tonight', file)
  expect(readFileSync(join(place, 'tonight'), 'utf8')).toBe('a sealed backup')
  await sendCopy(store, 'tonight', file)
  expect(names()).toEqual(['tonight'])
})

test.each([
  ['other bytes', 'a sealed backuP'],
  ['more bytes', 'a sealed backup and more'],
  ['fewer', 'a sealed'],
])('%s under the name of a copy are refused and removed for the next attempt', async (_, there) => {
  writeFileSync(join(place, 'tonight'), there)
  await expect(sendCopy(store, 'tonight', fileOf('a sealed backup'))).rejects.toThrow('differs from what was sent')
  expect(names()).toEqual([])
})

test('a copy of another length than the proven backup is refused', async () => {
  const file = fileOf('a sealed backup')
  await expect(sendCopy(store, 'tonight', { ...file, bytes: file.bytes + 1 })).rejects.toThrow(
    'differs from what was sent',
  )
})

test('a copy that disappeared is refused, and a place that refuses the file reports its reason', async () => {
  const forgetful: ObjectStore = { ...store, keep: async () => undefined }
  await expect(sendCopy(forgetful, 'tonight', fileOf('x'))).rejects.toThrow('differs from what was sent')
  rmSync(place, { recursive: true })
  await expect(sendCopy(store, 'tonight', fileOf('x'))).rejects.toThrow('the folder refused: ENOENT')
  const broken: ObjectStore = {
    ...store,
    keep: async () => {
      throw new TypeError('a fault of ours')
    },
  }
  await expect(sendCopy(broken, 'tonight', fileOf('x'))).rejects.toThrow('a fault of ours')
})

test('expired copies are removed by the retention rule, except the verified one and foreign files', async () => {
  const nights = Array.from({ length: 10 }, (_, index) => nightlyName(new Date(Date.UTC(2026, 5, 10 - index)), true))
  const oldest = nightlyName(new Date(Date.UTC(2019, 0, 1)), true)
  for (const name of [...nights, oldest, 'somebody.tar.sealed']) writeFileSync(join(place, name), '')
  const checked = nights[8] ?? ''
  const removed = await pruneCopies(store, checked, 'here')
  const kept = [...nights.slice(0, 7), checked, oldest, 'somebody.tar.sealed']
  expect([names(), removed]).toEqual([kept.toSorted(), 2])
  await expect(pruneCopies(store, checked, 'another')).rejects.toThrow('another installation stores its copies there')
})

test('the list of erased accounts replaces older lists and no other file', async () => {
  const [older, newer] = ['2026-06-09T20:40:00.123Z', '2026-06-10T20:40:00Z'].map((at) =>
    erasureListCopyName(new Date(at)),
  )
  expect([older, newer]).toEqual(['purged-2026-06-09T20-40-00Z.jsonl', 'purged-2026-06-10T20-40-00Z.jsonl'])
  const later = 'purged-2026-06-11T20-40-00Z.jsonl'
  for (const name of [older ?? '', later, 'nightly-x', 'purged-notes.jsonl']) writeFileSync(join(place, name), 'old')
  const path = join(scratch, 'purged.jsonl')
  writeFileSync(path, '{"id":"1"}\n')
  await copyErasureList(store, { name: newer ?? '', path })
  expect(names()).toEqual(['nightly-x', newer, later, 'purged-notes.jsonl'])
  expect(readFileSync(join(place, newer ?? ''), 'utf8')).toBe('{"id":"1"}\n')
})
