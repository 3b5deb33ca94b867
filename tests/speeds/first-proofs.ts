/**
 * What `npm test` runs first, in at most six minutes on two quiet cores: beside all checks, rules, pages and the API on SQLite,
 * the tests in these lists. `npm run test:all -- rest` runs the others.
 */

/** A journey of each of the three roles, and in each language what only that language can break. Files below tests/browser. */
export const firstJourneys: readonly string[] = [
  'story.spec.ts',
  'telugu-story.spec.ts',
  'languages.spec.ts',
  'second-step.spec.ts',
  'caretaker/day.spec.ts',
  'caretaker/telugu-day.spec.ts',
  'desk/morning.spec.ts',
  'visits/story.spec.ts',
]

/**
 * Tests that take long and seldom fail: whole builds under another brand, every command of a page, servers that a client holds open
 * for half a minute, whole backups and restores, random histories of money, random requests to every call. The rest runs them.
 */
export const laterRules: readonly string[] = [
  'scripts/demo/fill-demo.test.ts',
  'tests/api/money/histories.test.ts',
  'tests/api/operations/move.test.ts',
  'tests/api/operations/nightly.test.ts',
  'tests/api/operations/restore.test.ts',
  'tests/api/query-plans.test.ts',
  'tests/docs/operations.test.ts',
  'tests/security/properties.test.ts',
  'tests/site/rebrand.test.ts',
  'tests/sockets/slow-clients.test.ts',
]

/** Faults that take more than a minute even in their short form. The rest runs all faults in full. */
export const laterFaults: readonly string[] = ['postgres.test.ts', 'racing-starts.test.ts']

/** The small part of tests/postgres.vitest.config.ts that npm test runs: engine, triggers, locks, limits, search. Files below tests. */
export const firstOnPostgres: readonly string[] = [
  'postgres/connections.test.ts',
  'postgres/move.test.ts',
  'postgres/orders.test.ts',
  'postgres/people-search.test.ts',
  'postgres/pooler.test.ts',
  'postgres/server.test.ts',
  'postgres/session.test.ts',
  'postgres/triggers.test.ts',
  'postgres/two-processes.test.ts',
  'postgres/upgrade.test.ts',
  'postgres/waiting-bookings.test.ts',
  'api/accounts/limits.test.ts',
  'api/audit/audit-logs.test.ts',
  'api/bookings/lists.test.ts',
  'api/desk/names-in-scripts.test.ts',
  'api/desk/search.test.ts',
  'api/keeping/lease.test.ts',
  'api/operations/leases.test.ts',
  'api/promises/stored-promises.test.ts',
  'api/requests/queues.test.ts',
  'api/system/dialect-words.test.ts',
  'api/telephone/call-sheet.test.ts',
  'api/users/roles-and-removals.test.ts',
  'api/visits/overlap.test.ts',
  'security/own-lists.test.ts',
]
