import { hash } from 'node:crypto'
import { addDays, dayInCity, dayOfMoment, momentOf, toMoment } from '@thodu/api/contract/time'
import { migrateDatabase, newId, openSqlite } from '@thodu/db'
import { firstPreviousHash, hashAuditRow, hashPersonal, hashWholeRow } from '../../api/src/audit/audit-hash.ts'
import { auditActions } from '../../api/src/contract/audit/audit-actions.ts'
import { bookingStatuses } from '../../api/src/contract/care/booking-status.ts'
import { services } from '../../api/src/contract/care/catalogue.ts'
import { useRaw } from '../support/raw-database.ts'
import { bookingCodeOf } from '../support/samples/booking-code.ts'

/** Customers book several times, so a city with ten times the bookings has ten times the people. */
const bookingsPerPerson = 5
const accountsPerCaretaker = 20
const surnames = ['Rao', 'Reddy', 'Begum', 'Sharma', 'Goud', 'Naidu', 'Khan', 'Devi', 'Chary', 'Yadav']
const firstNames = ['Asha', 'Kiran', 'Lakshmi', 'Ravi', 'Salma', 'Venkat', 'Padma', 'Imran', 'Swathi', 'Mohan']
const spanDays = 1_095

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item
/** Spreads values repeatably, so that two runs measure the same data. */
const scatter = (index: number): number => Math.imul(index + 1, 2_654_435_761) >>> 8
const personName = (index: number): string => `${pick(firstNames, index)} ${pick(surnames, scatter(index))} (bench)`

export type SeedSize = { bookings: number; auditRows: number; now: Date }

/** Fills a new database file with made-up rows of three years, through the real schema and its triggers. */
export async function seedDatabase(file: string, { bookings, auditRows, now }: SeedSize): Promise<void> {
  const people = bookings / bookingsPerPerson
  const database = openSqlite(file)
  await migrateDatabase(database)
  const { raw } = database.upkeep
  // Only while filling: no answer has promised durability yet.
  raw.pragma('synchronous = OFF')
  const timeOf = (index: number, total: number) =>
    new Date(now.getTime() - (1 - (index + 1) / total) * spanDays * 86_400_000 - 1_000)

  const userIds: string[] = []
  const caretakerIds: string[] = []
  raw.transaction(() => {
    const insert = raw.prepare(
      `insert into accounts (id, email, name, phone, location, role, created_at, updated_at) values (?, ?, ?, ?, '', ?, ?, ?)`,
    )
    for (let index = 0; index < people; index++) {
      const at = timeOf(index, people).toISOString()
      const role = index % accountsPerCaretaker === 0 ? 'caretaker' : 'user'
      const id = newId(timeOf(index, people).getTime())
      insert.run(id, `person${index}@bench.example`, personName(index), `+9198${10_000_000 + index}`, role, at, at)
      if (role === 'caretaker') caretakerIds.push(id)
      else userIds.push(id)
    }
  })()

  const insertBooking = raw.prepare(`insert into bookings (id, code, user_id, service_type, service_name, package_id,
    package_name, price_amount, price_original_amount, price_unit, status, assigned_caregiver_id, assigned_at, form_data,
    patient_details, patient_name, preferred_start_date, user_info, customer_name, total_form_fields, filled_form_fields,
    completion_rate, rating, review, reviewed_at, agreed_to_terms_at, terms_version, cancel_reason, search_text,
    client_timestamp, created_day, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '{}', ?, ?, ?, ?, ?, 12, 9, 75, ?, ?, ?, ?, '2024-03', null, ?, ?, ?, ?, ?)`)
  const openCaretakers = new Set<string>()
  const addBooking = (index: number) => {
    const at = timeOf(index, bookings)
    const time = at.toISOString()
    const service = pick(services, scatter(index))
    const chosen = pick(service.packages, index)
    // Old bookings are completed or cancelled; the newest percent is pending or active.
    const status =
      index < bookings * 0.99 ? (index % 9 === 0 ? 'cancelled' : 'completed') : pick(bookingStatuses, index)
    let caretaker: string | null = status === 'pending' ? null : pick(caretakerIds, scatter(index))
    let finalStatus = status
    if (caretaker && (status === 'confirmed' || status === 'active')) {
      if (openCaretakers.has(caretaker)) {
        finalStatus = 'pending'
        caretaker = null
      } else openCaretakers.add(caretaker)
    }
    const rating = finalStatus === 'completed' && index % 3 === 0 ? 3 + (index % 3) : null
    const customer = personName(index)
    const patient = personName(scatter(index))
    const code = bookingCodeOf(index + 1)
    const email = `person${index % people}@bench.example`
    const phone = `+9198${10_000_000 + (index % people)}`
    insertBooking.run(
      newId(at.getTime()),
      code,
      pick(userIds, scatter(index)),
      service.id,
      service.name,
      chosen.id,
      chosen.name,
      chosen.price,
      chosen.originalPrice,
      chosen.unit,
      finalStatus,
      caretaker,
      caretaker ? time : null,
      JSON.stringify({
        patientName: patient,
        patientAge: '71',
        address: '1-2-3 Bench Street',
        city: 'Warangal',
        pincode: '506001',
      }),
      patient,
      dayInCity(new Date(at.getTime() + 3 * 86_400_000)),
      JSON.stringify({ name: customer, email, phone, location: 'Warangal' }),
      customer,
      rating,
      rating ? 'Kind and on time (bench).' : null,
      rating ? time : null,
      time,
      [code, customer, email, phone, patient, service.name, chosen.name].join(' ').toLowerCase(),
      time,
      dayInCity(at),
      time,
      time,
    )
  }
  const insertAudit = raw.prepare(`insert into audit_log (seq, id, action, actor_id, user_name, user_email, user_role,
    description, resource_type, resource_id, status, ip_address, changes, search_text, day, created_at, previous_hash, hash, version, salt, personal_hash)
    values (@seq, @id, @action, @actor_id, @user_name, @user_email, @user_role, @description, @resource_type, @resource_id,
    @status, @ip_address, @changes, @search_text, @day, @created_at, @previous_hash, @hash, @version, @salt, @personal_hash)`)
  let previous = firstPreviousHash
  const addAudit = (index: number) => {
    const at = timeOf(index, auditRows)
    const name = personName(index)
    const row = {
      seq: index + 1,
      id: newId(at.getTime()),
      action: pick(auditActions, scatter(index)) as string,
      actor_id: pick(userIds, index),
      user_name: name,
      user_email: `person${index % people}@bench.example`,
      user_role: index % 10 === 0 ? 'admin' : 'user',
      description: `Event ${index} of the benchmark`,
      resource_type: 'booking',
      resource_id: `bench-${index % bookings}`,
      status: index % 50 === 0 ? 'failed' : 'success',
      ip_address: '127.0.0.1',
      changes: '[]',
      day: dayInCity(at),
      created_at: at.toISOString(),
      previous_hash: previous,
    }
    // Like an old database: the first half of its rows is from before migration 0031.
    const salt = index < auditRows / 2 ? null : hash('md5', row.id)
    const half = { ...row, version: salt === null ? 1 : 2, salt, personal_hash: salt && hashPersonal(salt, row) }
    previous = salt === null ? hashWholeRow(row) : hashAuditRow(half)
    const search_text = [name, row.user_email, row.description, row.resource_id, row.action].join(' ').toLowerCase()
    insertAudit.run({ ...half, search_text, hash: previous })
  }
  const inSlices = (total: number, add: (index: number) => void) => {
    for (let from = 0; from < total; from += 20_000)
      raw.transaction(() => {
        for (let index = from; index < Math.min(total, from + 20_000); index++) add(index)
      })()
  }
  inSlices(bookings, addBooking)
  inSlices(auditRows, addAudit)
  raw.pragma('wal_checkpoint(TRUNCATE)')
  await database.close()
}

