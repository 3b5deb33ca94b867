import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aBooking } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { lightTokens } from '../../app/looks/tokens.ts'
import { createTranslate } from '../../words/translate.ts'
import { toJob } from '../job/job.ts'
import { words } from '../job/words.en.ts'
import { EarlyJob } from './EarlyCards.tsx'
import '../job/today.css'

const step = 'PUT /caretaker/bookings/{id}/status'
const say = createTranslate(words, 'en')

/** The card as the first screen has it, which follows what the server answers. */
function Early({ booking: first }: { booking: Booking }) {
  const [booking, setBooking] = useState(first)
  const follow = () =>
    setBooking((before) => ({ ...before, status: before.status === 'pending' ? 'confirmed' : 'active' }))
  return <EarlyJob job={toJob(booking)} visits={[]} say={say} tokens={lightTokens} onStep={follow} />
}
function show(status: Booking['status'], next: Booking['status']) {
  const booking = aBooking({ status })
  wire.answer(step, { ...booking, status: next })
  // For this finger no time passes unless it is said, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
  return showCaretaker(<Early booking={booking} />)
}
afterEach(() => {
  vi.useRealTimers()
})

test('before the home stands, too, one hasty double tap takes one step', async () => {
  const screen = await show('pending', 'confirmed')
  await screen.getByRole('button', { name: 'Start Care' }).click()
  const following = screen.getByRole('button', { name: 'Begin Active Care' })
  await following.click()
  expect(wire.asked(step)).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1_001)
  await following.click()
  await expect.poll(() => wire.asked(step).length).toBe(2)
})

test('the second half of a hasty tap on Begin Active Care does not ask whether the care is finished', async () => {
  const screen = await show('confirmed', 'active')
  await screen.getByRole('button', { name: 'Begin Active Care' }).click()
  const last = screen.getByRole('button', { name: 'Mark Completed' })
  await last.click()
  expect(screen.getByRole('button', { name: 'Not yet' }).elements()).toEqual([])
  vi.setSystemTime(Date.now() + 1_001)
  await last.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Is the care finished?')
})

test('nor does the second half of one on Mark Completed answer it', async () => {
  const screen = await show('active', 'completed')
  const last = screen.getByRole('button', { name: 'Mark Completed' })
  await last.click()
  await last.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Is the care finished?')
  expect(wire.asked(step)).toEqual([])
  vi.setSystemTime(Date.now() + 601)
  await last.click()
  await expect.poll(() => wire.asked(step).length).toBe(1)
})
