import type { Protection } from '../protection.ts'

const clock = 'tests/api/promises/clock.test.ts'
const alerts = 'tests/api/promises/alerts.test.ts'
const kept = 'tests/api/promises/kept-rate.test.ts'
const keep = 'api/src/promises/keep-promises.ts'
const note = 'api/src/promises/note-promises.ts'

/** What was promised stays promised, is told once, and is counted as it was. */
export const promiseProtections: Protection[] = [
  {
    id: 'promises-fixed',
    what: 'The end of a promise never changes',
    file: 'db/src/sqlite/promise-triggers.ts',
    find: "'started_at', 'due_at', 'due_day']",
    replace: "'started_at', 'due_day']",
    tests: [clock],
  },
  {
    id: 'promises-once',
    what: 'What became of a promise is said once',
    file: 'db/src/sqlite/promise-triggers.ts',
    find: "const once = ['met_at', ",
    replace: 'const once = [',
    tests: [clock],
  },
  {
    id: 'promises-late-is-broken',
    what: 'What is done too late is not kept',
    file: keep,
    find: "    .when('ends_at', '<', at)\n",
    replace: "    .when('ends_at', '<', '')\n",
    tests: [clock],
  },
  {
    id: 'promises-cancelled-uncounted',
    what: 'A booking that is cancelled in time breaks no promise',
    file: keep,
    find: "    .where('ends_at', '>=', at)\n",
    replace: "    .where('ends_at', '=', at)\n",
    tests: [clock],
  },
  {
    id: 'promises-told-once',
    what: 'The team is told once of each level',
    file: note,
    find: '      next_alert_at: nextAt,\n',
    replace: '',
    tests: [alerts],
  },
  {
    id: 'promises-own-end',
    what: 'After an outage a promise is broken at its own end',
    file: note,
    find: '{ broken_noted_at: promise.ends_at }',
    replace: '{ broken_noted_at: at }',
    tests: [alerts],
  },
  {
    id: 'promises-hold-in-time',
    what: 'A promise that is due is held no more',
    file: 'api/src/promises/update-promise.ts',
    find: "    throw conflict('promise.too_late_to_hold')",
    replace: "    if (reason === '') throw conflict('promise.too_late_to_hold')",
    tests: [clock],
  },
  {
    id: 'promises-reason-masked',
    what: 'An Aadhaar number in a reason is masked',
    file: 'api/src/promises/update-promise.ts',
    find: 'reason_note: note ? maskAadhaar(note) : null',
    replace: 'reason_note: note ?? null',
    tests: [clock],
  },
  {
    id: 'promises-too-few-to-tell',
    what: 'A rate of fewer than twenty is told to nobody',
    file: 'api/src/promises/kept-rate.ts',
    find: 'total < fewestCounted ? null',
    replace: 'total < 1 ? null',
    tests: [kept],
  },
  {
    id: 'promises-clock-without-hours',
    what: 'A clock that never runs stops the start',
    file: 'api/src/contract/promises/office-clock.ts',
    find: 'read.opens < read.closes',
    replace: 'read.opens >= 0',
    tests: [clock],
  },
  {
    id: 'promises-verification-whole',
    what: 'A verification is done when all three checks are on file',
    file: 'api/src/promises/keep-verification.ts',
    find: "    .where('references_on', 'is not', null)\n",
    replace: '',
    tests: ['tests/api/promises/clock.test.ts'],
    only: 'three checks',
  },
]
