import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { aBooking } from '../../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { BookingList } from './BookingList.tsx'

const list = 'GET /admin/bookings'
const row = aBooking({
  bookingId: 'K7M2PX',
  packageName: 'Physiotherapy at home, monthly 20 sessions',
  patientDetails: { patientName: 'Venkata Narasimha Lakshmi Narayana Rao', patientAge: '84' },
  assignedCaregiver: null,
})

test('at 1440 px no service, patient or field of a booking is cut off, in one bar of filters, views and actions (rule OFF-6)', async () => {
  await page.viewport(1190, 800)
  wire.answer(list, [row])
  wire.answer('GET /admin/caretakers', [])
  await showOffice(<BookingList />)
  const field = page.getByRole('combobox', { name: 'Assign caretaker to booking K7M2PX' })
  await expect.element(field).toBeVisible()
  const cut = [...document.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth)
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
  const input = field.element() as HTMLInputElement
  const letters = new OffscreenCanvas(1, 1).getContext('2d')
  if (letters) letters.font = getComputedStyle(input).font
  expect((letters?.measureText(input.placeholder).width ?? Infinity) + 9).toBeLessThanOrEqual(input.clientWidth)
  for (const name of ['Rating', 'Date'])
    await expect.element(page.getByRole('columnheader', { name })).not.toBeInTheDocument()
  const middles = ['Month', 'Add filter', 'Columns', 'Export CSV'].map((name) =>
    page.getByRole('button', { name, exact: true }).element(),
  )
  const bar = [page.getByRole('searchbox').element(), page.getByRole('link', { name: 'In care' }).element(), ...middles]
  const tops = bar.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
  await expectAccessible()
})

test('the month of the booking is a filter that its button names, and any month removes it (rule OFF-6)', async () => {
  wire.answer(list, [row])
  wire.answer('GET /admin/caretakers', [])
  await showOffice(<BookingList />)
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Last month' }).click()
  await expect.element(page.getByRole('button', { name: 'Last month' })).toBeVisible()
  expect(decodeURIComponent(address)).toMatch(/"from":"\d{4}-\d\d-01"/)
  await page.getByRole('button', { name: 'Last month' }).click()
  await page.getByRole('menuitem', { name: 'Any month' }).click()
  await expect.element(page.getByRole('button', { name: 'Month', exact: true })).toBeVisible()
  expect(decodeURIComponent(address)).not.toContain('from')
})
