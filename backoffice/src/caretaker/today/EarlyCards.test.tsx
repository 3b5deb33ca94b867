import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aBooking } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { lightTokens } from '../../app/looks/tokens.ts'
import { createTranslate } from '../../words/translate.ts'
import { toJob } from '../job/job.ts'
import { job as words } from '../words.en.ts'
import { EarlyJob } from './EarlyCards.tsx'
import '../job/today.css'

const step = 'PUT /caretaker/bookings/{id}/status'
const say = createTranslate(words, 'en')

function Early({ booking: first }: { booking: Booking }) {
  const [booking, setBooking] = useState(first)
  const follow = () =>
    setBooking((before) => ({ ...before, status: before.status === 'pending' ? 'confirmed' : 'active' }))
  return <EarlyJob job={toJob(booking)} visits={[]} say={say} tokens={lightTokens} onStep={follow} />
}
function show(status: Booking['status'], next: Booking['status']) {
  const booking = aBooking({ status })
  wire.answer(step, { ...booking, status: next })
  vi.useFakeTimers({ toFake: ['Date'] })
  return showCaretaker(<Early booking={booking} />)
}
afterEach(() => {
  vi.useRealTimers()
})

test('before the app has loaded, a double tap takes one step', async () => {
  const screen = await show('pending', 'confirmed')
  const start = screen.getByRole('button', { name: 'Start Care' })
  await expect.element(start).toBeVisible()
  const pressed = Date.now()
  start.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const following = screen.getByRole('button', { name: 'Begin Active Care' })
  await expect.element(following).toBeVisible()
  // Waiting would advance the fake clock, so the second tap is dispatched at the time of the first one.
  vi.setSystemTime(pressed)
  following.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(wire.asked(step)).toHaveLength(1)
  vi.setSystemTime(pressed + 60_000)
  await following.click()
  await expect.poll(() => wire.asked(step).length).toBe(2)
})
