import type { Scenario } from '../load.ts'
import type { Cast } from './workbench.ts'

const details = {
  patientName: 'Bench Patient',
  patientAge: '71',
  address: '1-2-3 Bench Street',
  city: 'Warangal',
  pincode: '506001',
  emergencyContact: 'Bench Contact',
  emergencyPhone: '9800000000',
  mobilityLevel: 'Walks alone',
  preferredStartDate: '2030-01-15',
}
const booking = JSON.stringify({
  serviceType: 'elderly-care',
  packageId: 'standard',
  patientDetails: details,
  agreedToTerms: true,
})
const bearer = (token: string) => () => ({ authorization: `Bearer ${token}` })

export const createScenarios = ({ admin, customer, pendingIds }: Cast): Scenario[] => [
  { name: 'GET /auth/me', method: 'GET', path: () => '/api/auth/me', headers: bearer(customer), expected: [200] },
  { name: 'GET /booking', method: 'GET', path: () => '/api/booking', headers: bearer(customer), expected: [200] },
  {
    name: 'GET /admin/bookings (25)',
    method: 'GET',
    path: () => `/api/admin/bookings?${new URLSearchParams({ sort: '["createdAt","DESC"]', range: '[0,24]' })}`,
    headers: bearer(admin),
    expected: [200],
  },
  {
    name: 'GET /audit/logs (50)',
    method: 'GET',
    path: () => '/api/audit/logs?page=1&limit=50',
    headers: bearer(admin),
    expected: [200],
  },
  {
    name: 'POST /booking',
    method: 'POST',
    path: () => '/api/booking',
    body: () => booking,
    headers: bearer(customer),
    expected: [201],
  },
  {
    name: 'PUT /admin/bookings/{id}/status',
    method: 'PUT',
    path: (index) => `/api/admin/bookings/${pendingIds[index] ?? 'none-left'}/status`,
    body: () => JSON.stringify({ status: 'cancelled', reason: 'bench' }),
    headers: bearer(admin),
    expected: [200],
  },
]
