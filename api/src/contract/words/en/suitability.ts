/** Texts about caretakers' suitability (rules MATCH-1 to MATCH-5). */

export const caretakerProfile = {
  wrongTime: 'Please enter a time such as 08:30.',
  wrongPincode: 'A pincode has six digits.',
  wrongWeek: 'Please enter from 1 to 168 hours a week.',
  wrongYear: 'Please enter a year from 1960 to this year.',
  wrongCapacity: 'Please enter from 1 to 20 bookings at once.',
  hoursOverlap: 'Two of these hours overlap.',
  checkAhead: 'Please choose a day that has passed.',
  photoUnreadable: 'This picture cannot be read. Please choose another photo, as JPG or PNG.',
  capacityInUse: 'This caretaker has more open bookings than that at the moment.',
} as const
export const unsuited = {
  familyBlocked: 'This family asked not to send this caretaker.',
  womanAsked: 'The family asked for a woman.',
  manAsked: 'The family asked for a man.',
  checksMissing: 'A check of this caretaker is missing.',
} as const

/** One sentence per set, so that every language keeps its grammar (rule MATCH-8). */
export const missingChecks = {
  police: 'Police check is not on file.',
  id: 'Identity check is not on file.',
  references: 'References are not on file.',
  policeId: 'Police check and identity check are not on file.',
  policeReferences: 'Police check and references are not on file.',
  idReferences: 'Identity check and references are not on file.',
  all: 'Police check, identity check and references are not on file.',
} as const
