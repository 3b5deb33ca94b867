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
  rules: besideSource('api/src/bookings/booking-rules', 'api/src/calls/next-try', 'api/src/visits/time-off/split-time'),
}
