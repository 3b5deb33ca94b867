import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, createDeps, loadConfig } from '@thodu/api'
import type { Booking } from '@thodu/api/contract/bookings.schema'
import type { Role } from '@thodu/api/contract/roles'
import { newId } from '@thodu/db'
import { createToken, openSession } from '../../../api/src/sessions/sessions.ts'
import { seedDatabase } from '../../bench/seed.ts'
import { copyBaseDatabase } from '../../support/base-database.ts'
import { readOutbox } from '../../support/mails.ts'

export type Person = { id: string; name: string; email: string; token: string }
export type Answer<Body = Record<string, unknown>> = { status: number; headers: Headers; body: Body }
export type Refusal = { message: string; errors?: Record<string, string> }

export const patient = {
  patientName: 'Narsamma Rao',
  patientAge: '74',
  address: '12-3-45, Station Road',
  city: 'Warangal',
  pincode: '506001',
  emergencyContact: 'Ravi Rao',
  emergencyPhone: '9876543210',
}
export const bookingBody = { serviceType: 'elderly-care', packageId: 'standard', patientDetails: patient }

/**
 * The real API on a real database file. People are put into it with a session each, so that fifty of them cost little.
 * `bookings` fills it with that many made-up ones first.
 */
export async function createWorld({ bookings = 0 } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-bookings-'))
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
  const clock = { now: new Date('2026-06-10T06:30:00.000Z') }
  copyBaseDatabase(config.databaseFile)
  if (bookings > 0) await seedDatabase(config.databaseFile, { bookings, auditRows: 0, now: clock.now })
  const deps = await createDeps(config, () => new Date(clock.now))
  const app = createApp(deps)
  let people = 0

  async function addPerson(role: Role, name = 'Asha Rao', more: { emailUpdates?: 0 | 1 } = {}): Promise<Person> {
    people += 1
    const email = `${role}.${people}@example.in`
    const id = newId()
    const at = clock.now.toISOString()
    const account = { id, email, name, phone: '+91 98765 43210', location: 'Warangal', role }
    const claims = await deps.database.write(async (tx) => {
      await tx
        .insertInto('accounts')
        .values({
          ...account,
          email_updates: more.emailUpdates ?? 1,
          sms_alerts: 1,
          marketing: 0,
          created_at: at,
          updated_at: at,
        })
        .execute()
      return openSession(tx, { accountId: id, ip: '127.0.0.1', userAgent: 'test' }, new Date())
    })
    return { id, name, email, token: await createToken(deps, claims) }
  }

  async function call<Body = Booking>(
    person: Person | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        ...(person ? { Authorization: `Bearer ${person.token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }

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
    /** A booking as it is stored, read past the API. */
    readRow: (id: string) =>
      deps.database.read.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Audit rows about a booking, oldest first. */
    readAudit: (id: string) =>
      deps.database.read
        .selectFrom('audit_log')
        .select(['action', 'resource_type', 'status', 'user_role', 'actor_id', 'description', 'changes', 'ip_address'])
        .where('resource_id', '=', id)
        .orderBy('seq')
        .execute(),
    /** Subjects of the mails to an address, oldest first. */
    readSubjects: async (to: string) => {
      await deps.mailer.settle()
      const mails = readOutbox(config.outboxDir)
      return mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
    },
    /** Puts an upload of a person into the database, as the upload call does. */
    addDocument: async (owner: Person, category: string | null = null): Promise<string> => {
      const id = newId()
      const at = clock.now.toISOString()
      await deps.database.write((tx) =>
        tx
          .insertInto('documents')
          .values({
            id,
            owner_id: owner.id,
            name: 'report.pdf',
            category,
            media_type: 'application/pdf',
            size_bytes: 1_000,
            stored_name: id,
            sha256: '',
            status: 'pending',
            uploaded_at: at,
          })
          .execute(),
      )
      return id
    },
    close: async () => {
      await deps.mailer.stop()
      await deps.database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>
