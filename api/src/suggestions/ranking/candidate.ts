import type { CaretakerServiceType } from '../../contract/care/catalogue.ts'
import type { Zone } from '../../contract/office.ts'
import type { Gender, GenderStrength, MinuteHours, ProfileCheck } from '../../contract/suggestions/caretaker-profile.ts'
import type { SuggestionFactor } from '../../contract/suggestions/suggestions.schema.ts'
import type { suggestionWords } from '../../contract/words/en/suggestions.ts'

/** Criteria of a booking or visit. */
export type CareNeed = {
  patientName: string
  serviceType: CaretakerServiceType
  /** Null when unknown. */
  language: string | null
  gender: Gender | null
  genderStrength: GenderStrength
  /** The family prefers the same caretaker each time. */
  keepSame: boolean
  /** Of the patient's home; null when unknown. */
  pincode: string | null
  /** Hours of care by weekday of their start; empty when unknown. */
  slots: readonly MinuteHours[]
  requiredChecks: readonly ProfileCheck[]
  /** Zones of the city, which decide near and far (rule MATCH-4). */
  zones: readonly Zone[]
  missingChecksBlock: boolean
}

export type Candidate = {
  id: string
  name: string
  /** Sort form of the name (rule WORD-9). */
  nameOrder: string
  serviceTypes: readonly CaretakerServiceType[]
  gender: Gender | 'unsaid'
  /** Empty when unknown. */
  languages: readonly string[]
  pincode: string | null
  weeklyOff: number | null
  hours: readonly MinuteHours[]
  maxWeekMinutes: number
  /** Minutes of planned visits in the week. */
  weekMinutes: number
  checks: readonly ProfileCheck[]
  /** `visits` done at this family, `toPatient` of them to this patient; `hasCared` is true also without visits. */
  family: { visits: number; toPatient: number; hasCared: boolean; isBlocked: boolean }
  /** Visits of the last 90 days. */
  recent: { onTime: number; late: number; missed: number }
  ratings: { count: number; sum: number }
  /** At capacity; matters only for a booking. */
  isFull: boolean
  /** Busy or off at the time of the visit. */
  isBusy: boolean
}

export type ReasonValues = Readonly<Record<string, string | number>>
export type ReasonCode = keyof typeof suggestionWords
/** The points of a factor. contract/words contains the text of each code. */
export type Reason = {
  factor: SuggestionFactor
  points: number
  max: number
  /** False when the factor is unknown and gives half of its points. */
  isKnown: boolean
  code: ReasonCode
  values: ReasonValues
}
