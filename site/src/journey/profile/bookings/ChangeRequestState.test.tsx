import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { type ChangeRequest, changeRequestSchema } from '@thodu/api/contract/bookings/change-requests.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { noConnection } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../../harness/show.tsx'
import { ChangeRequestState } from './ChangeRequestState.tsx'

const withdraw = 'POST /booking/{id}/change-request/withdraw'
const base = sample(bookingSchema, { _id: 'b1', bookingId: 'K7M2PX' })
const open = sample(changeRequestSchema, {
  kind: 'pause',
  from: '2026-06-12',
  until: '2026-06-15',
  state: 'open',
  answer: null,
  closedAt: null,
})
const onWithdrawn = vi.fn()
const show = (changeRequest: ChangeRequest) =>
  showIsland(<ChangeRequestState booking={{ ...base, changeRequest }} onWithdrawn={onWithdrawn} />)

test('an open request is shown and can be withdrawn with one click (rule BOOK-19)', async () => {
  wire.answer(withdraw, base)
  const screen = await show(open)
  await expect.element(screen.getByText('to pause the care from Jun 12, 2026 to Jun 15, 2026.')).toBeVisible()
  await expect.element(screen.getByText('The office will decide and call you.', { exact: false })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Withdraw request K7M2PX' }).click()
  await expect.poll(() => onWithdrawn.mock.calls.length).toBe(1)
})

test('without a connection the withdrawal fails and the request stays', async () => {
  wire.answer(withdraw, noConnection)
  const screen = await show(open)
  await screen.getByRole('button', { name: 'Withdraw request K7M2PX' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(onWithdrawn).not.toHaveBeenCalled()
})

test('the office’s answer is shown for two weeks', async () => {
  const closedAt = new Date(Date.now() - 13 * 86_400_000).toISOString()
  const answered = { ...open, state: 'declined', answer: 'The package ends on Friday.', closedAt } as const
  const screen = await show(answered)
  await expect.element(screen.getByText('This was not possible.')).toBeVisible()
  await expect.element(screen.getByText('The package ends on Friday.')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('an answer older than two weeks is not shown', async () => {
  const closedAt = new Date(Date.now() - 15 * 86_400_000).toISOString()
  const screen = await show({ ...open, state: 'done', closedAt })
  expect(screen.getByRole('status').elements()).toEqual([])
})
