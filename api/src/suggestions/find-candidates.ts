import type { Reader } from '@thodu/db'
import { caretakerServiceTypes } from '../contract/care/catalogue.ts'
import type { ProfileCheck } from '../contract/suggestions/caretaker-profile.ts'
import { dayMinutes, momentOf } from '../contract/time.ts'
import * as queries from './candidates.queries.ts'
import type { Search } from './find-wanted.ts'
import type { Candidate } from './ranking/candidate.ts'

const recentMinutes = 90 * dayMinutes

type OfAccount = { id: string | null }
const byAccount = <Row extends OfAccount>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id ?? '', row]))

type Checked = { police_check_on: string | null; id_check_on: string | null; references_on: string | null }
export const storedChecksOf = (row: Checked): ProfileCheck[] => [
  ...(row.police_check_on === null ? [] : (['police'] as const)),
  ...(row.id_check_on === null ? [] : (['id'] as const)),
  ...(row.references_on === null ? [] : (['references'] as const)),
]

async function findWords(db: Reader) {
  const types = await queries.selectServiceTypes(db, {})
  const languages = await queries.selectLanguages(db, {})
  const hours = await queries.selectHours(db, {})
  return {
    types: Map.groupBy(types, (row) => row.account_id),
    languages: Map.groupBy(languages, (row) => row.account_id),
    hours: Map.groupBy(hours, (row) => row.account_id),
  }
}

async function findFamilyFacts(db: Reader, { booking, wanted }: Search) {
  const userId = booking.user_id
  return {
    blocked: new Set((await queries.selectBlocked(db, { userId })).map(({ id }) => id)),
    carers: new Set((await queries.selectCarers(db, { userId })).map(({ id }) => id)),
    visits: byAccount(await queries.countFamilyVisits(db, { userId, patient: wanted.patientName })),
  }
}

async function findWork(db: Reader, search: Search, held: readonly queries.Held[], now: Date) {
  const { purpose, visitId, weekFrom, weekTo, busyFrom, busyTo } = search
  const since = momentOf(now) - recentMinutes
  const times = { from: busyFrom, to: busyTo, after: queries.earliestOf(busyFrom), visitId }
  const recent = await queries.countRecent(db, { since })
  return {
    open: Map.groupBy(held, ({ id }) => id),
    busy: new Set((purpose === 'visit' ? await queries.selectBusy(db, times) : []).map(({ id }) => id)),
    week: byAccount(await queries.sumWeek(db, { from: weekFrom, to: weekTo })),
    done: byAccount(recent.filter(({ status }) => status === 'done')),
    missed: byAccount(recent.filter(({ status }) => status === 'missed')),
    ratings: byAccount(await queries.sumRatings(db, {})),
  }
}

/**
 * Reads all caretakers with the facts of the ranking, in a dozen statements.
 * @param held open bookings of all caretakers for a booking, none for a visit
 */
export async function findCandidates(
  db: Reader,
  search: Search,
  held: readonly queries.Held[],
  now: Date,
): Promise<Candidate[]> {
  const rows = await queries.selectCaretakers(db, { except: search.except })
  const words = await findWords(db)
  const family = await findFamilyFacts(db, search)
  const work = await findWork(db, search, held, now)
  return rows.map((row) => {
    const { id } = row
    const done = work.done.get(id)
    const late = Number(done?.late ?? 0)
    const visits = family.visits.get(id)
    const types = (words.types.get(id) ?? []).map((one) => one.service_type)
    return {
      id,
      name: row.name,
      nameOrder: row.name_order,
      serviceTypes: caretakerServiceTypes.filter((type) => types.includes(type)),
      gender: row.gender ?? 'unsaid',
      languages: (words.languages.get(id) ?? []).map(({ language }) => language),
      pincode: row.home_pincode,
      weeklyOff: row.weekly_off,
      hours: (words.hours.get(id) ?? []).map(({ weekday, from_min: fromMin, to_min: toMin }) => ({
        weekday,
        fromMin,
        toMin,
      })),
      maxWeekMinutes: row.max_week_minutes ?? 2_880,
      weekMinutes: Number(work.week.get(id)?.minutes ?? 0),
      checks: storedChecksOf(row),
      family: {
        visits: Number(visits?.visits ?? 0),
        toPatient: Number(visits?.to_patient ?? 0),
        hasCared: family.carers.has(id),
        isBlocked: family.blocked.has(id),
      },
      recent: { late, missed: Number(work.missed.get(id)?.visits ?? 0), onTime: Number(done?.visits ?? 0) - late },
      ratings: { count: Number(work.ratings.get(id)?.count ?? 0), sum: Number(work.ratings.get(id)?.sum ?? 0) },
      isFull: (work.open.get(id)?.length ?? 0) >= (row.capacity ?? 1),
      isBusy: work.busy.has(id),
    }
  })
}
