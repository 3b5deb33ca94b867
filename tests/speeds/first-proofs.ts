/**
 * What `npm test` proves with before anybody has to wait (at most eight minutes on two cores): beside all checks, rules, pages
 * and the API on SQLite, these. `npm run test:all` runs the others as well; nothing belongs to neither.
 */

/** A journey of each of the three roles, in each language what it alone can break, as files below tests/browser. */
export const firstJourneys: readonly string[] = [
  'story.spec.ts',
  'telugu-story.spec.ts',
  'languages.spec.ts',
  'pages.spec.ts',
  'second-step.spec.ts',
  'admin/assign.spec.ts',
  'caretaker/day.spec.ts',
  'caretaker/telugu-day.spec.ts',
  'desk/morning.spec.ts',
  'journey/booking-line.spec.ts',
  'visits/story.spec.ts',
]

/**
 * Tests whose answer takes long and seldom changes: whole builds under another brand, every command of a page, servers that
 * somebody holds open for half a minute, whole backups and restores, random histories of money, random requests to every call.
 * Files below the root; with the screens, test:all runs them.
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

/** Faults that take more than a minute in their short form: whole builds, and PostgreSQL killed again and again. Test:all has them in full. */
export const laterFaults: readonly string[] = ['postgres.test.ts', 'racing-starts.test.ts']

/** What PostgreSQL spells otherwise: triggers, search, locks, lists, limits and moves. Files below tests. */
export const firstOnPostgres: readonly string[] = [
  'postgres/connections.test.ts',
  'postgres/kept.test.ts',
  'postgres/move.test.ts',
  'postgres/orders.test.ts',
  'postgres/orphans.test.ts',
  'postgres/people-search.test.ts',
  'postgres/pooler.test.ts',
  'postgres/server.test.ts',
  'postgres/session.test.ts',
  'postgres/triggers.test.ts',
  'postgres/two-processes.test.ts',
  'postgres/waiting-bookings.test.ts',
  'api/accounts/limits.test.ts',
  'api/accounts/remove-account.test.ts',
  'api/accounts/sessions.test.ts',
  'api/audit/audit-logs.test.ts',
  'api/audit/booking-trail.test.ts',
  'api/audit/verify-audit.test.ts',
  'api/bookings/capacity.test.ts',
  'api/bookings/lists.test.ts',
  'api/bookings/office.test.ts',
  'api/bookings/races.test.ts',
  'api/families/families.test.ts',
  'api/desk/names-in-scripts.test.ts',
  'api/desk/search.test.ts',
  'api/mail/outbox.test.ts',
  'api/promises/kept-rate.test.ts',
  'api/promises/stored-promises.test.ts',
  'api/requests/owners.test.ts',
  'api/system/odd-input.test.ts',
  'api/telephone/leases-and-tries.test.ts',
  'api/visits/overlap.test.ts',
  'api/roster/roster.test.ts',
  'security/limits.test.ts',
  'security/own-lists.test.ts',
]
