import { expect, test } from 'vitest'
import {
  type ChangeableVisit,
  canConfirm,
  whyComplaintRefused,
  whyIncidentRefused,
  whyNotAbsent,
  whyNotChangeable,
  whyNotMoved,
} from './change-rules.ts'
import { accessOfShownVisits, type LeadingVisit, mayReadBrief } from './to-own-visit.ts'

const now = new Date('2026-06-10T06:30:00.000Z')
const minute = now.getTime() / 60_000
const day = 24 * 60
const visitOf = (startsIn: number, more: Partial<ChangeableVisit> = {}): ChangeableVisit => ({
  ...{ status: 'planned', booking_status: 'active', starts_min: minute + startsIn, ends_min: minute + startsIn + 120 },
  ...{ moves: 0, start_proof: null, absent_reported_at: null },
  ...more,
})

test.each<[string, Partial<ChangeableVisit>, number, string | undefined]>([
  ['a day before', {}, day, undefined],
  ['a minute later', {}, day - 1, 'visit.change_too_late'],
  ['moved once', { moves: 1 }, day, undefined],
  ['moved twice', { moves: 2 }, day, 'visit.moved_twice'],
  ['moved twice, and too late', { moves: 2 }, day - 1, 'visit.change_too_late'],
  ['left out', { status: 'skipped' }, day, 'visit.not_open'],
  ['of completed or cancelled care', { booking_status: 'completed', status: 'skipped' }, day, 'visit.care_over'],
])('a family moves a visit in time, at most twice, while care is open: %s', (_, more, startsIn, why) => {
  expect(whyNotMoved(visitOf(startsIn, more), now)).toBe(why)
  expect(whyNotChangeable(visitOf(startsIn, { ...more, moves: 0 }), now)).toBe(
    why === 'visit.moved_twice' ? undefined : why,
  )
})

test.each<[string, Partial<ChangeableVisit>, number, string | undefined]>([
  ['a quarter of an hour late', {}, -15, undefined],
  ['a minute too early', {}, -14, 'visit.not_late_yet'],
  ['in its last minute', {}, -119, undefined],
  ['at its end', {}, -120, 'visit.over'],
  ['started without a confirmation', { status: 'started', start_proof: 'none' }, -15, undefined],
  ['started with one', { status: 'started', start_proof: 'code' }, -15, 'visit.not_open'],
  ['done without a confirmation', { status: 'done', start_proof: 'none' }, -15, 'visit.not_open'],
  ['of completed or cancelled care', { booking_status: 'cancelled', status: 'done' }, -15, 'visit.care_over'],
])('a family reports an absent caretaker from 15 minutes late until the end: %s', (_, more, startsIn, why) => {
  expect(whyNotAbsent(visitOf(startsIn, more), now)).toBe(why)
})

test.each<[string, Partial<ChangeableVisit>, number, string | undefined]>([
  ['at its end', {}, -120, undefined],
  ['before its end', {}, -119, 'visit.not_over'],
  ['done before its end', { status: 'done' }, -60, undefined],
  ['missed before its end', { status: 'missed' }, -60, undefined],
  ['under way', { status: 'started' }, -60, 'visit.not_over'],
  ['a week after', {}, -120 - 7 * day, undefined],
  ['a minute more', {}, -121 - 7 * day, 'visit.long_over'],
  ['skipped', { status: 'skipped' }, -200, 'visit.not_open'],
  ['cancelled', { status: 'cancelled' }, -200, 'visit.not_open'],
])('a family writes a complaint from the end of a visit until a week later: %s', (_, more, startsIn, why) => {
  expect(whyComplaintRefused(visitOf(startsIn, more), now)).toBe(why)
})

test('a caretaker reports an incident from a day before a visit until a day after it', () => {
  const visit = { starts_min: 10_000, ends_min: 10_120 }
  expect(
    [10_000 - day, 10_000 - day - 1, 10_120 + day, 10_120 + day + 1].map((at) => whyIncidentRefused(visit, at)),
  ).toEqual([undefined, 'visit.not_around', undefined, 'visit.not_around'])
})

test('a family can confirm an unconfirmed start, during the visit and after it', () => {
  const may = (status: ChangeableVisit['status'], start_proof: ChangeableVisit['start_proof']) =>
    canConfirm(visitOf(0, { status, start_proof }))
  expect([may('started', 'none'), may('done', 'none'), may('started', 'office'), may('done', 'office')]).toEqual(
    Array(4).fill(true),
  )
  expect([may('planned', 'none'), may('missed', 'office'), may('started', 'code'), may('done', 'family')]).toEqual(
    Array(4).fill(false),
  )
})
const ownVisit = (startsIn: number, more: Partial<LeadingVisit> = {}): LeadingVisit => ({
  ...{ status: 'planned', is_replaced: 0, booking_status: 'active', booking_id: 'a-booking' },
  ...{ starts_min: minute + startsIn, ends_min: minute + startsIn + 60 },
  ...more,
})

test.each<[string, number, Partial<LeadingVisit>, boolean]>([
  ['a day before', day, {}, true],
  ['a minute earlier', day + 1, {}, false],
  ['two hours after its end', -180, {}, true],
  ['a minute later', -181, {}, false],
  ['under way', 0, { status: 'started' }, true],
  ['done', -60, { status: 'done' }, true],
  ['that is skipped', 10, { status: 'skipped' }, false],
  ['missed', -60, { status: 'missed' }, false],
  ['cancelled', 10, { status: 'cancelled' }, false],
  ['of a booking that was reassigned', 10, { is_replaced: 1 }, false],
  ['of care that waits', 10, { booking_status: 'pending' }, true],
  ['of completed or cancelled care', 10, { booking_status: 'completed' }, false],
])('a caretaker sees the family of a visit only around its time: %s', (_, startsIn, more, isTold) => {
  const visit = ownVisit(startsIn, more)
  expect(mayReadBrief(visit, now)).toBe(isTold)
  expect(accessOfShownVisits([visit, ownVisit(day + 1, { booking_id: 'another' })], now)).toEqual(
    accessOfShownVisits(isTold ? [ownVisit(10)] : [], now),
  )
})
