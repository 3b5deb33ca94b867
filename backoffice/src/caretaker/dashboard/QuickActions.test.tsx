import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { brand } from '@thodu/api/contract/page-values'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking, aJob, aVisit } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { toJob } from '../job/job.ts'
import { QuickActions } from './QuickActions.tsx'

const step = 'PUT /caretaker/bookings/{id}/status'
const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)

test('without a job each action shows an empty text', async () => {
  const screen = await showCaretaker(<QuickActions jobs={[]} visits={[]} />)
  await screen.getByRole('button', { name: 'Start Next Job' }).click()
  await expect.element(screen.getByText('No job is waiting to start.')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: "View Today's Schedule" }).click()
  await expect.element(screen.getByText('Nothing is planned for today.')).toBeVisible()
})

test('Start Next Job requires confirmation, and a double press takes one step', async () => {
  const booking = aBooking({ date: today })
  const answer = later<Booking>()
  wire.answer('GET /caretaker/visits', [])
  wire.answer(step, () => answer.promise)
  const screen = await showCaretaker(<QuickActions jobs={[toJob(booking)]} visits={[]} />)
  const open = screen.getByRole('button', { name: 'Start Next Job' })
  await open.click()
  await expect.element(page.getByText('Lakshmi Rao gets a message as soon as you take this step.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(wire.asked(step)).toEqual([])
  await open.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start Care' }).dblClick()
  await expect.element(page.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true')
  answer.give({ ...booking, status: 'confirmed' })
  await expect.poll(() => wire.asked(step).map(({ body }) => body)).toEqual([{ status: 'confirmed' }])
})

test('a job of next week warns before it starts', async () => {
  const date = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10)
  const screen = await showCaretaker(<QuickActions jobs={[aJob({ date })]} visits={[]} />)
  const open = screen.getByRole('button', { name: 'Start Next Job' })
  await expect.element(open).toHaveAccessibleDescription(/^Starts in \d days$/)
  await open.click()
  await expect.element(page.getByText(/This job starts on/)).toBeVisible()
})

test('Contact Admin calls and emails the office, and calls emergency numbers', async () => {
  const screen = await showCaretaker(<QuickActions jobs={[]} visits={[]} />)
  await screen.getByRole('button', { name: 'Contact Admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Admin' })
  await expect
    .element(dialog.getByRole('link', { name: `Call ${brand.phoneDisplay}` }))
    .toHaveAttribute('href', `tel:${brand.phone}`)
  await expect
    .element(dialog.getByRole('link', { name: `Write to ${brand.email}` }))
    .toHaveAttribute('href', `mailto:${brand.email}`)
  await expect.element(dialog.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('after the visit has ended, Start Next Job does not say that the caretaker is on the job', async () => {
  wire.answer('GET /caretaker/visits', [])
  const jobs = [aJob({ status: 'active', date: '2020-01-01' })]
  const screen = await showCaretaker(<QuickActions jobs={jobs} visits={[aVisit({ inHours: -5, status: 'done' })]} />)
  await screen.getByRole('button', { name: 'Start Next Job' }).click()
  await expect.element(page.getByText('No job is waiting to start.')).toBeVisible()
  await expect.element(page.getByText('No visit is under way now. Your current care:')).toBeVisible()
})

test("without visits, today's schedule lists care that continues apart from today's jobs", async () => {
  const jobs = [aJob({ status: 'active', date: '2020-01-01' })]
  const screen = await showCaretaker(<QuickActions jobs={jobs} visits={[]} />)
  await screen.getByRole('button', { name: "View Today's Schedule" }).click()
  await expect.element(page.getByText('Nothing is planned for today.')).toBeVisible()
  await expect.element(page.getByText('Current care')).toBeVisible()
  await expectAccessible()
})

test('during a visit no other job can be started, and the schedule is My Visits (rule CARE-8)', async () => {
  const visits = [aVisit({ status: 'started', startedAt: new Date().toISOString() })]
  const screen = await showCaretaker(<QuickActions jobs={[]} visits={visits} />)
  await expect.element(screen.getByRole('link', { name: "View Today's Schedule" })).toHaveAttribute('href', '/visits')
  await screen.getByRole('button', { name: 'Start Next Job' }).click()
  await expect.element(screen.getByText('End the visit that is under way first.')).toBeVisible()
})
