import { expect, test } from 'vitest'
import { bookingStatuses } from '../care/booking-status.ts'
import { canAskFor, changeKinds } from './change-kinds.ts'

test('the booking status decides which changes a family can request (rule BOOK-19)', () => {
  const asked = bookingStatuses.map((status) => [
    status,
    ...[true, false].map((hasCaretaker) => changeKinds.filter((kind) => canAskFor(kind, { status, hasCaretaker }))),
  ])
  expect(asked).toEqual([
    ['pending', ['another-caretaker', 'cancel'], ['cancel']],
    ['confirmed', ['another-caretaker', 'cancel'], ['cancel']],
    ['active', ['another-caretaker', 'pause', 'stop'], ['pause', 'stop']],
    ['completed', [], []],
    ['cancelled', [], []],
  ])
})
