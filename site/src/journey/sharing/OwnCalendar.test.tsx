import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import { OwnCalendar } from './OwnCalendar.tsx'

const read = 'GET /calendar-feed'
const make = 'POST /calendar-feed'
const none: CalendarFeed = { url: null, lastReadAt: null, endsAt: null }
const endsAt = '2026-12-07T06:30:00.000Z'
const made: CalendarFeed = { url: 'https://care.example.in/api/feeds/x.ics', lastReadAt: null, endsAt }

async function show(feed: CalendarFeed) {
  wire.answer(read, feed)
  return showIsland(<OwnCalendar />)
}

test('without an address there is nothing to copy or end; a new address shows its expiry and that it was never read', async () => {
  const screen = await show(none)
  await expect.element(screen.getByRole('button', { name: 'Create a calendar address' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove it' })).not.toBeInTheDocument()
  wire.answer(make, made)
  await screen.getByRole('button', { name: 'Create a calendar address' }).click()
  await expect
    .element(screen.getByText(/works until Dec 7, 2026\. No calendar program has read it yet\./))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  await expectAccessible()
})

test('a new address is added to the calendar of an iPhone, to Google or to Outlook with one tap (rule SHARE-6)', async () => {
  const screen = await show(made)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href')
  await expect.element(screen.getByRole('link', { name: 'iPhone or Mac' })).toBeVisible()
  expect(['iPhone or Mac', 'Google Calendar', 'Outlook'].map(hrefOf)).toEqual([
    'webcal://care.example.in/api/feeds/x.ics',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcare.example.in%2Fapi%2Ffeeds%2Fx.ics',
    'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fcare.example.in%2Fapi%2Ffeeds%2Fx.ics',
  ])
  await expect.element(screen.getByText(/Google and Outlook add it on a computer/)).toBeVisible()
  await expectAccessible()
})

test('an earlier address shows when it was last read, and cannot be copied', async () => {
  const screen = await show({ url: null, endsAt, lastReadAt: '2026-06-10T06:30:00.000Z' })
  await expect
    .element(screen.getByText(/Last read by a calendar program: Jun 10, 2026.*create a new one/))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create a new address' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the address' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('an ended address disappears; a failed end shows an error and the address stays', async () => {
  const screen = await show(made)
  wire.answer('DELETE /calendar-feed', refuse('server.failed', 500))
  await screen.getByRole('button', { name: 'Remove it' }).click()
  await expect.element(screen.getByText('That did not work. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  wire.answer('DELETE /calendar-feed', undefined)
  await screen.getByRole('button', { name: 'Remove it' }).click()
  await expect.element(screen.getByRole('button', { name: 'Create a calendar address' })).toBeVisible()
  await expect.element(screen.getByText(/This address works until/)).not.toBeInTheDocument()
})

test('a new address requires the password some time after sign-in, and a wrong password shows an error', async () => {
  const screen = await show(none)
  wire.answer(make, refuse('auth.factor_stale', 403))
  wire.answer('POST /user/factors/ask', { challenge: 'c', kinds: ['password'] })
  wire.answer('POST /user/factors/prove', refuse('auth.factor_wrong', 400))
  await screen.getByRole('button', { name: 'Create a calendar address' }).click()
  await screen.getByLabelText(/^Your password/).fill('Wrong@123')
  await screen.getByRole('button', { name: 'Create a calendar address' }).click()
  await expect.element(screen.getByText('This password is not right.')).toBeVisible()
  await expectAccessible()
})
