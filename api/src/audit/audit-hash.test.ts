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
/** Version 2: the personal half is hashed first. */
const hashBoth = (given: HashedRow, salted = salt) =>
  hashAuditRow({ ...given, personal_hash: hashPersonal(salted, given) })

describe.each([
  ['version 1', hashWholeRow, '04bb6be9c9c14f7efc0d53031c6646a7dd527f49c3d9c053a8f1ca356119e5bb'],
  ['version 2', hashBoth, 'e2885d03f68d3786c2b26544f451f6667f9a4b0bc4f5d5eecb339968eef6d07f'],
])('%s', (_name, hashRow, known) => {
  it('has a known hash that must never change', () => {
    expect(hashRow(row)).toBe(known)
  })

  it('does not depend on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(row).reverse()) as HashedRow
    expect(hashRow(reversed)).toBe(hashRow(row))
  })

  it.each(Object.keys(row))('changes with %s', (field) => {
    expect(hashRow({ ...row, [field]: 'changed' })).not.toBe(hashRow(row))
  })

  it('changes if text moves from one field to the next', () => {
    const moved = { ...row, user_name: 'Asha', user_email: ' Raoasha@example.in' }
    expect(hashRow(moved)).not.toBe(hashRow(row))
    expect(hashRow({ ...row, resource_id: '' })).not.toBe(hashRow(row))
  })
})

it('the personal hash changes with the salt', () => {
  expect(hashPersonal('other', row)).not.toBe(hashPersonal(salt, row))
  expect(hashBoth(row, 'other')).not.toBe(hashBoth(row))
})
