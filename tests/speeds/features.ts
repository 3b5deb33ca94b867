import { besideSource, type Feature, testsIn } from './feature.ts'

/** Features by name: `npm run test:mutation` is given one, `npm test -- changed` finds those whose code was touched. */
export const features: Record<string, Feature> = {
  claims: {
    mutate: [
      'api/src/requests/claim.ts',
      'api/src/requests/find-owners.ts',
      'api/src/requests/update-request.ts',
      'api/src/telephone/phone-key.ts',
    ],
    tests: ['api/src/telephone/phone-key.test.ts', 'tests/api/requests/owners.test.ts'],
  },
  undo: {
    mutate: ['api/src/undo'],
    tests: [
      'tests/api/bookings/care/setting-right.test.ts',
      'tests/api/bookings/care/undo-ends.test.ts',
      'tests/api/requests/owners.test.ts',
    ],
  },
  ranking: { mutate: ['api/src/suggestions/ranking'], tests: ['api/src/suggestions/ranking'] },
  'roster-rules': { mutate: ['api/src/roster/rules'], tests: ['api/src/roster/rules'] },
  sessions: {
    mutate: ['api/src/sessions'],
    tests: [
      'api/src/sessions',
      'tests/api/sessions',
      'tests/api/accounts/sessions.test.ts',
      'tests/api/accounts/factors/grace.test.ts',
      'tests/security/tokens.test.ts',
    ],
  },
  codes: {
    mutate: ['api/src/accounts/codes'],
    tests: testsIn('tests/api/accounts', 'codes', 'guessing', 'limits', 'passwords', 'sign-up', 'sweep'),
  },
  factors: {
    mutate: ['api/src/accounts/factors'],
    tests: [
      'api/src/accounts/factors',
      'tests/api/accounts/factors',
      'tests/api/accounts/google.test.ts',
      'tests/api/accounts/guessing.test.ts',
      'tests/security/second-step.test.ts',
    ],
  },
  google: {
    mutate: ['api/src/accounts/google'],
    tests: ['api/src/accounts/google', 'tests/api/accounts/google.test.ts'],
  },
  accounts: {
    mutate: ['api/src/accounts'],
    tests: ['api/src/accounts', 'tests/api/accounts', 'tests/security/second-step.test.ts'],
  },
  promises: {
    mutate: ['api/src/promises'],
    tests: [
      'api/src/promises',
      'tests/api/promises',
      'tests/api/requests/requests.test.ts',
      'tests/api/bookings/workflow.test.ts',
    ],
  },
  telephone: {
    mutate: ['api/src/telephone'],
    tests: ['api/src/telephone', 'tests/api/telephone'],
  },
  'hand-off': { mutate: ['api/src/hand-off'], tests: ['api/src/hand-off', 'tests/api/hand-off'] },
  audit: {
    mutate: ['api/src/audit'],
    tests: ['api/src/audit', 'tests/api/audit', 'tests/security/masking.test.ts', 'tests/api/bookings/lists.test.ts'],
  },
  access: {
    mutate: ['api/src/access'],
    tests: ['api/src/access', 'tests/api/access', 'tests/security/who-looked.test.ts'],
  },
  users: {
    mutate: ['api/src/users', 'api/src/families'],
    tests: [
      'api/src/users',
      'api/src/families',
      'tests/api/users',
      'tests/api/desk',
      'tests/api/families',
      'tests/api/bookings/book-for-caller.test.ts',
      'tests/api/accounts/remove-account.test.ts',
      'tests/api/keeping/purge.test.ts',
    ],
  },
  consents: { mutate: ['api/src/consents'], tests: ['api/src/consents', 'tests/api/privacy/consents.test.ts'] },
  keeping: {
    mutate: ['api/src/keeping', 'api/src/erasing'],
    tests: [
      'api/src/keeping',
      'api/src/erasing',
      'tests/api/keeping',
      'tests/api/keeping/purge.test.ts',
      'tests/api/operations/restore.test.ts',
      'tests/api/privacy/erasing.test.ts',
      'tests/api/privacy/purged.test.ts',
    ],
  },
  privacy: {
    mutate: ['api/src/privacy', 'api/src/personal-data'],
    tests: [
      'api/src/contract/privacy',
      'api/src/personal-data',
      'api/src/privacy',
      'tests/api/privacy',
      'tests/api/keeping',
    ],
  },
  sharing: {
    mutate: ['api/src/sharing'],
    tests: [
      'api/src/sharing',
      ...testsIn('tests/api/sharing', 'calendar-events', 'calendar-feed', 'day-links', 'days-shown'),
    ],
  },
  money: {
    mutate: ['api/src/charges', 'api/src/money'],
    tests: ['api/src/contract/money', 'api/src/charges', 'api/src/money', 'tests/api/money'],
  },
  caretakers: {
    mutate: ['api/src/caretakers'],
    tests: ['api/src/caretakers', 'tests/api/caretakers'],
  },
  history: {
    mutate: ['api/src/history', 'api/src/reports'],
    tests: ['api/src/history', 'api/src/reports', 'tests/api/history', 'tests/api/reports'],
  },
  desk: {
    mutate: ['api/src/desk', 'api/src/system'],
    tests: ['api/src/desk', 'api/src/system', 'tests/api/desk', 'tests/api/system'],
  },
  suggestions: { mutate: ['api/src/suggestions'], tests: ['api/src/suggestions', 'tests/api/suggestions'] },
  examination: {
    mutate: ['api/src/documents/examine', 'api/src/documents/pdf'],
    tests: [
      'api/src/documents/examine',
      'api/src/documents/pdf',
      ...testsIn('tests/api/documents', 'packed-pdfs', 'protected-pdfs', 'upload'),
    ],
  },
  'protected-pdfs': {
    mutate: ['api/src/documents/pdf/protection'],
    tests: ['api/src/documents/pdf/protection', 'tests/api/documents/protected-pdfs.test.ts'],
  },
  documents: { mutate: ['api/src/documents'], tests: ['api/src/documents', 'tests/api/documents'] },
  sealing: {
    mutate: ['api/src/sealing', 'api/src/storage'],
    tests: ['api/src/sealing', 'api/src/storage', 'tests/api/storage', 'tests/api/operations/copies.test.ts'],
  },
  backups: {
    mutate: ['api/src/operations/backups', 'api/src/operations/nightly'],
    tests: [
      'api/src/operations/backups',
      'api/src/operations/nightly',
      'tests/api/operations',
      'tests/api/documents/homes.test.ts',
    ],
  },
  operations: {
    mutate: ['api/src/operations'],
    tests: ['api/src/operations', 'tests/api/operations', 'tests/api/documents/homes.test.ts'],
  },
  outbox: {
    mutate: ['api/src/mail/sweep-outbox.ts'],
    tests: ['tests/api/mail/outbox.test.ts', 'tests/api/mail/outbox-files.test.ts'],
  },
  mail: {
    mutate: ['api/src/mail'],
    tests: [
      'api/src/mail',
      'tests/api/mail',
      'tests/api/accounts/codes.test.ts',
      'tests/api/bookings/workflow.test.ts',
    ],
  },
  'booking-lists': {
    mutate: ['api/src/bookings/lists'],
    tests: [
      'api/src/bookings/lists',
      'tests/api/bookings/big-lists.test.ts',
      'tests/api/bookings/change-requests.test.ts',
      'tests/api/bookings/customer-changes.test.ts',
      'tests/api/bookings/jobs.test.ts',
      'tests/api/bookings/large-answers.test.ts',
      'tests/api/bookings/lists',
      'tests/api/bookings/lists.test.ts',
      'tests/api/bookings/office.test.ts',
      'tests/api/keeping/closing.test.ts',
      'tests/api/privacy/consents.test.ts',
      'tests/security/own-lists.test.ts',
    ],
  },
  care: {
    mutate: ['api/src/bookings/care', 'api/src/bookings/changes'],
    tests: [
      'tests/api/bookings/after-care.test.ts',
      'tests/api/bookings/care',
      'tests/api/bookings/change-requests.test.ts',
      'tests/api/bookings/kept-notes.test.ts',
    ],
  },
  bookings: {
    mutate: ['api/src/bookings'],
    tests: ['api/src/bookings', 'tests/api/bookings', 'tests/security/own-lists.test.ts'],
  },
  requests: {
    mutate: ['api/src/requests', 'api/src/newsletter', 'api/src/service-selections'],
    tests: ['tests/api/requests', 'tests/api/promises/clock.test.ts', 'tests/security/own-lists.test.ts'],
  },
  'visit-lists': {
    mutate: ['api/src/visits/lists', 'api/src/visits/week'],
    tests: [
      'tests/api/visits/absent-visits.test.ts',
      'tests/api/visits/caretaker-visits.test.ts',
      'tests/api/visits/family-visits.test.ts',
      'tests/api/visits/lists',
      'tests/api/visits/office-views.test.ts',
      'tests/api/visits/office-visits.test.ts',
      'tests/api/visits/past-visits.test.ts',
      'tests/api/visits/week',
    ],
  },
  'at-the-door': {
    mutate: [
      'api/src/visits/caregiver',
      'api/src/visits/door',
      'api/src/visits/remarks',
      'api/src/visits/tasks',
      'api/src/visits/trouble',
    ],
    tests: [
      'api/src/visits/door',
      'tests/api/visits/caregiver.test.ts',
      'tests/api/visits/door',
      'tests/api/visits/remarks.test.ts',
      'tests/api/visits/tasks.test.ts',
      'tests/api/visits/trouble',
    ],
  },
  visits: {
    mutate: ['api/src/visits', 'api/src/visit-rows'],
    tests: ['api/src/visits', 'tests/api/visits', 'tests/api/roster'],
  },
  'time-off': { mutate: ['api/src/time-off'], tests: ['api/src/time-off', 'tests/api/time-off'] },
  roster: {
    mutate: ['api/src/roster'],
    tests: ['api/src/roster', 'tests/api/roster', 'tests/api/visits', 'tests/api/money/go-on.test.ts'],
  },
  limits: {
    mutate: ['api/src/http/limits'],
    tests: ['api/src/http/limits', 'tests/api/accounts/limits.test.ts', 'tests/api/limits'],
  },
  http: {
    mutate: ['api/src/http', 'api/src/catalogue'],
    tests: ['api/src/http', 'tests/api/http', 'tests/api/system'],
  },
  serve: {
    mutate: ['api/src/serve', 'api/src/config', 'api/src/installation'],
    tests: ['api/src/config', 'api/src/serve', 'scripts/build/publish-build.test.ts', 'tests/api/serve'],
  },
  contract: {
    mutate: [
      'api/src/contract/accounts',
      'api/src/contract/bookings',
      'api/src/contract/care',
      'api/src/contract/money',
      'api/src/contract/people',
      'api/src/contract/privacy',
      'api/src/contract/promises',
      'api/src/contract/payment-setup.ts',
      'api/src/contract/time.ts',
      'api/src/contract/wire/mask-aadhaar.ts',
    ],
    tests: ['api/src/contract', 'api/src/bookings', 'api/src/promises'],
  },
  sqlite: {
    mutate: ['db/src/dialect', 'db/src/sqlite', 'db/src/prepared', 'db/src/prepared-runner.ts', 'db/src/names'],
    tests: ['db/src', 'tests/db', 'tests/api/system/dialect-words.test.ts', 'tests/api/audit'],
  },
  postgres: {
    mutate: ['db/src/dialect', 'db/src/postgres'],
    // Without what proves other rooms on a server, by the minute.
    tests: [
      'tests/db/server-rules.test.ts',
      ...['baseline', 'connections', 'kept', 'pooler', 'server', 'session', 'triggers'].map(
        (name) => `tests/postgres/${name}.test.ts`,
      ),
      'tests/api/system/dialect-words.test.ts',
    ],
    engine: 'postgres',
  },
  rules: besideSource('api/src/bookings/booking-rules', 'api/src/telephone/next-try', 'api/src/time-off/split-time'),
}
