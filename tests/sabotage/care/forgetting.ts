import type { Protection } from '../protection.ts'

const kept = ['site/src/journey/session/kept-here.test.ts']
const calls = ['tests/api/telephone/forgotten-calls.test.ts']

/** What is forgotten about people, and when: calls of a removed account, what a browser keeps, who came once. */
export const forgettingProtections: Protection[] = [
  {
    id: 'forget-removed-numbers',
    what: 'Calls of every number of a removed account are forgotten, not those about its bookings alone',
    file: 'api/src/telephone/forget-calls.ts',
    find: '  const numbers = new Set(given.filter((number) => number !== undefined))\n',
    replace: '  const numbers = new Set<string>(given.filter(() => false))\n',
    tests: calls,
  },
  {
    id: 'forget-removed-emergency',
    what: 'Calls with who stands by the patient of a removed account are forgotten',
    file: 'api/src/telephone/forget-calls.ts',
    find: '      readJson<{ emergencyPhone?: unknown }>(patient_details).emergencyPhone,\n',
    replace: '',
    tests: calls,
  },
  {
    id: 'forget-removed-call-subjects',
    what: 'Calls about missed visits and messages of a removed account are forgotten too',
    file: 'api/src/telephone/forget-calls.ts',
    find: "['booking', 'visit', 'callback', 'message'] as const",
    replace: "['booking', 'callback'] as const",
    tests: calls,
  },
  {
    id: 'forget-removed-tries',
    what: 'Nobody tries again to call a removed account about a missed visit',
    file: 'api/src/personal-data/rows-of.ts',
    find: "or (${kind} = 'visit' and ${id} in (${visitsOf(person)}))",
    replace: '',
    tests: calls,
  },
  {
    id: 'forget-replaced-brief',
    what: 'Who was replaced reads nothing of the family, though the visit was today',
    file: 'api/src/visits/to-own-visit.ts',
    find: '  !visit.is_replaced &&\n',
    replace: '',
    tests: ['tests/api/visits/caretaker-visits.test.ts'],
    only: 'handed over',
  },
  {
    id: 'forget-kept-days',
    what: 'A browser keeps which bookings there are for seven days',
    file: 'site/src/journey/session/kept-here.ts',
    find: 'Date.parse(keptAt) > now - keptDays * dayMs && ',
    replace: '',
    tests: kept,
  },
  {
    id: 'forget-kept-token',
    what: 'and no longer than the token lasts',
    file: 'site/src/journey/session/kept-here.ts',
    find: 'token !== null && now < (tokenEnd(token) ?? Number.POSITIVE_INFINITY)',
    replace: 'token !== null',
    tests: kept,
  },
  {
    id: 'forget-kept-choice',
    what: 'and nothing where somebody chose so',
    file: 'site/src/journey/session/kept-here.ts',
    find: 'if (id === undefined || !keepsHere()) return',
    replace: 'if (id === undefined) return',
    tests: kept,
  },
  {
    id: 'forget-kept-parts',
    what: 'A browser keeps nothing about the patient',
    file: 'site/src/journey/session/kept-here.ts',
    find: '      startDate: patientDetails',
    replace: '      ...{ patientDetails },\n      startDate: patientDetails',
    tests: kept,
  },
]
