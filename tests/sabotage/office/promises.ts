import type { Protection } from '../protection.ts'

const clock = 'tests/api/promises/clock.test.ts'
const stored = 'tests/api/promises/stored-promises.test.ts'
const alerts = 'tests/api/promises/alerts.test.ts'
const kept = 'tests/api/promises/kept-rate.test.ts'
const reports = 'tests/api/reports/reports.test.ts'
const keep = 'api/src/promises/keep-promises.ts'
const note = 'api/src/promises/note-promises.ts'

/** What was promised stays promised, is told once, and is counted as it was. */
export const promiseProtections: Protection[] = [
  {
    id: 'promises-fixed',
    what: 'The end of a promise never changes',
    file: 'db/src/schema/triggers/promises.ts',
    find: "'started_at', 'due_at', 'due_day']",
    replace: "'started_at', 'due_day']",
    tests: [stored],
  },
  {
    id: 'promises-once',
    what: 'What became of a promise is said once',
    file: 'db/src/schema/triggers/promises.ts',
    find: "const once = ['met_at', ",
    replace: 'const once = [',
    tests: [stored],
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
    tests: [stored],
  },
  {
    id: 'promises-reason-masked',
    what: 'An Aadhaar number in a reason is masked',
    file: 'api/src/contract/promises/promises.schema.ts',
    find: 'note: freeText(500)',
    replace: 'note: z.string().max(500)',
    tests: [stored],
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
    tests: [stored],
  },
  {
    id: 'promises-verification-whole',
    what: 'A verification is done when all three checks are on file',
    file: 'api/src/promises/keep-verification.ts',
    find: "    .where('references_on', 'is not', null)\n",
    replace: '',
    tests: [clock],
    only: 'three checks',
  },
  {
    id: 'reports-days-asked-for',
    what: 'A rate counts the days it is said to count, and no later ones',
    file: 'api/src/promises/kept-rate.ts',
    find: "    .where('day', '<=', to)\n",
    replace: '',
    tests: [reports],
  },
  {
    id: 'reports-void-has-no-reason',
    what: 'A promise that was taken back is no broken one in a report',
    file: 'api/src/reports/promise-report.ts',
    find: "    .where('void_at', 'is', null)\n",
    replace: '',
    tests: [reports],
  },
  {
    id: 'reports-void-waits-for-nobody',
    what: 'A booking that was cancelled in time does not wait for a call in a report',
    file: 'api/src/reports/first-call-report.ts',
    find: "    .where('void_at', 'is', null)\n",
    replace: '',
    tests: [reports],
  },
  {
    id: 'reports-rounded-up',
    what: 'The time until the first call is not flattered',
    file: 'api/src/reports/first-call-report.ts',
    find: 'Math.ceil(last / minuteMs)',
    replace: 'Math.floor(last / minuteMs)',
    tests: [reports],
  },
  {
    id: 'reports-a-year-at-most',
    what: 'Nobody makes the server read ten years of calls at once',
    file: 'api/src/contract/reports/report-span.ts',
    find: 'days >= longestReport ? texts.reports.tooLong : undefined',
    replace: 'undefined',
    tests: [reports],
  },
  {
    id: 'reports-office-only',
    what: 'Reports are the office’s',
    file: 'api/src/reports/reports.routes.ts',
    find: "const audience = ['admin'] as const",
    replace: "const audience = ['admin', 'user', 'caretaker'] as const",
    tests: ['tests/security/authorization-matrix.test.ts'],
    only: '/admin/reports/',
  },
]
