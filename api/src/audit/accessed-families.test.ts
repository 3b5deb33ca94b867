import { describe, expect, it } from 'vitest'
import type { AuditLog } from '../contract/audit/audit.schema.ts'
import { accessedInRows } from './accessed-families.ts'
import { listChanges } from './write-audit.ts'

let rows = 0
const row = (more: Partial<AuditLog>): AuditLog => ({
  _id: `row-${++rows}`,
  action: 'BOOKING_UPDATED',
  userId: 'an-admin',
  userName: 'Meera Iyer',
  userEmail: 'meera@example.in',
  userRole: 'admin',
  description: 'Something',
  resourceType: 'booking',
  resourceId: null,
  bookingId: null,
  status: 'success',
  timestamp: '2026-06-10T06:30:00.000Z',
  ipAddress: '203.0.113.1',
  changes: [],
  ...more,
})
const ofBooking = row({ resourceId: 'booking-1', bookingId: 'TH7K2Q' })
const ofPatient = row({ resourceType: 'patient', resourceId: 'booking-2', bookingId: 'TH7K2R' })

describe('the families in audit rows (rule AUD-14)', () => {
  it('are found by booking code, by file, and by the acting family', () => {
    const given = [
      ofBooking,
      ofPatient,
      row({ resourceType: 'patient', resourceId: 'file-1' }),
      // A deleted booking, rows without a patient, and one without a resource.
      row({ resourceId: 'booking-gone' }),
      row({ resourceType: 'user', resourceId: 'account-1' }),
      row({ resourceType: 'authentication', userId: 'family-1', userRole: 'user' }),
      row({ resourceType: 'authentication', userId: 'caretaker-1', userRole: 'caretaker' }),
      row({ resourceType: 'authentication', userId: null, userRole: 'user' }),
      row({ resourceType: 'patient' }),
    ]
    expect(accessedInRows(given)).toEqual([
      { way: 'listed', type: 'booking', ids: ['booking-1', 'booking-2'] },
      { way: 'listed', type: 'document', ids: ['file-1'] },
      { way: 'listed', type: 'family', ids: ['family-1'] },
    ])
  })

  it('count as opened for the trail of one booking, if a row of it was found', () => {
    const opened = { way: 'opened', type: 'booking', ids: ['booking-1'] }
    expect(accessedInRows([ofBooking], 'booking-1')[0]).toEqual(opened)
    for (const [given, id] of [
      [[ofPatient], 'booking-1'],
      [[], 'booking-1'],
      [[row({ resourceId: 'booking-1' })], 'booking-1'],
      [[row({ resourceType: 'user', resourceId: 'account-1' })], 'account-1'],
    ] as const)
      expect(accessedInRows(given, id)[0]?.way).toBe('listed')
  })
})

it('changed fields are found by value, not by object identity', () => {
  const before = { city: 'Warangal', age: 7, tags: ['a'], gone: 'x', none: null }
  const after = { city: 'Hanamkonda', age: 7, tags: ['a'], come: 'y', none: undefined, never: undefined }
  expect(listChanges(before, after)).toEqual([
    { field: 'city', from: 'Warangal', to: 'Hanamkonda' },
    { field: 'gone', from: 'x', to: null },
    { field: 'come', from: null, to: 'y' },
  ])
})
