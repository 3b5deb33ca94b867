import { jobStatsSchema } from '@thodu/api/contract/bookings/booking-figures.schema'
import { brand } from '@thodu/api/contract/page-values'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aBooking, aVisit } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { CaretakerDashboard } from './CaretakerDashboard.tsx'

function show() {
  wire.answer('GET /caretaker/bookings/stats', sample(jobStatsSchema))
  return showCaretaker(<CaretakerDashboard />)
}

test('the dashboard shows its parts below the next visit, all unfolded (rules CARE-6, CARE-8)', async () => {
  wire.answer('GET /caretaker/visits', [aVisit()])
  wire.answer('GET /caretaker/bookings', [aBooking({ status: 'active' })])
  await show()
  await expect.element(page.getByText('Welcome, Kavitha')).toBeVisible()
  await expect.element(page.getByText('Narsamma Rao').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'My Visits' })).toHaveAttribute('href', '/visits')
  const office = page.getByRole('link', { name: new RegExp(brand.phoneDisplay.replace(/[+()]/g, '\\$&')) }).first()
  await expect.element(office).toHaveAttribute('href', `tel:${brand.phone}`)
  const parts = [
    page.getByText('Narsamma Rao').first(),
    page.getByRole('button', { name: 'Start Next Job' }),
    page.getByText('Active Jobs'),
    page.getByRole('heading', { name: 'Upcoming Jobs' }),
    page.getByRole('heading', { name: 'My Assigned Bookings' }),
  ]
  for (const part of parts) await expect.element(part).toBeVisible()
  const places = parts.map((part) => part.element().getBoundingClientRect().top)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Contact Admin' })).toBeVisible()
  await expectAccessible()
})

test('each empty part shows an empty text', async () => {
  wire.answer('GET /caretaker/visits', [])
  wire.answer('GET /caretaker/bookings', [])
  await show()
  await expect.element(page.getByRole('heading', { name: 'Upcoming Jobs' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Assigned Bookings' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'My Visits' })).not.toBeInTheDocument()
  await expectAccessible()
})
