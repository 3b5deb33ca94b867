import { dayInCity } from '@thodu/api/contract/time'
import { keptDays } from '../../../api/src/contract/promises/promise-kinds.ts'

/** A call of a signed-in person; `index` counts repetitions, so that each can request something else. */
export type Call = {
  name: string
  path: (index: number) => string
  method?: 'GET' | 'POST' | 'PUT'
  body?: (index: number) => unknown
  token: 'admin' | 'customer' | 'caretaker'
}

const query = (values: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])).toString()
export const page = (from: number, filter: object = {}): string =>
  `/api/admin/bookings?${query({ sort: ['createdAt', 'DESC'], range: [from, from + 24], filter })}`

const lastDays = (days: number): string => {
  const dayAgo = (ago: number): string => dayInCity(new Date(Date.now() - ago * 86_400_000))
  return `from=${dayAgo(days - 1)}&to=${dayAgo(0)}`
}
const report = (name: string): Call => ({
  name: `reports: ${name} of ${keptDays} days`,
  path: () => `/api/admin/reports/${name}?${lastDays(keptDays)}`,
  token: 'admin',
})

/**
 * Calls that become slow first with many rows: pages, searches, filters, totals. tests/api/query-plans.test.ts checks their
 * plans.
 */
export const createCalls = (bookings: number, auditRows: number): Call[] => [
  { name: 'bookings: first page', path: () => page(0), token: 'admin' },
  { name: 'bookings: deep page', path: (index) => page(Math.floor(bookings * 0.8) + index), token: 'admin' },
  { name: 'bookings: search a name', path: () => page(0, { q: 'lakshmi' }), token: 'admin' },
  {
    name: 'bookings: search a number',
    path: (index) => page(0, { q: `98100${String(index).padStart(5, '0')}` }),
    token: 'admin',
  },
  {
    name: 'bookings: filter',
    path: () => page(0, { status: 'completed', serviceType: 'physiotherapy' }),
    token: 'admin',
  },
  {
    name: 'bookings: search an address',
    path: (index) => page(0, { q: `person${index}@bench.example` }),
    token: 'admin',
  },
  { name: 'bookings: search and filter', path: () => page(0, { q: 'reddy', status: 'cancelled' }), token: 'admin' },
  {
    name: 'bookings: by service, A to Z',
    path: () => `/api/admin/bookings?${query({ sort: ['serviceName', 'ASC'], range: [0, 24] })}`,
    token: 'admin',
  },
  {
    name: 'bookings: by rating, best first',
    path: () => `/api/admin/bookings?${query({ sort: ['rating', 'DESC'], range: [0, 24] })}`,
    token: 'admin',
  },
  {
    name: 'bookings: by start, first to last',
    path: () => `/api/admin/bookings?${query({ sort: ['preferredStartDate', 'ASC'], range: [0, 24] })}`,
    token: 'admin',
  },
  { name: 'bookings: stats', path: () => '/api/admin/bookings/stats', token: 'admin' },
  {
    name: 'jobs: first page',
    path: () => `/api/caretaker/bookings?${query({ sort: ['open', 'DESC'], range: [0, 9], filter: {} })}`,
    token: 'caretaker',
  },
  { name: 'jobs: stats', path: () => '/api/caretaker/bookings/stats', token: 'caretaker' },
  { name: 'desk: what waits', path: () => '/api/admin/waiting', token: 'admin' },
  { name: 'desk: emergency sheet', path: () => '/api/admin/emergency-sheet', token: 'admin' },
  {
    name: 'desk: part of a number',
    // The last digits of a phone number. Leading zeros would make the search treat them as an international prefix and look
    // for three digits.
    path: (index) => `/api/admin/find?q=${10_000 + index * 41}`,
    token: 'admin',
  },
  {
    name: 'desk: needs a caretaker, by start',
    path: () =>
      `/api/admin/bookings?${query({ sort: ['preferredStartDate', 'ASC'], range: [0, 24], filter: { status: 'pending', assigned: false } })}`,
    token: 'admin',
  },
  {
    name: 'promises: what is open',
    path: () => `/api/admin/promises?${query({ sort: ['dueAt', 'ASC'], range: [0, 24], filter: { open: true } })}`,
    token: 'admin',
  },
  {
    name: 'promises: to explain',
    path: () =>
      `/api/admin/promises?${query({ sort: ['dueAt', 'DESC'], range: [0, 24], filter: { reasonMissing: true } })}`,
    token: 'admin',
  },
  { name: 'promises: whom to call', path: () => '/api/admin/call-sheet', token: 'admin' },
  { name: 'promises: kept', path: () => '/api/promises/kept', token: 'customer' },
  report('promises'),
  report('calls'),
  report('first-calls'),
  { name: 'visits: today', path: () => '/api/admin/today', token: 'admin' },
  {
    name: 'visits: a week of everybody',
    path: () => `/api/admin/roster-week?from=${new Date().toISOString().slice(0, 10)}`,
    token: 'admin',
  },
  {
    name: 'visits: first page',
    path: () => `/api/admin/visits?${query({ sort: ['startsAt', 'DESC'], range: [0, 24], filter: {} })}`,
    token: 'admin',
  },
  {
    name: 'visits: not proved',
    path: () =>
      `/api/admin/visits?${query({ sort: ['startsAt', 'DESC'], range: [0, 24], filter: { unproved: true } })}`,
    token: 'admin',
  },
  {
    name: 'visits: search a name',
    path: () => `/api/admin/visits?${query({ sort: ['startsAt', 'DESC'], range: [0, 24], filter: { q: 'lakshmi' } })}`,
    token: 'admin',
  },
  { name: 'visits: own two weeks', path: () => '/api/caretaker/visits', token: 'caretaker' },
  { name: 'visits: own time off', path: () => '/api/caretaker/time-off', token: 'caretaker' },
  {
    name: 'visits: time off to decide',
    path: () =>
      `/api/admin/time-off?${query({ sort: ['startsAt', 'ASC'], range: [0, 24], filter: { status: 'requested' } })}`,
    token: 'admin',
  },
  { name: 'own bookings', path: () => '/api/booking', token: 'customer' },
  { name: 'audit: first page', path: () => '/api/audit/logs?page=1', token: 'admin' },
  {
    name: 'audit: deep page',
    path: (index) => `/api/audit/logs?page=${Math.floor((auditRows * 0.8) / 50) + index}`,
    token: 'admin',
  },
  { name: 'audit: filter', path: () => '/api/audit/logs?page=3&action=LOGIN&userRole=user', token: 'admin' },
  { name: 'audit: search', path: () => '/api/audit/logs?search=lakshmi', token: 'admin' },
  {
    name: 'audit: search an address',
    path: (index) => `/api/audit/logs?search=person${index}@bench.example`,
    token: 'admin',
  },
  { name: 'audit: stats', path: () => '/api/audit/stats', token: 'admin' },
  {
    name: 'create a booking',
    method: 'POST',
    path: () => '/api/booking',
    body: () => ({
      serviceType: 'elderly-care',
      packageId: 'basic',
      agreedToTerms: true,
      patientDetails: {
        patientName: 'Bench Patient',
        patientAge: '70',
        address: '1 Bench Street',
        city: 'Warangal',
        pincode: '506001',
        emergencyContact: 'Bench Contact',
        emergencyPhone: '9800000000',
      },
    }),
    token: 'customer',
  },
]
