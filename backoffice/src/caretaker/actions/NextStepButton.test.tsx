import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noLine, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking, aVisit } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { toJob } from '../job/job.ts'
import { readOutbox } from '../outbox/outbox.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { NextStepButton } from './NextStepButton.tsx'

const step = 'PUT /caretaker/bookings/{id}/status'
const visits = 'GET /caretaker/visits'

async function showStep(booking: Booking, { isDetail = false } = {}) {
  return showCaretaker(<NextStepButton job={toJob(booking)} isDetail={isDetail} />)
}

let follow: (booking: Booking) => void = () => undefined
/** The button as a list has it, which follows what the office and the phone change. */
function FollowedStep({ first }: { first: Booking }) {
  const [booking, setBooking] = useState(first)
  follow = setBooking
  return <NextStepButton job={toJob(booking)} />
}

test.each([
  ['pending', 'Start Care', 'confirmed'],
  ['confirmed', 'Begin Active Care', 'active'],
] as const)('from %s one press of %s takes one step, however hasty', async (status, button, next) => {
  const booking = aBooking({ status })
  const answer = later<Booking>()
  wire.answer(visits, [])
  wire.answer(step, () => answer.promise)
  const screen = await showStep(booking)
  await screen.getByRole('button', { name: button }).dblClick()
  await expect.element(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true')
  answer.give({ ...booking, status: next })
  await expect.element(screen.getByText(`Saved. The booking is now ${next}.`)).toBeVisible()
  expect(wire.asked(step).map(({ body }) => body)).toEqual([{ status: next }])
})

test('the second half of a hasty tap on Begin Active Care does not ask whether the care is finished', async () => {
  const booking = aBooking({ status: 'confirmed' })
  wire.answer(visits, [])
  const answer = later<Booking>()
  wire.answer(step, () => answer.promise)
  const screen = await showCaretaker(<FollowedStep first={booking} />)
  await screen.getByRole('button', { name: 'Begin Active Care' }).click()
  follow({ ...booking, status: 'active' })
  await expect.poll(() => wire.asked(visits).length).toBeGreaterThan(0)
  await screen.getByRole('button', { name: 'Saving…' }).click({ force: true })
  expect(screen.getByRole('dialog').elements()).toEqual([])
  answer.give({ ...booking, status: 'active' })
  await expect.element(screen.getByText('Saved. The booking is now active.')).toBeVisible()
})

test('Mark Completed asks first; the second half of a hasty tap is no answer', async () => {
  const booking = aBooking({ status: 'active' })
  wire.answer(visits, [])
  wire.answer(step, { ...booking, status: 'completed' })
  const screen = await showStep(booking)
  vi.useFakeTimers({ toFake: ['Date'] })
  await screen.getByRole('button', { name: 'Mark Completed' }).dblClick()
  const dialog = screen.getByRole('dialog', { name: 'Elderly Care' })
  await expect.element(dialog).toMatchTextContent('Is the care finished?')
  // For this finger no time has passed, however slow the machine is.
  const confirm = dialog.getByRole('button', { name: 'Mark Completed' })
  await confirm.click()
  expect(wire.asked(step)).toEqual([])
  await expectAccessible()
  vi.setSystemTime(Date.now() + 600)
  await confirm.click()
  vi.useRealTimers()
  await expect.element(screen.getByText('Saved. The booking is now completed.')).toBeVisible()
  expect(wire.asked(step)).toHaveLength(1)
})

test('with visits ahead it stands on the page of the booking alone, and names what would fall', async () => {
  const booking = aBooking({ status: 'active' })
  const ahead = [2, 3, 4, 5, 6].map((days) => aVisit({ bookingId: booking.bookingId, inHours: 24 * days }))
  wire.answer(visits, ahead)
  const list = await showStep(booking)
  await expect.poll(() => wire.asked(visits).length).toBeGreaterThan(0)
  await expect.element(list.getByRole('button', { name: 'Mark Completed' })).not.toBeInTheDocument()
  await list.unmount()
  const detail = await showStep(booking, { isDetail: true })
  await detail.getByRole('button', { name: 'End the whole care for Narsamma Rao' }).click()
  const dialog = detail.getByRole('dialog')
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(5)
  await expect.element(dialog.getByRole('listitem').last()).toMatchTextContent('and 1 more')
  await expectAccessible()
})

test('a step whose answer got lost waits, and is found to be taken', async () => {
  const booking = aBooking()
  wire.answer(visits, [])
  wire.answer(step, noLine)
  const screen = await showStep(booking)
  await screen.getByRole('button', { name: 'Start Care' }).click()
  await expect.element(screen.getByText(/Kept on this phone/).first()).toBeVisible()
  wire.answer(step, refuse('booking.wrong_step', 409))
  wire.answer('GET /caretaker/bookings/{id}', { ...booking, status: 'confirmed' })
  await sendOutbox()
  expect(readOutbox()).toEqual([])
})

test('somebody else was faster: the words of the server', async () => {
  wire.answer(visits, [])
  const booking = aBooking()
  wire.answer(step, refuse('booking.wrong_step', 409))
  wire.answer('GET /caretaker/bookings/{id}', booking)
  const screen = await showStep(booking)
  await screen.getByRole('button', { name: 'Start Care' }).click()
  await expect.element(screen.getByText('This booking cannot move to that status.')).toBeVisible()
})

test('a booking that was taken away says so', async () => {
  wire.answer(visits, [])
  wire.answer(step, refuse('request.not_found', 404))
  const screen = await showStep(aBooking())
  await screen.getByRole('button', { name: 'Start Care' }).click()
  await expect.element(screen.getByText('This booking is no longer assigned to you.')).toBeVisible()
})

test.each(['completed', 'cancelled'] as const)('a booking that is %s has no next step', async (status) => {
  wire.answer(visits, [])
  await showStep(aBooking({ status }))
  expect(page.getByRole('button').elements()).toEqual([])
})
