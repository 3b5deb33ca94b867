import { bookingStatsSchema } from '@thodu/api/contract/bookings/booking-figures.schema'
import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import { attentionGroups } from '@thodu/api/contract/dashboard/attention-kinds'
import { backupStatusSchema, type OperatorNotices } from '@thodu/api/contract/operations/operations.schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { AdminDashboard } from './AdminDashboard.tsx'

const counts = Object.fromEntries(attentionGroups.map((group) => [group, 0])) as AttentionList['counts']
const calm: AttentionList = { at: new Date().toISOString(), counts, rows: [], next: null }
const stats = sample(bookingStatsSchema, {
  totalBookings: 1275,
  pendingBookings: 25,
  activeBookings: 44,
  recentBookings: 30,
  averageRating: 4.44,
})

function showEmpty(at = '/', notices: OperatorNotices['notices'] = [], firstSteps: OperatorNotices['firstSteps'] = []) {
  wire.answer('GET /admin/hall', calm)
  wire.answer('GET /admin/notices', { version: '1.2.0', notices, firstSteps })
  wire.answer('GET /admin/backups', sample(backupStatusSchema))
  wire.answer('GET /admin/bookings/stats', stats)
  wire.answer('GET /admin/caretakers', [])
  wire.answer('GET /admin/bookings', [])
  wire.answer('GET /admin/visit-figures', { from: '2026-11-23', minutes: 0, open: 0 })
  return showOffice(<AdminDashboard />, { at })
}
const placeOf = (text: string): number =>
  page.getByText(text, { exact: true }).first().element().getBoundingClientRect().top

test('an empty office shows the whole dashboard in its order, with the attention list below the figures (rules OFF-2 to OFF-6, HALL-1)', async () => {
  await showEmpty()
  await expect.element(page.getByText('All clear')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'All Bookings' })).toBeVisible()
  await expect.element(page.getByText('No bookings found').first()).toBeVisible()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Bookings', 'User Management', 'Audit Trail'])
  const places = [
    'User Management',
    'Total Bookings',
    'Needs action now',
    'Caretaker Assignment Status',
    'Booking Workflow',
    'All Bookings',
  ].map(placeOf)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(wire.asked('GET /admin/hall')).toHaveLength(1)
  await expectAccessible()
})

test('the five figures are one row of 64 px on a wide screen, and wrap on a phone (rule OFF-3)', async () => {
  await page.viewport(1440, 900)
  await showEmpty()
  await expect.element(page.getByText('1,275')).toBeVisible()
  const cards = () =>
    page
      .getByRole('term')
      .elements()
      .filter((term) => ['Total Bookings', 'Pending', 'Active', 'Last 7 Days', 'Avg Rating'].includes(term.textContent))
      .map((term) => term.parentElement?.getBoundingClientRect())
  expect(new Set(cards().map((card) => card?.top)).size).toBe(1)
  expect(cards().map((card) => Math.round(card?.height ?? 0))).toEqual([64, 64, 64, 64, 64])
  expect(
    page
      .getByRole('definition')
      .elements()
      .map((one) => one.textContent)
      .slice(0, 5),
  ).toEqual(['1,275', '25', '44', '30', '4.4/5'])
  await page.viewport(390, 800)
  await expect.poll(() => new Set(cards().map((card) => card?.top)).size).toBeGreaterThan(1)
})

test("a tab's address opens it, and arrow keys move between tabs (rule OFF-2)", async () => {
  wire.answer('GET /admin/users', [])
  await showEmpty('/?tab=users')
  const users = page.getByRole('tab', { name: 'User Management' })
  await expect.element(users).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'User Management' })).toBeVisible()
  users.element().focus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.poll(() => address).toBe('/?tab=bookings')
  await expect.element(page.getByText('Total Bookings')).toBeVisible()
})

test('the parts below the attention list wait for it, and also appear when it fails (rules OFF-17, OFF-33)', async () => {
  const hall = later<ReturnType<typeof refuse>>()
  const shown = showEmpty()
  wire.answer('GET /admin/hall', () => hall.promise)
  await shown
  await expect.element(page.getByText('Total Bookings')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'All Bookings' })).not.toBeInTheDocument()
  hall.give(refuse('request.conflict', 409))
  await expect.element(page.getByText('What needs action could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'All Bookings' })).toBeVisible()
})

test('notices that are not urgent are above the dashboard, and the version is at its end (rule OPS-19)', async () => {
  const since = new Date().toISOString()
  await showEmpty('/', [
    { code: 'mail_failing', since, details: [] },
    { code: 'placeholders', since, details: ['brand.email', 'brand.phone'] },
    { code: 'newer_version', since, details: ['1.3.0'] },
  ])
  await expect
    .element(
      page
        .getByRole('alert')
        .first()
        .getByText(/brand\.email, brand\.phone/),
    )
    .toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(2)
  await expect.element(page.getByText('Version 1.2.0')).toBeVisible()
  await expectAccessible()
})

test('a new office sees its first steps, with links, until they are done (rule SET-15)', async () => {
  await showEmpty('/', [], ['caretaker', 'booking', 'backup', 'second_factor'])
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect.element(steps.getByRole('link', { name: 'Add the first caretaker' })).toBeVisible()
  await expect.element(steps.getByText('The first backup is made and checked tonight')).toBeVisible()
  await expectAccessible()
})
