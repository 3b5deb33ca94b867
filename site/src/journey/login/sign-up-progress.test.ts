import { expect, test } from 'vitest'
import { clearProgress, hasLiveCode, pauseLeft, readProgress, storeProgress } from './sign-up-progress.ts'

function createStorage(full = false) {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  }
}
const sentAt = 1_000_000
const progress = { name: 'Lakshmi Rao', email: 'a@example.in', phone: '', sentTo: 'a@example.in', sentAt }

test('a sign-up is stored field by field and deleted at once', () => {
  const storage = createStorage()
  storeProgress(storage, { name: 'Lakshmi Rao' })
  storeProgress(storage, { email: 'a@example.in', sentTo: 'a@example.in', sentAt })
  expect(readProgress(storage)).toEqual(progress)
  clearProgress(storage)
  expect(readProgress(storage)).toEqual({ name: '', email: '', phone: '' })
})

test('a full or broken storage does not stop the sign-up', () => {
  expect(() => storeProgress(createStorage(true), { name: 'x' })).not.toThrow()
  const broken = createStorage()
  broken.setItem('thodu.sign-up', '{broken')
  expect(readProgress(broken).name).toBe('')
})

test('a mailed code is valid for ten minutes at its own address, and another may be requested after one minute', () => {
  expect(hasLiveCode(progress, 'a@example.in', sentAt + 599_000)).toBe(true)
  expect(hasLiveCode(progress, 'a@example.in', sentAt + 600_000)).toBe(false)
  expect(hasLiveCode(progress, 'b@example.in', sentAt)).toBe(false)
  expect(pauseLeft(progress, sentAt + 12_400)).toBe(48)
  expect(pauseLeft(progress, sentAt + 61_000)).toBe(0)
  expect(pauseLeft({ name: '', email: '', phone: '' }, sentAt)).toBe(0)
})
