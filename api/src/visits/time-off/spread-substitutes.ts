/** A caretaker who is free for a visit, with the planned and the highest minutes of the visit's week. */
export type Option = { id: string; weekMinutes: number; maxWeekMinutes: number }
/** A visit that needs a substitute. `week` is the first minute of its week; `options` are in the order of the suggestions. */
export type OpenVisit = {
  id: string
  bookingId: string
  startsMin: number
  endsMin: number
  week: number
  options: readonly Option[]
}

/** Minutes that a caretaker needs between visits to two families (rule VISIT-12). */
const travel = 30

type Input = Pick<OpenVisit, 'bookingId' | 'startsMin' | 'endsMin' | 'week'> & { caretaker: string }

/** @param given visits with a substitute; none of them starts later than this visit */
function hasTime(visit: OpenVisit, { id, weekMinutes, maxWeekMinutes }: Option, given: readonly Input[]): boolean {
  const own = given.filter(({ caretaker }) => caretaker === id)
  const isApart = own.every((one) => {
    const gap = one.bookingId === visit.bookingId ? 0 : travel
    return one.endsMin + gap <= visit.startsMin
  })
  const added = own
    .filter(({ week }) => week === visit.week)
    .reduce((sum, { startsMin, endsMin }) => sum + endsMin - startsMin, 0)
  return isApart && weekMinutes + added + visit.endsMin - visit.startsMin <= maxWeekMinutes
}

/**
 * Suggests one substitute for each visit. No substitute gets two visits at once, or more than their weekly hours. All visits of a
 * booking get the same substitute if possible (rule DAY-8).
 * @returns map from visit id to caretaker id; a visit without a free caretaker is missing
 */
export function spreadSubstitutes(visits: readonly OpenVisit[]): Map<string, string> {
  const given: Input[] = []
  const chosen = new Map<string, string>()
  for (const visit of visits.toSorted((one, other) => one.startsMin - other.startsMin)) {
    const free = visit.options.filter((option) => hasTime(visit, option, given))
    const before = given.filter(({ bookingId }) => bookingId === visit.bookingId).map(({ caretaker }) => caretaker)
    const best = free.find(({ id }) => before.includes(id)) ?? free[0]
    if (!best) continue
    chosen.set(visit.id, best.id)
    given.push({ ...visit, caretaker: best.id })
  }
  return chosen
}
