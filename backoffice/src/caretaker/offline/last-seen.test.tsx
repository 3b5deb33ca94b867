import { KEEPS_NOTHING_KEY, TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { beforeEach, expect, test } from 'vitest'
import { aJob, aVisit } from '../../../harness/rows.ts'
import { cacheUser, clearSession } from '../../app/wire/session.ts'
import { readSeenAt, readSeenJobs, readSeenVisits, storeJobs, storeVisits } from './last-seen.ts'

const kavitha = { _id: 'c', name: 'Kavitha', email: 'kavitha@example.in', role: 'caretaker' } as const
const hour = 3_600_000
const later = (hours: number) => Date.now() + hours * hour
beforeEach(() => {
  localStorage.setItem(TOKEN_KEY, 'a token')
  cacheUser(kavitha)
})

test('the last data is stored for 72 hours, and family data is shown only around a visit (rules CARE-25, VISIT-6)', () => {
  storeVisits([aVisit({ inHours: 2 }), aVisit({ inHours: 40 })])
  expect(readSeenVisits()?.map(({ brief }) => brief !== null)).toEqual([true, false])
  // The first visit lasts four hours, and its details are shown for two more.
  expect(readSeenVisits(later(7.9))?.map(({ brief }) => brief !== null)).toEqual([true, false])
  expect(readSeenVisits(later(20))?.map(({ brief }) => brief !== null)).toEqual([false, true])
  expect(readSeenVisits(later(71.9))).toHaveLength(2)
  expect(readSeenVisits(later(72.1))).toBeUndefined()
  expect(readSeenAt()).toBeUndefined()
})

test('outdated data is deleted from the storage', () => {
  storeVisits([aVisit()])
  storeJobs([aJob({ status: 'active' })])
  expect(readSeenAt(later(73))).toBeUndefined()
  expect(Object.keys(localStorage).filter((key) => key.includes('.last-'))).toEqual([])
})

test('only open bookings without documents are stored', () => {
  const uploadedFiles = { prescriptions: ['a-file-id'] }
  storeJobs([aJob({ status: 'active', uploadedFiles }), aJob({ status: 'completed' })])
  expect(readSeenJobs()?.data.map(({ status }) => status)).toEqual(['active'])
  expect(JSON.stringify({ ...localStorage })).not.toContain('a-file-id')
})

test('no data is stored for an admin, after sign-out, or on a shared device', () => {
  localStorage.setItem(KEEPS_NOTHING_KEY, 'yes')
  storeVisits([aVisit()])
  expect(readSeenVisits()).toBeUndefined()
  localStorage.removeItem(KEEPS_NOTHING_KEY)
  cacheUser({ ...kavitha, role: 'admin' })
  storeVisits([aVisit()])
  expect(readSeenVisits()).toBeUndefined()
  cacheUser(kavitha)
  storeVisits([aVisit()])
  expect(readSeenVisits()).toHaveLength(1)
  cacheUser({ ...kavitha, _id: 'd' })
  expect(readSeenVisits()).toBeUndefined()
  cacheUser(kavitha)
  storeVisits([aVisit()])
  clearSession()
  cacheUser(kavitha)
  expect(readSeenVisits()).toBeUndefined()
})
