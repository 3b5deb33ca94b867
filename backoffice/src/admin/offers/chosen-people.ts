import { mostAsked, type OfferDecision } from '@thodu/api/contract/offers/offer-parts'

export type AskPerson = { _id: string; name: string }
/** A visit to ask for; `people` are the suggested caretakers, best first, without those already asked. */
export type AskVisit = { _id: string; label: string; people: readonly AskPerson[] }
/** Chosen caretakers by visit; a visit without an entry has its first suggestions. */
export type ChosenPeople = Readonly<Record<string, readonly string[]>>

export const chosenOf = (chosen: ChosenPeople, { _id, people }: AskVisit): readonly string[] =>
  chosen[_id] ?? people.slice(0, mostAsked).map((person) => person._id)

/** Adds or removes a caretaker; above the maximum nothing changes. */
export function togglePerson(chosen: ChosenPeople, visit: AskVisit, person: string): ChosenPeople {
  const before = chosenOf(chosen, visit)
  if (before.includes(person)) return { ...chosen, [visit._id]: before.filter((one) => one !== person) }
  return before.length >= mostAsked ? chosen : { ...chosen, [visit._id]: [...before, person] }
}

/** Builds the body of the call: only visits for which a caretaker is chosen. */
export const toAsked = (chosen: ChosenPeople, visits: readonly AskVisit[], decides: OfferDecision) => ({
  visits: visits
    .map((visit) => ({ visit: visit._id, caretakers: [...chosenOf(chosen, visit)] }))
    .filter(({ caretakers }) => caretakers.length > 0),
  decides,
})
