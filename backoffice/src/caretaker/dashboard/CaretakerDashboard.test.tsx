import { jobStatsSchema } from '@thodu/api/contract/bookings/booking-figures.schema'
import { brand } from '@thodu/api/contract/page-values'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aBooking, aVisit } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { settleTime } from '../outbox/hasty-tap.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { CaretakerDashboard } from './CaretakerDashboard.tsx'

const outlastHastyTap = () => new Promise((resolve) => setTimeout(resolve, settleTime + 50))

function show() {
  wire.answer('GET /caretaker/bookings/stats', sample(jobStatsSchema))
  wire.answer('GET /caretaker/schedule-changes', [])
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

test('there is one card, and the next visits and a new job are listed in short below it (rule CARE-18)', async () => {
  const own = aBooking({ status: 'active', bookingId: 'K7M2PX' })
  const visits = [0.5, 5, 30, 54].map((inHours) => aVisit({ inHours }))
  wire.answer('GET /caretaker/visits', visits)
  const patientDetails = { ...own.patientDetails, patientName: 'Rajamma Vemula' }
  wire.answer('GET /caretaker/bookings', [own, aBooking({ bookingId: 'P4R7TZ', patientDetails })])
  await show()
  const next = page.getByRole('region', { name: 'Next', exact: true })
  await expect.element(next.getByRole('listitem').first()).toBeVisible()
  await expect.element(next.getByRole('link', { name: 'Rajamma Vemula' })).toBeVisible()
  await expect.element(next.getByText('New', { exact: true })).toBeVisible()
  await expect.element(next.getByRole('button', { name: 'Start Care' })).toBeVisible()
  expect(next.getByRole('listitem').elements()).toHaveLength(3)
  expect(page.getByRole('button', { name: 'Start visit' }).elements()).toHaveLength(1)
  await expectAccessible()
})

test('an end without a connection leaves a line after the next visit has taken the card (rule CARE-27)', async () => {
  const started = aVisit({ inHours: -3, status: 'started', startedAt: new Date().toISOString() })
  wire.answer('GET /caretaker/visits', [started, aVisit({ inHours: 3, bookingId: 'P4R7TZ' })])
  wire.answer('GET /caretaker/bookings', [aBooking({ status: 'active', bookingId: 'K7M2PX' })])
  wire.answer('POST /caretaker/visits/{id}/end', noConnection)
  await show()
  await page.getByRole('button', { name: 'End visit' }).click()
  await outlastHastyTap()
  await page.getByRole('button', { name: 'End visit' }).click()
  await expect.element(page.getByText(/ended .*\. Saved on this phone, will be sent\.$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start visit' })).toBeVisible()
  await expectAccessible()
  wire.answer('POST /caretaker/visits/{id}/end', { ...started, status: 'done', endedAt: new Date().toISOString() })
  await sendOutbox()
  await expect.element(page.getByText(/Saved on this phone/)).not.toBeInTheDocument()
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
