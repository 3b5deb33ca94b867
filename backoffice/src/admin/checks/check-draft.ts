import type { ProfileCheck } from '@thodu/api/contract/suggestions/caretaker-profile'
import type { CaretakerProfile } from '@thodu/api/contract/suggestions/profiles.schema'

/** The day each check was seen, as form inputs; an empty text means not on file. */
export type CheckDraft = Readonly<Record<ProfileCheck, string>>

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
/** Converts the draft to a request; the contract's schema validates it. */
export const fromCheckDraft = ({ police, id, references }: CheckDraft): CheckDays => ({
  policeCheckOn: police || null,
  idCheckOn: id || null,
  referencesOn: references || null,
})
