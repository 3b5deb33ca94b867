import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appendErased, erasureListFile, readErased } from './erasure-list.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-purged-list-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const day = '2026-06-10'
const line = (id: string, what: 'purged' | 'closed' | 'opened') => ({ id, day, what })
const known = (...files: string[]) =>
  [...readErased(files.length > 0 ? files : [erasureListFile(folder)]).values()].map(({ id, what }) => `${id} ${what}`)

test('lines are only appended to a private file, and the last line about an account counts', () => {
  appendErased(folder, [])
  expect(known()).toEqual([])
  expect(() => statSync(erasureListFile(folder))).toThrow()
  appendErased(folder, [line('a', 'closed'), line('b', 'closed')])
  appendErased(folder, [line('a', 'opened')])
  expect(readFileSync(erasureListFile(folder), 'utf8').split('\n')).toHaveLength(4)
  expect(statSync(erasureListFile(folder)).mode & 0o077).toBe(0)
  expect(known()).toEqual(['a opened', 'b closed'])
})

test('an account that any list records as purged stays purged', () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  writeFileSync(one, `${JSON.stringify(line('a', 'purged'))}\n${JSON.stringify(line('b', 'closed'))}\n`)
  writeFileSync(other, `${JSON.stringify(line('a', 'opened'))}\n${JSON.stringify(line('b', 'purged'))}\n`)
  expect(known(one, join(folder, 'not there'), other)).toEqual(['a purged', 'b purged'])
})

test('an incomplete line after a kill is ignored and does not damage the next line', () => {
  appendErased(folder, [line('a', 'purged')])
  appendFileSync(erasureListFile(folder), '{"id":"b","day":"2026-')
  expect(known()).toEqual(['a purged'])
  appendErased(folder, [line('c', 'purged')])
  expect(known()).toEqual(['a purged', 'c purged'])
  appendErased(folder, [line('d', 'purged')])
  expect(readFileSync(erasureListFile(folder), 'utf8')).not.toContain('\n\n')
})

test('an invalid line is ignored', () => {
  const others = [
    { day, what: 'purged' },
    { id: 1, day, what: 'purged' },
    { id: 'a', what: 'purged' },
    { id: 'a', day: 1, what: 'purged' },
    { id: 'a', day },
    { id: 'a', day, what: 'forgiven' },
    'a',
  ]
  writeFileSync(erasureListFile(folder), others.map((one) => `${JSON.stringify(one)}\n`).join(''))
  expect(known()).toEqual([])
})
