/** What is mutated together, and the tests that have to notice. */
export type Feature = {
  /** Folders and files below the root of the repository. */
  mutate: readonly string[]
  /** Test files and folders of them. A feature that others use is held by their tests too: those stand here as well. */
  tests: readonly string[]
  /** Which engine its tests run on; SQLite unless given. */
  engine?: 'postgres'
}

/** Rules without a database, each held by the test beside it. */
const besideSource = (...files: readonly string[]): Feature => ({
  mutate: files.map((file) => `${file}.ts`),
  tests: files.map((file) => `${file}.test.ts`),
})

/** Features by the name that `npm run test:mutation` is given. */
export const features: Record<string, Feature> = {
  claims: { mutate: ['api/src/claims'], tests: ['api/src/claims', 'tests/api/requests/owners.test.ts'] },
  undo: {
    mutate: ['api/src/undo'],
    tests: [
      'tests/api/care/setting-right.test.ts',
      'tests/api/care/undo-ends.test.ts',
      'tests/api/requests/owners.test.ts',
    ],
  },
  ranking: { mutate: ['api/src/suggestions/ranking'], tests: ['api/src/suggestions/ranking'] },
  'roster-rules': { mutate: ['api/src/roster/rules'], tests: ['api/src/roster/rules'] },
  rules: besideSource('api/src/bookings/booking-rules', 'api/src/calls/next-try', 'api/src/visits/time-off/split-time'),
}
