import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Role } from '@thodu/api/contract/people/roles'
import { type Answer, createTestApi } from './api.ts'
import { insertDocument } from './insert-document.ts'
import { updateRows } from './rows.ts'
import { bookingBody, patient } from './samples/patient.ts'

export type Person = { id: string; name: string; email: string; token: string }
export type Refusal = { code: string; message: string; errors?: Record<string, string> }

/** Status and code of a refusal, as '409 visit.stale'. */
export const codeOf = async (answer: Promise<{ status: number; body: unknown }>): Promise<string> => {
  const { status, body } = await answer
  return `${status} ${(body as Refusal).code}`
}

/**
 * The API of createTestApi with a stopped clock, fast accounts, and functions for the steps of a booking. `bookings`
 * inserts this many; `env` sets environment variables.
 */
export async function createWorld({
  bookings = 0,
  env = {},
}: {
  bookings?: number
  env?: Record<string, string>
} = {}) {
  const clock = { now: new Date('2026-06-10T06:30:00.000Z') }
  const api = await createTestApi(env, { now: () => new Date(clock.now), bookings })
  const { deps } = api
  let people = 0

  async function addPerson(role: Role, name = 'Asha Rao', more: { emailUpdates?: 0 | 1 } = {}): Promise<Person> {
    people += 1
    const email = `${role}.${people}@example.in`
    const id = await api.addAccount(role, { name, email, email_updates: more.emailUpdates ?? 1 })
    return { id, name, email, token: await api.openSessionFor(id) }
  }

  const call = <Body = Booking>(
    person: Person | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> =>
    api.call<Body>(method, path, { ...(person ? { token: person.token } : {}), body, headers })

  const book = async (customer: Person, details: Record<string, string> = {}): Promise<Booking> => {
    const body = { ...bookingBody, patientDetails: { ...patient, ...details } }
    const answer = await call(customer, 'POST', '/booking', body)
    if (answer.status !== 201) throw new Error(`not booked: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const assign = <Body = Booking>(admin: Person, booking: Booking, caretaker: Person | null) =>
    call<Body>(admin, 'PUT', `/admin/bookings/${booking._id}/status`, { assignedCaregiver: caretaker?.id ?? null })
  const advance = <Body = Booking>(caretaker: Person, booking: Booking, status: string) =>
    call<Body>(caretaker, 'PUT', `/caretaker/bookings/${booking._id}/status`, { status })
  const setStatus = <Body = Booking>(admin: Person, { _id }: { _id: string }, status: string, reason = 'Asked for') =>
    call<Body>(admin, 'PUT', `/admin/bookings/${_id}/status`, { status, reason })
  const reassign = <Body = Booking>(admin: Person, { _id }: { _id: string }, to: { id: string }, more: object = {}) =>
    call<Body>(admin, 'POST', `/admin/bookings/${_id}/handover`, { caretaker: to.id, reason: 'Asked for', ...more })
  /** Books, assigns and takes every step up to `status`. */
  async function bookUpTo(
    status: 'confirmed' | 'active' | 'completed',
    { customer, admin, caretaker }: { customer: Person; admin: Person; caretaker: Person },
  ): Promise<Booking> {
    const booking = await book(customer)
    await assign(admin, booking, caretaker)
    for (const step of ['confirmed', 'active', 'completed'] as const) {
      await advance(caretaker, booking, step)
      if (step === status) break
    }
    return booking
  }

  return {
    deps,
    clock,
    addPerson,
    call,
    book,
    assign,
    advance,
    bookUpTo,
    setStatus,
    reassign,
    /** Restricts an account, as an erasure request does; false reverts it. */
    restrict: ({ id }: { id: string }, isRestricted = true) =>
      updateRows(api, 'accounts', { id }, { restricted_at: isRestricted ? clock.now.toISOString() : null }),
    /** Advances the clock by ms. @returns the new time */
    pass: (ms: number): string => {
      clock.now = new Date(clock.now.getTime() + ms)
      return clock.now.toISOString()
    },
    readRow: (id: string) =>
      deps.database.read.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    readAudit: (id: string) =>
      deps.database.read
        .selectFrom('audit_log')
        .select(['action', 'resource_type', 'status', 'user_role', 'actor_id', 'description', 'changes', 'ip_address'])
        .where('resource_id', '=', id)
        .orderBy('seq')
        .execute(),
    readMails: api.readMails,
    readSubjects: async (to: string) => (await api.readMails(to)).map(({ subject }) => subject),
    addDocument: (owner: Person, category: string | null = null): Promise<string> =>
      insertDocument(api, { ownerId: owner.id, category }),
    signIn: api.signIn,
    sideDoor: api.sideDoor,
    close: api.close,
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>
