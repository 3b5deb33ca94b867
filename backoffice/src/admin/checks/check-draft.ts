import type { ProfileCheck } from '@thodu/api/contract/suggestions/caretaker-profile'
import type { CaretakerProfile } from '@thodu/api/contract/suggestions/profiles.schema'

/** The days on which checks were seen, as a form holds them: an empty text is a check that is not on file. */
export type CheckDraft = Readonly<Record<ProfileCheck, string>>

/** The field of a caretaker's profile that holds the day of each check. */
export const checkFields = {
  police: 'policeCheckOn',
  id: 'idCheckOn',
  references: 'referencesOn',
} as const satisfies Record<ProfileCheck, keyof CaretakerProfile>

type CheckDays = Pick<CaretakerProfile, (typeof checkFields)[ProfileCheck]>

export const noChecks: CheckDraft = { police: '', id: '', references: '' }
export const toCheckDraft = ({ policeCheckOn, idCheckOn, referencesOn }: CheckDays): CheckDraft => ({
  police: policeCheckOn ?? '',
  id: idCheckOn ?? '',
  references: referencesOn ?? '',
})
/** What is sent; whether it is right the contract's schema says. */
export const fromCheckDraft = ({ police, id, references }: CheckDraft): CheckDays => ({
  policeCheckOn: police || null,
  idCheckOn: id || null,
  referencesOn: references || null,
})
