import type { CaretakerServiceType } from '../../contract/care/catalogue.ts'
import type { Zone } from '../../contract/office.ts'
import type { Gender, GenderStrength, MinuteHours, ProfileCheck } from '../../contract/suggestions/caretaker-profile.ts'
import type { SuggestionFactor } from '../../contract/suggestions/suggestions.schema.ts'
import type { suggestionWords } from '../../contract/words/en/suggestions.ts'

/** What is asked for: by a booking, or by one of its visits. */
export type Wanted = {
  patientName: string
  serviceType: CaretakerServiceType
  /** None where nobody has asked. */
  language: string | null
  gender: Gender | null
  genderStrength: GenderStrength
  /** Would rather have the same person each time. */
  keepSame: boolean
  /** Of the home; null where it is not known. */
  pincode: string | null
  /** Hours of the care, each with the weekday on which it begins; none where that is not known. */
  slots: readonly MinuteHours[]
  /** Checks that should be on file, and whether a missing one is a refusal (rule MATCH-8). */
  requiredChecks: readonly ProfileCheck[]
  /** Parts of the city, by which near and far are told (rule MATCH-4). */
  zones: readonly Zone[]
  missingChecksBlock: boolean
}

/** What is known of somebody who could be sent. */
export type Candidate = {
  id: string
  name: string
  /** The name as lists sort it (rule WORD-9). */
  nameOrder: string
  serviceTypes: readonly CaretakerServiceType[]
  gender: Gender | 'unsaid'
  /** None where nobody wrote them down. */
  languages: readonly string[]
  pincode: string | null
  weeklyOff: number | null
  hours: readonly MinuteHours[]
  maxWeekMinutes: number
  /** What stands in the week already. */
  weekMinutes: number
  checks: readonly ProfileCheck[]
  /** With this family: visits done, those to this patient among them, and whether there was care at all. */
  family: { visits: number; toPatient: number; hasCared: boolean; isBlocked: boolean }
  /** Visits of the last 90 days. */
  recent: { onTime: number; late: number; missed: number }
  ratings: { count: number; sum: number }
  /** Has as many open bookings as she can have: of interest where a booking is given away. */
  isFull: boolean
  /** With somebody else at the time of the visit, or on time off. */
  isBusy: boolean
}

export type ReasonValues = Readonly<Record<string, string | number>>
export type ReasonCode = keyof typeof suggestionWords
/** Why somebody has these points; the sentence of a code stands in contract/words. */
export type Reason = {
  factor: SuggestionFactor
  points: number
  max: number
  /** False where half of the points stand for what nobody wrote down yet. */
  isKnown: boolean
  code: ReasonCode
  values: ReasonValues
}
