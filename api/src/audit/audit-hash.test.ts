import { describe, expect, it } from 'vitest'
import { firstPreviousHash, type HashedRow, hashAuditRow } from './audit-hash.ts'

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

describe('hashAuditRow', () => {
  it('gives the same row the same hash, whatever the order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(row).reverse()) as HashedRow
    expect(hashAuditRow(reversed)).toBe(hashAuditRow(row))
    expect(hashAuditRow(row)).toMatch(/^[\da-f]{64}$/)
  })

  it.each(Object.keys(row))('changes with %s', (field) => {
    expect(hashAuditRow({ ...row, [field]: 'changed' })).not.toBe(hashAuditRow(row))
  })

  it('does not take text moved from one field to the next for the same', () => {
    const moved = { ...row, user_name: 'Asha', user_email: ' Raoasha@example.in' }
    expect(hashAuditRow(moved)).not.toBe(hashAuditRow(row))
    expect(hashAuditRow({ ...row, resource_id: '' })).not.toBe(hashAuditRow(row))
  })
})
