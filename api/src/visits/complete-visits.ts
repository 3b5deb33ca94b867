import { isOneOf, type Reader, readJson, type Tx } from '@thodu/db'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { momentOf } from '../contract/time.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { readIncidents } from './incidents.queries.ts'
import { isProved, needOf } from './schedule/visit-need.ts'
import { findTicks } from './ticks.queries.ts'
import { areaOf, toComplaint, toVisitParts } from './visit-wire.ts'
import { findVisit, type ListedVisit, type StoredVisit } from './visits.queries.ts'

type Ids = { ids: string[] }
const selectBookings = (db: Reader, { ids }: Ids) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select(['bookings.id', 'code', 'service_type', 'status', 'patient_name', 'patient_details'])
    .select(['accounts.name as family_name', 'accounts.phone as family_phone'])
    .where(isOneOf('bookings.id', ids))
    .execute()
const selectPeople = (db: Reader, { ids }: Ids) =>
  db.selectFrom('accounts').select(['id', 'name', 'phone']).where(isOneOf('id', ids)).execute()
const selectFollowers = (db: Reader, { ids }: Ids) =>
  db.selectFrom('visits').select(['id', 'origin_visit_id']).where(isOneOf('origin_visit_id', ids)).execute()
const selectNotes = (db: Reader, { ids }: Ids) =>
  db
    .selectFrom('visit_notes')
    .select(['visit_id', 'text'])
    .where(isOneOf('visit_id', ids))
    .orderBy('created_at')
    .execute()
const selectTried = (db: Reader, { ids }: Ids) =>
  db.selectFrom('visit_code_tries').select('visit_id').where(isOneOf('visit_id', ids)).execute()

const toBooking = (row: Awaited<ReturnType<typeof selectBookings>>[number]): Visit['booking'] => ({
  _id: row.id,
  bookingId: row.code,
  // `createBooking` takes the service from the catalogue.
  serviceType: row.service_type as Visit['booking']['serviceType'],
  status: row.status,
  patientName: row.patient_name,
  area: areaOf(readJson<PatientDetails>(row.patient_details)),
  family: { name: row.family_name, phone: row.family_phone },
})

async function readAround(db: Reader, rows: readonly ListedVisit[]) {
  const ids = rows.map(({ id }) => id)
  const caretakers = new Set(rows.map((row) => row.caretaker_id).filter((id) => id !== null))
  const bookings = await selectBookings(db, { ids: [...new Set(rows.map((row) => row.booking_id))] })
  const people = caretakers.size === 0 ? [] : await selectPeople(db, { ids: [...caretakers] })
  const followers = await selectFollowers(db, { ids })
  const notes = await selectNotes(db, { ids })
  const troubles = await readIncidents(db, ids)
  const unproved = rows.filter((row) => row.status === 'done' && !isProved(row)).map(({ id }) => id)
  const tried = unproved.length === 0 ? [] : await selectTried(db, { ids: unproved })
  return {
    bookings: new Map(bookings.map((row) => [row.id, toBooking(row)])),
    people: new Map(people.map(({ id, name, phone }) => [id, { _id: id, name, phone }])),
    followers: new Map(followers.map((row) => [row.origin_visit_id, row.id])),
    troubles,
    notes: new Map(notes.map(({ visit_id, text }) => [visit_id, text])),
    tried: new Set(tried.map(({ visit_id }) => visit_id)),
    ticksOf: await findTicks(db, rows),
  }
}

function toVisit(row: ListedVisit, around: Awaited<ReturnType<typeof readAround>>, now: number): Visit | undefined {
  const booking = around.bookings.get(row.booking_id)
  if (!booking) return undefined
  const { origin_visit_id: visitId, origin_kind: kind } = row
  return {
    ...toVisitParts(row),
    booking,
    need: needOf(row, now),
    caretaker: row.caretaker_id === null ? null : (around.people.get(row.caretaker_id) ?? null),
    reason: row.reason,
    origin: visitId === null || kind === null ? null : { kind, visitId },
    followedBy: around.followers.get(row.id) ?? null,
    moves: row.moves,
    charge: row.charge,
    endProof: row.end_proof,
    notProved: row.status !== 'done' || isProved(row) ? null : around.tried.has(row.id) ? 'code-wrong' : 'no-code',
    absentReportedAt: row.absent_reported_at,
    lastNote: around.notes.get(row.id) ?? null,
    forFamily: row.family_words,
    tasks: around.ticksOf(row),
    remark: toComplaint(row),
    troubles: around.troubles.get(row.id) ?? [],
  }
}

/** Creates the office's answers with a fixed number of statements for any number of visits. */
export async function completeVisits(db: Reader, rows: readonly ListedVisit[], now: Date): Promise<Visit[]> {
  if (rows.length === 0) return []
  const around = await readAround(db, rows)
  const minute = momentOf(now)
  return rows.map((row) => toVisit(row, around, minute)).filter((visit) => visit !== undefined)
}

/** Creates the office's answer of one visit. @throws ApiError 404 */
export async function readVisit(db: Reader, id: string, now: Date): Promise<Visit> {
  const [visit] = await completeVisits(db, [await findVisit(db, id, 'office')], now)
  if (!visit) throw notFound()
  return visit
}

type VisitWork = (tx: Tx, visit: StoredVisit, at: Date) => Promise<unknown>

/** An admin changes one visit in one transaction. @throws ApiError 404, and the errors of `work` */
export const workOnVisit = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  id: string,
  work: VisitWork,
): Promise<Visit> =>
  database.write(async (tx) => {
    const at = now()
    await work(tx, await findVisit(tx, id, 'office'), at)
    return readVisit(tx, id, at)
  })
