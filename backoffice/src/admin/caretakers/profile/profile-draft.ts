import { noProfile } from '@thodu/api/contract/suggestions/caretaker-profile'
import type { CaretakerProfile, UpdateProfile } from '@thodu/api/contract/suggestions/profiles.schema'

/** Hours as typed; a blank line is ignored. The key is stable while the form is open. */
export type HourLine = { key: string; weekday: number; from: string; to: string }
/** The profile as text inputs. Checks have their own form (checks/check-draft.ts). */
export type ProfileDraft = Pick<CaretakerProfile, 'gender' | 'nightOk' | 'languages'> & {
  homePincode: string
  weeklyOff: string
  maxWeekHours: string
  capacity: string
  training: string
  worksSince: string
  hours: HourLine[]
}

const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** One line per weekday, plus one per further span of a day. */
export function toDraft(profile: CaretakerProfile): ProfileDraft {
  const { gender, nightOk, languages } = profile
  return {
    gender,
    nightOk,
    languages,
    homePincode: profile.homePincode ?? '',
    weeklyOff: profile.weeklyOff === null ? '' : String(profile.weeklyOff),
    maxWeekHours: String(profile.maxWeekMinutes / 60),
    capacity: String(profile.capacity),
    training: profile.training ?? '',
    worksSince: String(profile.worksSince ?? ''),
    hours: weekdays.flatMap((weekday) => {
      const lines = profile.hours.filter((line) => line.weekday === weekday)
      const shown = lines.length > 0 ? lines : [{ weekday, from: '', to: '' }]
      return shown.map((line, nth) => ({ key: `${weekday}.${nth}`, ...line }))
    }),
  }
}

export const noDraft: ProfileDraft = toDraft({ ...noProfile, languages: [], hours: [] })

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Converts the draft to a request; the contract's schema validates it. */
export function fromDraft(draft: ProfileDraft): UpdateProfile {
  const { gender, nightOk, languages } = draft
  return {
    gender,
    nightOk,
    languages,
    homePincode: orNull(draft.homePincode),
    weeklyOff: draft.weeklyOff === '' ? null : Number(draft.weeklyOff),
    maxWeekMinutes: Math.round(Number(draft.maxWeekHours) * 60),
    capacity: Number(draft.capacity),
    training: orNull(draft.training),
    worksSince: draft.worksSince.trim() === '' ? null : Number(draft.worksSince),
    hours: draft.hours.flatMap(({ weekday, from, to }) => (from !== '' || to !== '' ? { weekday, from, to } : [])),
  }
}
