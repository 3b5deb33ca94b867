import { draftKey } from '@thodu/api/contract/people/session-keys'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Draft, dropDraft, emptyDraft, readDraft, writeDraft } from './draft-store.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-21T10:00:00Z')
const draft: Draft = { ...emptyDraft, details: { patientName: 'Narsamma' }, bookingKey: 'k-1' }

function createStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods) as Storage
}

describe('drafts', () => {
  let storage: Storage
  beforeEach(() => {
    storage = createStorage()
  })

  test('are returned only to the same account and service', () => {
    expect(writeDraft(storage, 'a', 'elderly-care', draft, now)).toBe(true)
    expect(readDraft(storage, 'a', 'elderly-care', now)).toEqual(draft)
    expect(readDraft(storage, 'b', 'elderly-care', now)).toBeUndefined()
    expect(readDraft(storage, 'a', 'baby-care', now)).toBeUndefined()
  })

  test('are stored for 7 days, then removed for every account', () => {
    writeDraft(storage, 'a', 'elderly-care', draft, now)
    expect(readDraft(storage, 'a', 'elderly-care', now + 7 * day)).toEqual(draft)
    expect(readDraft(storage, 'b', 'caretaking', now + 7 * day + 1)).toBeUndefined()
    expect(Object.keys(storage)).toEqual([])
  })

  test('that cannot be read are removed, and other keys stay', () => {
    storage.setItem(draftKey('a', 'elderly-care'), '{broken')
    storage.setItem('token', 't')
    expect(readDraft(storage, 'a', 'elderly-care', now)).toBeUndefined()
    expect(Object.keys(storage)).toEqual(['token'])
  })

  test('that do not fit into the storage are reported', () => {
    expect(writeDraft(createStorage(10), 'a', 'elderly-care', draft, now)).toBe(false)
  })

  test('are deleted when they are dropped', () => {
    writeDraft(storage, 'a', 'elderly-care', draft, now)
    dropDraft(storage, 'a', 'elderly-care')
    expect(readDraft(storage, 'a', 'elderly-care', now)).toBeUndefined()
  })
})
