import { isOneOf, type Reader, readJson } from '@thodu/db'
import type { PatientDetails } from '../../contract/care/patient-detail-names.ts'
import { translateText } from '../../contract/every-language.ts'
import type { Language } from '../../contract/people/languages.ts'
import { texts } from '../../contract/texts.ts'
import { type Day, dayMinutes, dayOfMoment } from '../../contract/time.ts'
import type { RosterWarning } from '../../contract/visits/visit-parts.schema.ts'
import { busyStatuses } from '../../contract/visits/visit-parts.ts'
import { describeMissingChecks, type Unchecked } from '../../suggestions/missing-checks.ts'
import type { RefusedVisit } from './place-visits.ts'
import { findWorkWarnings, usualLimits, type WorkLimits, type WorkVisit, type WorkWarning } from './roster-warnings.ts'

/** A full week and a run of days fit into these minutes. */
const around = 8 * dayMinutes
const mostWarnings = 60

const sentences = {
  'week-hours': texts.rosterWarning.weekHours,
  'days-running': texts.rosterWarning.daysRunning,
  'night-consent': texts.rosterWarning.nightConsent,
  'short-rest': texts.rosterWarning.shortRest,
  travel: texts.rosterWarning.travel,
  busy: texts.rosterWarning.busy,
  inactive: texts.rosterWarning.inactive,
} as const satisfies Record<Exclude<RosterWarning['code'], 'checks-missing'>, string>

const selectWork = (db: Reader, { ids, from, until }: { ids: string[]; from: number; until: number }) =>
  db
    .selectFrom('visits')
    .select(['id', 'caretaker_id', 'booking_id', 'code', 'starts_min', 'ends_min'])
    .where(isOneOf('caretaker_id', ids))
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .where('status', 'in', busyStatuses)
    .execute()

const selectHomes = (db: Reader, { ids }: { ids: string[] }) =>
  db.selectFrom('bookings').select(['id', 'patient_details']).where(isOneOf('id', ids)).execute()
/** Bookings with the same address share a home, so no travel time is required between them. */
async function findHomes(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectHomes(db, { ids: [...new Set(ids)] })
  return new Map(
    rows.map(({ id, patient_details }) => {
      const { address = '', pincode = '' } = readJson<PatientDetails>(patient_details)
      const written = `${address} ${pincode}`
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim()
      return [id, address.trim() === '' ? id : written]
    }),
  )
}

function say(
  { code, day, count = 0 }: { code: keyof typeof sentences; day: Day; count?: number },
  caretaker: { _id: string; name: string },
  language: Language | undefined,
): RosterWarning {
  const sentence = language === undefined ? sentences[code] : translateText(sentences[code], language)
  const text = sentence.replace('{count}', String(count)).replace('{name}', () => caretaker.name)
  return { code, text, day, caretaker }
}

/** Lists missing checks of caretakers, on the day of their first planned visit (rule MATCH-8). */
export const warnOfUnchecked = (
  unchecked: readonly Unchecked[],
  visits: readonly Pick<Planned, 'caretakerId' | 'startsMin'>[],
  language?: Language,
): RosterWarning[] =>
  unchecked.flatMap(({ caretaker, missing }) => {
    const starts = visits.filter(({ caretakerId }) => caretakerId === caretaker._id).map(({ startsMin }) => startsMin)
    if (missing.length === 0 || starts.length === 0) return []
    const text = `${caretaker.name}: ${describeMissingChecks(missing, language)}`
    return [{ code: 'checks-missing', text, day: dayOfMoment(Math.min(...starts)), caretaker }]
  })

type Planned = { id?: string; code: WorkVisit['code']; startsMin: number; endsMin: number; caretakerId: string | null }
type Input = {
  bookingId: string
  /** Caretakers whose names the warnings contain. */
  people: ReadonlyMap<string, { name: string }>
  refused?: readonly RefusedVisit[]
  /** Visits that the plan replaces; their present times do not count. */
  without?: ReadonlySet<string>
  unchecked?: readonly Unchecked[]
  language?: Language | undefined
}

const selectLimits = (db: Reader, { ids }: { ids: string[] }) =>
  db
    .selectFrom('caretaker_profiles')
    .select(['account_id', 'max_week_minutes', 'night_ok'])
    .where(isOneOf('account_id', ids))
    .execute()

/** Reads limits from profiles, or the usual ones without a profile (rule MATCH-1). */
export async function findWorkLimits(db: Reader, ids: readonly string[]): Promise<Map<string, WorkLimits>> {
  const limits = new Map(ids.map((id) => [id, usualLimits]))
  for (const row of await selectLimits(db, { ids: [...ids] }))
    limits.set(row.account_id, { maxWeekMinutes: row.max_week_minutes, nightOk: row.night_ok === 1 })
  return limits
}

/** Creates warnings about planned visits in the admin's language, in order of days (rules VISIT-12, MATCH-8). */
export async function findWarnings(
  db: Reader,
  visits: readonly Planned[],
  { bookingId, people, refused = [], without = new Set(), unchecked = [], language }: Input,
): Promise<RosterWarning[]> {
  const byPerson = new Map<string, WorkVisit[]>()
  for (const { caretakerId, code, startsMin, endsMin } of visits)
    if (caretakerId !== null)
      byPerson.set(caretakerId, [
        ...(byPerson.get(caretakerId) ?? []),
        { code, startsMin, endsMin, home: bookingId, isNew: true },
      ])
  const said = [
    ...warnOfUnchecked(unchecked, visits, language),
    ...refused.map(({ why, day, caretaker }) => say({ code: why, day }, caretaker, language)),
  ]
  if (byPerson.size > 0) {
    const ids = [...byPerson.keys()]
    const from = Math.min(...visits.map(({ startsMin }) => startsMin)) - around
    const until = Math.max(...visits.map(({ endsMin }) => endsMin)) + around
    const standing = (await selectWork(db, { ids, from, until })).filter(({ id }) => !without.has(id))
    const elsewhere = standing.map((row) => row.booking_id).filter((id) => id !== bookingId)
    const homes = elsewhere.length === 0 ? new Map<string, string>() : await findHomes(db, [bookingId, ...elsewhere])
    for (const row of standing)
      if (row.caretaker_id !== null)
        byPerson.get(row.caretaker_id)?.push({
          code: row.code,
          startsMin: row.starts_min,
          endsMin: row.ends_min,
          home: homes.get(row.booking_id) === homes.get(bookingId) ? bookingId : row.booking_id,
          isNew: false,
        })
    const limits = await findWorkLimits(db, ids)
    for (const [id, work] of byPerson)
      said.push(
        ...findWorkWarnings(work, limits.get(id)).map((warning: WorkWarning) =>
          say(warning, { _id: id, name: people.get(id)?.name ?? '' }, language),
        ),
      )
  }
  return said.toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, mostWarnings)
}
