import { join } from 'node:path'
import { createApp } from '@thodu/api'
import { type CallCard, callCardSchema } from '@thodu/api/contract/telephone/telephone.schema'
import { newId } from '@thodu/db'
import type BetterSqlite3 from 'better-sqlite3'
import { useRaw } from '../../support/raw-database.ts'
import { promiseRow } from '../seed-promises.ts'
import { seedVisits } from '../seed-visits.ts'
import { type Cast, castPeople, copyToDataDir, openDeps, seededFile, signIn } from './workbench.ts'

/** Calls of each kind that find something of their own to change. */
export const eachCall = 900
/** The office chooses among these; as many again are with those whose visits start and end. */
const caretakers = 100
/** Open bookings that one of them can have: the most there is. */
const capacity = 20
const visitMinutes = 30
/** The newest bookings have visits already (seed-visits.ts). */
const planned = 1_400

/** A booking, and by which values of a call its rows are found. */
export type Waiting = { id: string; seq: number; code: string; updated_at: string; user_id: string }
export type OwnVisit = { id: string; booking_id: string; starts_min: number }
export type OfficeCast = Cast & {
  people: string[]
  toAssign: Waiting[]
  toTakeBack: Waiting[]
  toPlan: Waiting[]
  starter: string
  toStart: OwnVisit[]
  ender: string
  toEnd: OwnVisit[]
  cards: CallCard[]
}

type Raw = BetterSqlite3.Database
const insertInto = (raw: Raw, table: string, row: Record<string, string | number | null>): void => {
  const names = Object.keys(row)
  raw.prepare(`insert into ${table} (${names}) values (${names.map((name) => `@${name}`)})`).run(row)
}

function addProfiles(raw: Raw, people: readonly string[]): void {
  for (const account_id of people) {
    insertInto(raw, 'caretaker_profiles', { account_id, gender: 'female', capacity })
    for (const service_type of ['elderly-care', 'post-operative', 'baby-care', 'other'])
      insertInto(raw, 'caretaker_service_types', { account_id, service_type })
    for (let weekday = 1; weekday < 7; weekday += 1)
      insertInto(raw, 'caretaker_hours', { account_id, weekday, from_min: 480, to_min: 1_200 })
  }
}

function give(raw: Raw, booking: Waiting, caretaker: string, status: 'pending' | 'active'): void {
  const at = booking.updated_at
  raw
    .prepare('update bookings set assigned_caregiver_id = ?, assigned_at = ?, status = ? where id = ?')
    .run(caretaker, at, status, booking.id)
  const care_from = status === 'active' ? at : null
  insertInto(raw, 'booking_assignments', {
    booking_id: booking.id,
    caretaker_id: caretaker,
    assigned_at: at,
    care_from,
  })
}

/** Visits one after the other until now, each of a family of its own. */
function addVisits(raw: Raw, bookings: readonly Waiting[], caretaker_id: string, status: 'planned' | 'started') {
  const nowMin = Math.floor(Date.now() / 60_000)
  return bookings.map((booking, index): OwnVisit => {
    const starts_min = nowMin - (bookings.length - index) * visitMinutes
    const at = new Date(starts_min * 60_000).toISOString()
    const visit = { id: newId(), booking_id: booking.id, starts_min }
    insertInto(raw, 'visits', {
      ...visit,
      service_day: at.slice(0, 10),
      code: 'D',
      ends_min: starts_min + visitMinutes,
      caretaker_id,
      status,
      started_min: status === 'started' ? starts_min : null,
      created_at: at,
      updated_at: at,
    })
    return visit
  })
}

/** Everybody who waits was promised a call and somebody who comes. */
function promise(raw: Raw, bookings: readonly Waiting[], office: string): void {
  const world = { bookings: bookings.map(({ id }) => id), office: [office], now: new Date() }
  for (const [index, { id }] of bookings.entries())
    for (const kind of ['call', 'match'])
      insertInto(raw, 'promises', {
        ...promiseRow(index, world),
        subject_type: 'booking',
        subject_id: id,
        kind,
        round: 0,
        met_at: null,
        broken_noted_at: null,
        void_at: null,
        void_reason: null,
        reason_code: null,
        reason_by: null,
        reason_at: null,
      })
}

/**
 * An office with a hundred caretakers and their visits, and `waiting` bookings that wait beside those the calls change.
 * @returns the folder of its data, and who and what the calls are about
 */
export async function createOfficeWorld(waiting: number): Promise<{ dataDir: string; cast: OfficeCast }> {
  const dataDir = copyToDataDir(await seededFile(20_000, 20_000), `office-${waiting}`)
  const file = join(dataDir, 'thodu.db')
  const deps = await openDeps(dataDir)
  const cast = await castPeople(deps, planned + waiting + 5 * eachCall)
  seedVisits(file, { visits: 5_000, now: new Date() })
  const made = useRaw(file, (raw) =>
    raw.transaction(() => {
      const everybody = raw
        .prepare(`select id from accounts where role = 'caretaker' order by id`)
        .pluck()
        .all() as string[]
      const people = everybody.slice(0, caretakers)
      const starters = everybody.slice(caretakers, 1.5 * caretakers)
      const enders = everybody.slice(1.5 * caretakers)
      const [[starterId = ''], [enderId = '']] = [starters, enders]
      // Nobody takes mails here: handing one over comes after the answer, and is in no floor.
      raw.prepare(`update accounts set email_updates = 0`).run()
      addProfiles(raw, everybody)
      const pending = raw
        .prepare(
          `select id, seq, code, updated_at, user_id from bookings where status = 'pending'
           and id not in (select booking_id from visits) order by seq`,
        )
        .all() as Waiting[]
      const next = () => pending.splice(0, eachCall)
      const [toTakeBack, started, ended, toAssign, toPlan] = [next(), next(), next(), next(), next()]
      for (const [list, status, given] of [
        [toTakeBack, 'pending', people],
        [started, 'active', starters],
        [ended, 'active', enders],
      ] as const)
        for (const [index, booking] of list.entries()) give(raw, booking, given[index % given.length] ?? '', status)
      const toStart = addVisits(raw, started, starterId, 'planned')
      const toEnd = addVisits(raw, ended, enderId, 'started')
      promise(raw, [...toAssign, ...toPlan, ...pending], people[0] ?? '')
      return { people, toAssign, toTakeBack, toPlan, toStart, toEnd, starterId, enderId }
    })(),
  )
  const starter = await signIn(deps, made.starterId)
  const ender = await signIn(deps, made.enderId)
  const headers = { Authorization: `Bearer ${cast.admin}` }
  const sheet = await createApp(deps).request('/api/admin/call-sheet', { headers })
  const cards = callCardSchema.array().parse(await sheet.json())
  await deps.database.close()
  useRaw(file, (raw) => raw.pragma('wal_checkpoint(TRUNCATE)'))
  return { dataDir, cast: { ...cast, ...made, starter, ender, cards } }
}
