import { expect, test } from 'vitest'
import { formatBookingsCsv } from './bookings-csv.ts'

const booking = {
  serviceName: 'Elderly Care',
  packageName: '24/7 Care',
  status: 'pending',
  createdAt: '2026-11-21T05:00:00Z',
  userInfo: { name: 'Asha Rao', email: 'asha@example.in' },
} as const

test('the file has its six columns', () => {
  expect(formatBookingsCsv([])).toBe('Service,Package,Client,Email,Status,Date\r\n')
})

test('a value is quoted when necessary, and never runs as a formula', () => {
  const rows = [booking, { ...booking, userInfo: { name: '=HYPERLINK("http://x")', email: 'b@example.in' } }]
  expect(formatBookingsCsv(rows).split('\r\n').slice(1, 3)).toEqual([
    'Elderly Care,24/7 Care,Asha Rao,asha@example.in,pending,"Nov 21, 2026"',
    'Elderly Care,24/7 Care,"\'=HYPERLINK(""http://x"")",b@example.in,pending,"Nov 21, 2026"',
  ])
})
