import type { SignedIn, User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking, CreateBooking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Caretaker } from '@thodu/api/contract/caretakers/caretakers.schema'
import { createApiClient, type SendOptions } from '@thodu/api/contract/client/client'
import { patient } from './samples/patient.ts'
import { waitForCode } from './servers/outbox.ts'
import type { TestServer } from './servers/server.ts'

/** The first admin of every test server started with `adminEnv`. */
export const firstAdmin = { email: 'first.admin@example.org', password: 'Kakatiya#2026' }
export const adminEnv = { ADMIN_EMAIL: firstAdmin.email, ADMIN_PASSWORD: firstAdmin.password }
export const testPassword = 'Orugallu@1163'

/** Calls by path, so that a test can send requests that no client would. The test declares the type of the answer. */
export type ApiClient = {
  send: (path: string, options?: SendOptions) => Promise<Response>
  call: <Answer = unknown>(path: string, options?: SendOptions) => Promise<Answer>
}
export type Person = { user: User; email: string; password: string; token: string; api: ApiClient }
type Credentials = { email: string; password: string }

function apiOf(server: Pick<TestServer, 'url'>, token: string | null = null): ApiClient {
  const { send } = createApiClient({ baseUrl: `${server.url}/api`, readToken: () => token })
  const call = async <Answer>(path: string, options?: SendOptions): Promise<Answer> => {
    const response = await send(path, options)
    return (response.status === 204 ? undefined : await response.json()) as Answer
  }
  return { send, call }
}

let counter = 0
export const uniqueEmail = (prefix: string): string => `${prefix}.${process.pid}.${++counter}@example.org`

export async function signIn(server: Pick<TestServer, 'url'>, { email, password }: Credentials): Promise<Person> {
  const { token, user } = await apiOf(server).call<SignedIn>('/auth/login', {
    method: 'POST',
    body: { email, password },
  })
  return { user, email, password, token, api: apiOf(server, token) }
}

/** Signs up a customer as the site does, with the code from the outbox. */
export async function signUp(server: TestServer, given: { name?: string; email?: string } = {}): Promise<Person> {
  const { name = 'Lakshmi Rao', email = uniqueEmail('customer') } = given
  const api = apiOf(server)
  await api.call('/auth/send-otp', { method: 'POST', body: { email } })
  const otp = await waitForCode(server.dataDir, email)
  const verified = await api.send('/auth/verify-otp', { method: 'POST', body: { email, otp } })
  const cookie = verified.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const body = { name, email, password: testPassword, phone: '9876543210' }
  const { token, user } = await api.call<SignedIn>('/auth/signup', {
    method: 'POST',
    body,
    headers: { Cookie: cookie },
  })
  return { user, email, password: testPassword, token, api: apiOf(server, token) }
}

export async function addCaretaker(
  server: TestServer,
  admin: Person,
  given: { name?: string; email?: string } = {},
): Promise<Person> {
  const { name = 'Sridevi Goud', email = uniqueEmail('caretaker') } = given
  const body = { name, email, password: testPassword, phone: '9876501234', serviceTypes: ['elderly-care'] }
  await admin.api.call<Caretaker>('/admin/caretakers', { method: 'POST', body })
  return signIn(server, { email, password: testPassword })
}

export const patientDetails = {
  ...patient,
  mobilityLevel: 'Needs help to walk',
  fallRisk: 'Yes',
  medications: 'Metformin',
}

export const book = (customer: Person, given: Partial<CreateBooking> = {}): Promise<Booking> =>
  customer.api.call<Booking>('/booking', {
    method: 'POST',
    body: { serviceType: 'elderly-care', packageId: 'standard', patientDetails, agreedToTerms: true, ...given },
  })

export const assign = (admin: Person, booking: Booking, caretaker: Person): Promise<Booking> =>
  admin.api.call<Booking>(`/admin/bookings/${booking._id}/status`, {
    method: 'PUT',
    body: { assignedCaregiver: caretaker.user._id },
  })

export const advance = (caretaker: Person, booking: Booking, status: Booking['status']): Promise<Booking> =>
  caretaker.api.call<Booking>(`/caretaker/bookings/${booking._id}/status`, { method: 'PUT', body: { status } })
