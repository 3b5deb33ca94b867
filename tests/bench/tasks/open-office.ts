import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, loadConfig } from '@thodu/api'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { caretakerServiceTypes } from '@thodu/api/contract/care/catalogue'
import { newId } from '@thodu/db'
import type BetterSqlite3 from 'better-sqlite3'
import { createToken, openSession } from '../../../api/src/sessions/sessions.ts'
import { useRaw } from '../../support/raw-database.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'
import { jwtSecret } from '../api/workbench.ts'
import { startProcess } from '../processes.ts'
import { seedDatabase } from '../seed.ts'

/** An office of three after a few years. */
const size = { bookings: 3_000, auditRows: 15_000, people: { families: 300, caretakers: 60 } }
const waiting = 40
const callbacks = 40
/** Families who are behind with what they owe. */
export const owing = 10

export type Person = { id: string; name: string; email: string; token: string }

/** Whom and what the tasks are about. */
export type Office = {
  url: string
  admin: Person
  /** A caretaker whose job begins today, and one whose care is under way. */
  starter: Person
  carer: Person
  /** Bookings that are assigned, a caretaker each: not begun, but the one `inCare`; the last one's address was changed. */
  assigned: Booking[]
  close: () => Promise<void>
}

/** Caretakers know their services, the newest bookings wait, and callbacks stand in the queue. */
function arrange(raw: BetterSqlite3.Database, now: string): void {
  raw
    .prepare(
      `insert into caretaker_service_types (account_id, service_type)
       select accounts.id, value from accounts, json_each(?) where role = 'caretaker'`,
    )
    .run(JSON.stringify(caretakerServiceTypes))
  raw
    .prepare(
      `update bookings set status = 'pending', assigned_caregiver_id = null, assigned_at = null
       where seq in (select seq from bookings where rating is null order by seq desc limit ?)`,
    )
    .run(waiting)
  const families = raw.prepare(`select id from accounts where role = 'user' limit ?`).pluck().all(callbacks)
  const insert = raw.prepare(
    `insert into callbacks (id, user_id, service_type, package_id, preferred_time, additional_notes, status,
      client_timestamp, created_at, updated_at)
     values (?, ?, 'elderly-care', 'standard', 'morning', 'Please call about nights.', 'open', ?, ?, ?)`,
  )
  for (const family of families) insert.run(newId(), family, now, now, now)
}

/** A day of care of some families is not paid. */
function owe(raw: BetterSqlite3.Database, now: string): void {
  const bookings = raw
    .prepare(`select id from bookings where status in ('confirmed', 'active', 'completed') order by seq limit ?`)
    .pluck()
    .all(owing) as string[]
  const terms = raw.prepare(
    `insert into care_terms (booking_id, version, price, parts, counted, early_end, reason, created_at)
     values (?, 1, 1200, 1, 0, 'share', 'Booked', ?)`,
  )
  const owed = raw.prepare(
    `insert into money_adjustments (id, booking_id, kind, amount, reason, day, created_at)
     values (?, ?, 'charge', -1200, 'A day of care', ?, ?)`,
  )
  for (const id of bookings) {
    terms.run(id, now)
    owed.run(newId(), id, now.slice(0, 10), now)
  }
  if (bookings.length < owing) throw new Error('The seed has too little care')
}

/** The place of the booking whose care is under way, and whose caretaker does no task. */
export const inCare = 2

type Cast = { admin: Person; family: Person; starter: Person; carer: Person; bound: Person[] }

