import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { OwnCalendar } from './OwnCalendar.tsx'

const make = 'POST /calendar-feed'
const none: CalendarFeed = { url: null, lastReadAt: null, endsAt: null }
const endsAt = '2026-12-07T06:30:00.000Z'
const made: CalendarFeed = { url: 'https://care.example.in/api/feeds/x.ics', lastReadAt: null, endsAt }

async function show(feed: CalendarFeed) {
  wire.answer('GET /calendar-feed', feed)
  return showCaretaker(<OwnCalendar />)
}

test('a caretaker without a calendar address creates one and sees until when it works', async () => {
  const screen = await show(none)
  await expect.element(screen.getByRole('button', { name: 'Create a calendar address' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'End address' })).not.toBeInTheDocument()
  wire.answer(make, made)
  await screen.getByRole('button', { name: 'Create a calendar address' }).click()
  await expect
    .element(screen.getByText(/works until Dec 7, 2026\. No calendar program has read it yet\./))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  await expectAccessible()
})