/** Visits per day of a busy agency. A large file has as many and reaches further back. */
const visitsPerDay = 140
const caretakers = 100
const daysAhead = 14
const exceptions = 25

/** Inserts visits into a seeded file: two weeks ahead, and back as far as they reach. */
export function seedVisits(file: string, { visits, now }: { visits: number; now: Date }): void {
  const today = dayOfMoment(momentOf(now))
  const at = now.toISOString()
  useRaw(file, (raw) => {
    const ids = (sql: string): string[] => (raw.prepare(sql).all() as { id: string }[]).map(({ id }) => id)
    const people = ids(`select id from accounts where role = 'caretaker' order by id limit ${caretakers}`)
    const bookings = ids(`select id from bookings order by seq desc limit ${visitsPerDay * 10}`)
    const daily = Math.min(visitsPerDay, 2 * people.length)
    const insert = raw.prepare(`insert into visits (id, booking_id, service_day, code, ordinal, starts_min, ends_min,
      caretaker_id, status, started_min, ended_min, start_proof, end_proof, created_at, updated_at)
      values (?, ?, ?, 'D', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
    raw.pragma('synchronous = OFF')
    raw.transaction(() => {
      for (let index = 0; index < visits; index += 1) {
        const place = index % daily
        const day = addDays(today, daysAhead - 1 - Math.floor(index / daily))
        const starts = toMoment(day, place < people.length ? 480 : 960)
        const isPast = day < today
        const isOdd = index % exceptions === 0
        const status = isPast ? (isOdd ? 'missed' : 'done') : 'planned'
        const worked =
          status === 'done'
            ? [starts, starts + 360, 'office', index % 3 === 0 ? 'none' : 'family']
            : [null, null, null, null]
        const caretaker = isOdd && !isPast ? null : people[place % people.length]
        const booking = bookings[index % bookings.length]
        insert.run(newId(), booking, day, index, starts, starts + 360, caretaker, status, ...worked, at, at)
      }
    })()
  })
}