/** Signs in, past the product, an admin, a family and five caretakers who have nothing to do. */
async function signPeopleIn(env: Record<string, string>, now: Date): Promise<Cast> {
  const config = loadConfig({ ...env, LOG_LEVEL: 'silent' })
  await seedDatabase(config.databaseFile, { ...size, now })
  const people = useRaw(config.databaseFile, (raw) => {
    arrange(raw, now.toISOString())
    owe(raw, now.toISOString())
    raw
      .prepare(`insert into accounts (id, email, name, role, created_at, updated_at) values (?, ?, ?, 'admin', ?, ?)`)
      .run(newId(), 'office@bench.example', 'Meera Iyer', now.toISOString(), now.toISOString())
    const who = 'select id, name, email from accounts'
    return raw
      .prepare(
        `select * from (${who} where role = 'admin') union all select * from (${who} where role = 'user' limit 1)
         union all select * from (${who} where role = 'caretaker' and id not in (select assigned_caregiver_id
         from bookings where assigned_caregiver_id is not null and status in ('pending', 'confirmed', 'active')) limit 5)`,
      )
      .all() as Omit<Person, 'token'>[]
  })
  const deps = await createDeps(config)
  const signedIn: Person[] = []
  for (const person of people) {
    const session = { accountId: person.id, ip: 'bench', userAgent: 'bench' }
    const opened = await deps.database.write((tx) => openSession(tx, session, now))
    signedIn.push({ ...person, token: await createToken(deps, opened) })
  }
  await deps.mailer.stop()
  await deps.accessLog.stop()
  await deps.database.close()
  const [admin, family, starter, carer, ...bound] = signedIn
  if (!admin || !family || !starter || !carer) throw new Error('The seed has too few people')
  return { admin, family, starter, carer, bound }
}

/** What has happened when the day begins: assignments, care under way, a corrected address, a complaint, a document. */
async function beginDay(url: string, { admin, family, starter, carer, bound }: Cast): Promise<Booking[]> {
  async function send(person: Person, method: string, path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${person.token}`, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const query = new URLSearchParams({ filter: '{"assigned":false,"status":"pending"}', range: '[0,39]' })
  const unassigned = (await (await send(admin, 'GET', `/admin/bookings?${query}`)).json()) as Booking[]
  const assigned: Booking[] = []
  for (const caretaker of [carer, ...bound, starter]) {
    const booking = unassigned.pop()
    if (!booking) throw new Error('The seed has too few bookings that wait')
    await send(admin, 'PUT', `/admin/bookings/${booking._id}/status`, { assignedCaregiver: caretaker.id })
    assigned.push(booking)
  }
  const [running, ...waitingToStart] = assigned
  for (const [who, booking] of [
    [carer, running],
    [bound[inCare], waitingToStart[inCare]],
  ] as const)
    for (const status of ['confirmed', 'active'])
      await send(who ?? carer, 'PUT', `/caretaker/bookings/${booking?._id}/status`, { status })
  const address = '77-7 New Street, Kazipet'
  await send(admin, 'PUT', `/admin/bookings/${waitingToStart.at(-1)?._id}`, {
    patientDetails: { address, emergencyContact: 'Ravi Rao', emergencyPhone: '9876543210' },
  })
  await send(admin, 'POST', '/contact', {
    name: family.name,
    email: family.email,
    subject: 'Nobody came this morning',
    message: 'We waited from 7 to 10 and nobody came.',
    inquiryType: 'general',
  })
  const form = new FormData()
  form.set('category', 'medicalReports')
  form.set('file', new File([new Uint8Array(samplePdf())], 'report.pdf', { type: 'application/pdf' }))
  await send(family, 'POST', '/document/upload', form)
  return waitingToStart
}

/** Fills a database, starts the built product on it, and lets the day begin. */
export async function openOffice(): Promise<Office> {
  const dataDir = join(tmpdir(), `thodu-tasks-${process.pid}`)
  mkdirSync(dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, JWT_SECRET: jwtSecret, RATE_LIMITS: 'off' }
  const cast = await signPeopleIn(env, new Date())
  const server = await startProcess('tests/support/servers/paying-server.ts', [], {
    PORT: '0',
    LOG_LEVEL: 'info',
    ...env,
  })
  async function close(): Promise<void> {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: server.url, ...cast, assigned: await beginDay(server.url, cast), close }
  } catch (error) {
    await close()
    throw error
  }
}
