/**
 * These lists divide the tests between `npm test`, which takes at most six minutes on two idle cores, and `npm run test:all -- rest`.
 * A test that is in no list here runs in `npm test`, except for journeys in the browser and tests on PostgreSQL.
 */

/** `npm test` runs these journeys: one for each of the three roles, and one in another language. Files below tests/browser. */
export const firstJourneys: readonly string[] = [
  'story.spec.ts',
  'telugu-story.spec.ts',
  'caretaker/day.spec.ts',
  'dashboard/morning.spec.ts',
]

/**
 * Long tests that seldom fail, for example builds under another brand, complete backups, random histories of money, and commands
 * that start a process. Only `-- rest` runs them.
 */
export const laterRules: readonly string[] = [
  'scripts/demo/fill-demo.test.ts',
  'tests/api/bookings/big-lists.test.ts',
  'tests/api/money/histories.test.ts',
  'tests/api/operations/copies.test.ts',
  'tests/api/operations/move.test.ts',
  'tests/api/operations/nightly.test.ts',
  'tests/api/operations/restore.test.ts',
  'tests/api/query-plans.test.ts',
  'tests/docs/operations.test.ts',
  'tests/security/properties.test.ts',
  'tests/site/rebrand.test.ts',
  'tests/site/saved-settings.test.ts',
  'tests/sockets/examinations-end.test.ts',
  'tests/sockets/limits.test.ts',
  'tests/sockets/slow-clients.test.ts',
  'tests/start/commands.test.ts',
  'tests/start/wrong-variables.test.ts',
]

/**
 * Crash tests that take long even in their short form, or that test the same kind of crash as another one in `npm test`. `-- rest` runs
 * these with a fifth of their repetitions, and `npm run test:faults` all crash tests in full.
 */
export const laterFaults: readonly string[] = [
  'backup.test.ts',
  'bucket.test.ts',
  'large-pictures.test.ts',
  'mail.test.ts',
  'postgres.test.ts',
  'racing-starts.test.ts',
  'records/breach.test.ts',
  'records/money.test.ts',
  'records/payroll.test.ts',
  'records/purge.test.ts',
  'records/visits.test.ts',
]

/**
 * The part of tests/postgres.vitest.config.ts that npm test runs: engine, triggers, locks, limits, search. Files below
 * tests.
 */
export const firstOnPostgres: readonly string[] = [
  'postgres/connections.test.ts',
  'postgres/people-search.test.ts',
  'postgres/pooler.test.ts',
  'postgres/server.test.ts',
  'postgres/session.test.ts',
  'postgres/triggers.test.ts',
  'postgres/two-processes.test.ts',
  'postgres/upgrade.test.ts',
  'api/accounts/limits.test.ts',
  'api/audit/audit-logs.test.ts',
  'api/bookings/lists.test.ts',
  'api/dashboard/names-in-scripts.test.ts',
  'api/dashboard/search.test.ts',
  'api/privacy/retention/idle-families.test.ts',
  'api/operations/leases.test.ts',
  'api/requests/queues.test.ts',
  'api/system/dialect-words.test.ts',
  'api/telephone/call-sheet.test.ts',
  'api/users/roles-and-removals.test.ts',
  'api/visits/overlap.test.ts',
  'security/own-lists.test.ts',
]
