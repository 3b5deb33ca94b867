/** A part of the API or of `db`, and the tests that fail when it breaks. All paths start at the root of the repository. */
export type Feature = {
  /** Folders and files; `!` excludes an entry that belongs to another feature. Tests beside this code count too. */
  code: readonly string[]
  tests: readonly string[]
  /** Lowest accepted mutation score in percent. */
  threshold: number
  /** The engine of the tests; SQLite by default. */
  engine?: 'postgres'
}

/** Read by `npm run test:mutation -- NAME`, and by `npm test -- changed` to choose tests. */
export const features: Readonly<Record<string, Feature>> = {
  'access-log': {
    threshold: 85,
    code: ['api/src/privacy/access-log'],
    tests: ['tests/api/privacy/access-log', 'tests/security/who-looked.test.ts'],
  },
  accounts: {
    threshold: 88,
    code: ['api/src/accounts', '!api/src/accounts/codes', '!api/src/accounts/two-factor', '!api/src/accounts/google'],
    tests: ['tests/api/accounts', 'tests/security/second-step.test.ts'],
  },
  audit: {
    threshold: 85,
    code: ['api/src/audit'],
    tests: ['tests/api/audit', 'tests/security/masking.test.ts', 'tests/api/bookings/lists.test.ts'],
  },
  backups: {
    threshold: 86,
    code: ['api/src/operations/backups', 'api/src/operations/nightly'],
    tests: ['tests/api/operations', 'tests/api/documents/homes.test.ts'],
  },
  bookings: {
    threshold: 92,
    code: ['api/src/bookings'],
    tests: [
      'tests/api/bookings',
      'tests/api/privacy/consents.test.ts',
      'tests/api/privacy/erasing.test.ts',
      'tests/api/privacy/retention/closing.test.ts',
      'tests/security/own-lists.test.ts',
    ],
  },
  caretakers: { threshold: 85, code: ['api/src/caretakers'], tests: ['tests/api/caretakers'] },
  codes: { threshold: 97, code: ['api/src/accounts/codes'], tests: ['tests/api/accounts'] },
  contract: {
    threshold: 95,
    code: [
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
  desk: {
    threshold: 85,
    code: ['api/src/dashboard', 'api/src/system'],
    tests: ['tests/api/dashboard', 'tests/api/system'],
  },
  documents: {
    threshold: 93,
    code: ['api/src/documents', '!api/src/documents/examine', '!api/src/documents/pdf'],
    tests: ['tests/api/documents'],
  },
  examination: {
    threshold: 85,
    code: ['api/src/documents/examine', 'api/src/documents/pdf'],
    tests: ['tests/api/documents/pdfs.test.ts', 'tests/api/documents/upload.test.ts'],
  },
  factors: {
    threshold: 93,
    code: ['api/src/accounts/two-factor'],
    tests: [
      'tests/api/accounts/two-factor',
      'tests/api/accounts/google.test.ts',
      'tests/api/accounts/guessing.test.ts',
      'tests/security/second-step.test.ts',
    ],
  },
  google: { threshold: 97, code: ['api/src/accounts/google'], tests: ['tests/api/accounts/google.test.ts'] },
  'hand-off': { threshold: 97, code: ['api/src/whatsapp'], tests: ['tests/api/whatsapp'] },
  history: {
    threshold: 85,
    code: ['api/src/history', 'api/src/reports'],
    tests: ['tests/api/history', 'tests/api/reports'],
  },
  http: {
    threshold: 85,
    code: ['api/src/http', 'api/src/catalogue', '!api/src/http/limits'],
    tests: ['tests/api/http', 'tests/api/system'],
  },
  limits: {
    threshold: 85,
    code: ['api/src/http/limits'],
    tests: ['tests/api/limits', 'tests/api/accounts/limits.test.ts'],
  },
  mail: {
    threshold: 90,
    code: ['api/src/mail'],
    tests: ['tests/api/mail', 'tests/api/accounts/codes.test.ts', 'tests/api/bookings/workflow.test.ts'],
  },
  money: {
    threshold: 85,
    code: ['api/src/money'],
    tests: ['tests/api/money', 'api/src/contract/money'],
  },
  offers: { threshold: 85, code: ['api/src/offers'], tests: ['tests/api/offers'] },
  operations: {
    threshold: 88,
    code: ['api/src/operations', '!api/src/operations/backups', '!api/src/operations/nightly'],
    tests: ['tests/api/operations', 'tests/api/documents/homes.test.ts'],
  },
  payroll: {
    threshold: 85,
    code: ['api/src/payroll', 'api/src/contract/payroll'],
    tests: ['tests/api/payroll'],
  },
  postgres: {
    threshold: 80,
    engine: 'postgres',
    code: ['db/src/dialect', 'db/src/postgres'],
    tests: [
      'tests/db/server-rules.test.ts',
      ...['connections', 'pooler', 'server', 'session', 'triggers', 'upgrade'].map(
        (name) => `tests/postgres/${name}.test.ts`,
      ),
      'tests/api/system/dialect-words.test.ts',
    ],
  },
  privacy: {
    threshold: 92,
    code: ['api/src/privacy', '!api/src/privacy/access-log', '!api/src/privacy/erasure', '!api/src/privacy/retention'],
    tests: ['tests/api/privacy', 'api/src/contract/privacy'],
  },
  promises: {
    threshold: 85,
    code: ['api/src/promises'],
    tests: ['tests/api/promises', 'tests/api/requests/requests.test.ts', 'tests/api/bookings/workflow.test.ts'],
  },
  requests: {
    threshold: 95,
    code: ['api/src/requests', 'api/src/newsletter'],
    tests: ['tests/api/requests', 'tests/api/promises/clock.test.ts', 'tests/security/own-lists.test.ts'],
  },
  retention: {
    threshold: 91,
    code: ['api/src/privacy/retention', 'api/src/privacy/erasure'],
    tests: ['tests/api/operations/restore.test.ts', 'tests/api/privacy'],
  },
  schedule: {
    threshold: 88,
    code: ['api/src/visits/schedule'],
    tests: ['tests/api/visits', 'tests/api/money/extend-care.test.ts'],
  },
  sealing: {
    threshold: 85,
    code: ['api/src/sealing', 'api/src/storage'],
    tests: ['tests/api/storage', 'tests/api/operations/copies.test.ts'],
  },
  serve: {
    threshold: 85,
    code: ['api/src/serve', 'api/src/config'],
    tests: ['tests/api/serve', 'scripts/build/publish-build.test.ts'],
  },
  sessions: {
    threshold: 91,
    code: ['api/src/sessions'],
    tests: [
      'tests/api/sessions',
      'tests/api/accounts/sessions.test.ts',
      'tests/api/accounts/two-factor/grace.test.ts',
      'tests/security/tokens.test.ts',
    ],
  },
  sharing: { threshold: 94, code: ['api/src/sharing'], tests: ['tests/api/sharing'] },
  sqlite: {
    threshold: 82,
    code: ['db/src/dialect', 'db/src/sqlite', 'db/src/prepared', 'db/src/prepared-runner.ts', 'db/src/names'],
    tests: ['db/src', 'tests/db', 'tests/api/system/dialect-words.test.ts', 'tests/api/audit'],
  },
  suggestions: { threshold: 93, code: ['api/src/suggestions'], tests: ['tests/api/suggestions'] },
  telephone: { threshold: 88, code: ['api/src/telephone'], tests: ['tests/api/telephone'] },
  'time-off': { threshold: 98, code: ['api/src/visits/time-off'], tests: ['tests/api/visits/time-off'] },
  undo: {
    threshold: 95,
    code: ['api/src/undo'],
    tests: ['tests/api/bookings/care', 'tests/api/requests/queues.test.ts'],
  },
  users: {
    threshold: 85,
    code: ['api/src/users', 'api/src/families'],
    tests: [
      'tests/api/users',
      'tests/api/dashboard',
      'tests/api/families',
      'tests/api/bookings/book-for-caller.test.ts',
      'tests/api/privacy/erasing.test.ts',
      'tests/api/privacy/retention/purge.test.ts',
    ],
  },
  visits: {
    threshold: 85,
    code: ['api/src/visits', '!api/src/visits/schedule', '!api/src/visits/time-off'],
    tests: ['tests/api/visits'],
  },
}
