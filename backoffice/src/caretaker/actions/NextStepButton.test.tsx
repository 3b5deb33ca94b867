import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
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
/** The button within a list that follows changes by the office and the phone. */
function FollowedStep({ first }: { first: Booking }) {
  const [booking, setBooking] = useState(first)
  follow = setBooking
  return <NextStepButton job={toJob(booking)} />
}

test.each([
  ['pending', 'Start Care', 'confirmed'],
  ['confirmed', 'Begin Active Care', 'active'],
] as const)('from %s a double press of %s takes one step', async (status, button, next) => {
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

test('the second tap on Begin Active Care does not open the question about completion', async () => {
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

test('Mark Completed requires confirmation, and a second quick tap does not confirm', async () => {
  const booking = aBooking({ status: 'active' })
  wire.answer(visits, [])
  wire.answer(step, { ...booking, status: 'completed' })
  const screen = await showStep(booking)
  vi.useFakeTimers({ toFake: ['Date'] })
  const pressed = Date.now()
  await screen.getByRole('button', { name: 'Mark Completed' }).dblClick()
  const dialog = screen.getByRole('dialog', { name: 'Elderly Care' })
  await expect.element(dialog).toMatchTextContent('Is the care finished?')
  const confirm = dialog.getByRole('button', { name: 'Mark Completed' })
  await expect.element(confirm).toBeVisible()
  // Waiting would advance the fake clock, so the second tap is dispatched at the time of the first one.
  vi.setSystemTime(pressed)
  confirm.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(wire.asked(step)).toEqual([])
  await expectAccessible()
  vi.setSystemTime(pressed + 60_000)
  await confirm.click()
  vi.useRealTimers()
  await expect.element(screen.getByText('Saved. The booking is now completed.')).toBeVisible()
  expect(wire.asked(step)).toHaveLength(1)
})

test('with planned visits, completion is on the booking page only and lists them', async () => {
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

test('a step without a response is queued and recognised later', async () => {
  const booking = aBooking()
  wire.answer(visits, [])
  wire.answer(step, noConnection)
  const screen = await showStep(booking)
  await screen.getByRole('button', { name: 'Start Care' }).click()
  await expect.element(screen.getByText(/Saved on this phone/).first()).toBeVisible()
  wire.answer(step, refuse('booking.wrong_step', 409))
  wire.answer('GET /caretaker/bookings/{id}', { ...booking, status: 'confirmed' })
  await sendOutbox()
  expect(readOutbox()).toEqual([])
})

test.each(['completed', 'cancelled'] as const)('a booking that is %s has no next step', async (status) => {
  wire.answer(visits, [])
  await showStep(aBooking({ status }))
  expect(page.getByRole('button').elements()).toEqual([])
})
