import { describe, expect, it } from 'vitest'
import { newId } from './new-id.ts'

describe('newId', () => {
  it('creates UUIDs of version 7 that contain their time', () => {
    const now = Date.UTC(2026, 10, 21, 3, 30)
    const id = newId(now)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
  })

  it('sorts ids of one millisecond by creation, without repetitions', () => {
    const ids = Array.from({ length: 2_000 }, () => newId(1_000))
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
