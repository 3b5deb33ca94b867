import type { Protection } from '../protection.ts'

const calls = ['tests/api/calls/forgotten-calls.test.ts']

/** What is forgotten about people, and when: calls of a removed account, what a browser keeps, who came once. */
export const forgettingProtections: Protection[] = [
  {
    id: 'forget-removed-numbers',
    what: 'Calls of every number of a removed account are forgotten, not those about its bookings alone',
    file: 'api/src/users/forget-calls.ts',
    find: '  const numbers = new Set(given.filter((number) => number !== undefined))\n',
    replace: '  const numbers = new Set<string>(given.filter(() => false))\n',
    tests: calls,
  },
  {
    id: 'forget-removed-emergency',
    what: 'Calls with who stands by the patient of a removed account are forgotten',
    file: 'api/src/users/forget-calls.ts',
    find: '      readJson<{ emergencyPhone?: unknown }>(patient_details).emergencyPhone,\n',
    replace: '',
    tests: calls,
  },
  {
    id: 'forget-removed-call-subjects',
    what: 'Calls about missed visits and messages of a removed account are forgotten too',
    file: 'api/src/users/forget-calls.ts',
    find: "['booking', 'visit', 'callback', 'message'] as const",
    replace: "['booking', 'callback'] as const",
    tests: calls,
  },
  {
    id: 'forget-replaced-brief',
    what: 'Who was replaced reads nothing of the family, though the visit was today',
    file: 'api/src/visits/caretaker/to-own-visit.ts',
    find: '  !visit.is_replaced &&\n',
    replace: '',
    tests: ['tests/api/visits/caretaker-visits.test.ts'],
    only: 'handed over',
  },
]
