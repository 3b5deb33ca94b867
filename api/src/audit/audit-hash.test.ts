import { describe, expect, it } from 'vitest'
import { firstPreviousHash, type HashedRow, hashAuditRow, hashPersonal, hashWholeRow } from './audit-hash.ts'

const row: HashedRow = {
  seq: 1,
  id: 'a',
  action: 'LOGIN',
  actor_id: null,
  user_name: 'Asha Rao',
  user_email: 'asha@example.in',
  user_role: 'user',
  description: 'Signed in',
  resource_type: 'authentication',
  resource_id: null,
  status: 'success',
  ip_address: '203.0.113.1',
  changes: '[]',
  day: '2026-11-21',
  created_at: '2026-11-21T04:00:00.000Z',
  previous_hash: firstPreviousHash,
}
const salt = '0123456789abcdef0123456789abcdef'
/** Version 2 of a row: its personal half first. */
const hashBoth = (given: HashedRow, salted = salt) =>
  hashAuditRow({ ...given, personal_hash: hashPersonal(salted, given) })

describe.each([
  ['version 1', hashWholeRow, '04bb6be9c9c14f7efc0d53031c6646a7dd527f49c3d9c053a8f1ca356119e5bb'],
  ['version 2', hashBoth, 'e2885d03f68d3786c2b26544f451f6667f9a4b0bc4f5d5eecb339968eef6d07f'],
])('%s', (_name, hashRow, known) => {
  it('is what it always was', () => {
    expect(hashRow(row)).toBe(known)
  })

  it('gives the same row the same hash, whatever the order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(row).reverse()) as HashedRow
    expect(hashRow(reversed)).toBe(hashRow(row))
  })

  it.each(Object.keys(row))('changes with %s', (field) => {
    expect(hashRow({ ...row, [field]: 'changed' })).not.toBe(hashRow(row))
  })

  it('does not take text moved from one field to the next for the same', () => {
    const moved = { ...row, user_name: 'Asha', user_email: ' Raoasha@example.in' }
    expect(hashRow(moved)).not.toBe(hashRow(row))
    expect(hashRow({ ...row, resource_id: '' })).not.toBe(hashRow(row))
  })
})

describe('the personal half', () => {
  it('of the same words is another one with another salt', () => {
    expect(hashPersonal('other', row)).not.toBe(hashPersonal(salt, row))
    expect(hashBoth(row, 'other')).not.toBe(hashBoth(row))
  })
})
