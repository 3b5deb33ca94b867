import type { Reader, Tables } from '@thodu/db'
import type { Selectable } from 'kysely'
import { noProfile, type SpokenLanguage, spokenLanguages } from '../../contract/suggestions/caretaker-profile.ts'
import type { CaretakerProfile } from '../../contract/suggestions/profiles.schema.ts'
import { formatMinutesAsClock } from '../../contract/time.ts'

type Whose = { id: string }
type ProfileRow = Selectable<Tables['caretaker_profiles']>

const selectProfile = (db: Reader, { id }: Whose) =>
  db.selectFrom('caretaker_profiles').selectAll().where('account_id', '=', id).execute()
const selectLanguages = (db: Reader, { id }: Whose) =>
  db.selectFrom('caretaker_languages').select('language').where('account_id', '=', id).execute()
const selectHours = (db: Reader, { id }: Whose) =>
  db
    .selectFrom('caretaker_hours')
    .select(['weekday', 'from_min', 'to_min'])
    .where('account_id', '=', id)
    .orderBy('weekday')
    .orderBy('from_min')
    .execute()

/** Returns the known ones of these languages, in the order of `spokenLanguages`. */
export const knownLanguages = (languages: readonly string[]): SpokenLanguage[] =>
  spokenLanguages.filter((language) => languages.includes(language))

const fromRow = (row: ProfileRow): Omit<CaretakerProfile, 'languages' | 'hours'> => ({
  gender: row.gender,
  homePincode: row.home_pincode,
  weeklyOff: row.weekly_off,
  maxWeekMinutes: row.max_week_minutes,
  nightOk: row.night_ok === 1,
  capacity: row.capacity,
  policeCheckOn: row.police_check_on,
  idCheckOn: row.id_check_on,
  referencesOn: row.references_on,
  training: row.training,
  worksSince: row.works_since,
})

/** Reads a profile, with defaults for a caretaker without one (rule MATCH-1). */
export async function findProfile(db: Reader, id: string): Promise<CaretakerProfile> {
  const [row] = await selectProfile(db, { id })
  const languages = await selectLanguages(db, { id })
  const hours = await selectHours(db, { id })
  return {
    ...(row ? fromRow(row) : noProfile),
    languages: knownLanguages(languages.map(({ language }) => language)),
    hours: hours.map(({ weekday, from_min, to_min }) => ({
      weekday,
      from: formatMinutesAsClock(from_min),
      to: formatMinutesAsClock(to_min),
    })),
  }
}
