import { defineConfig } from 'vitest/config'
import { writeToMemory } from './support/memory-folder.ts'

/**
 * Tests that must pass on both engines: everything that depends on the engine, every call once (`authorization-matrix`),
 * and one journey per feature. They run four of five statements of all API tests.
 */
const onBothEngines = [
  'security/{authorization-matrix,limits,masking,own-lists}.test.ts',
  'api/privacy/access-log/access-list.test.ts',
  'api/accounts/limits.test.ts',
  'api/audit/{audit-export,audit-logs,booking-trail,verify-audit}.test.ts',
  'api/bookings/{big-lists,lists,races,workflow}.test.ts',
  'api/bookings/lists/booking-filters.test.ts',
  'api/caretakers/caretakers.test.ts',
  'api/dashboard/{attention-rows,names-in-scripts,search}.test.ts',
  'api/history/entries.test.ts',
  'api/privacy/retention/{closing,idle}.test.ts',
  'api/mail/outbox.test.ts',
  'api/money/{money-list,settling}.test.ts',
  'api/offers/offers.test.ts',
  'api/operations/{leases,move}.test.ts',
  'api/payroll/random-months.test.ts',
  'api/privacy/{consents,own-data,erasure-list}.test.ts',
  'api/promises/stored-promises.test.ts',
  'api/reports/reports.test.ts',
  'api/requests/queues.test.ts',
  'api/visits/schedule/roster.test.ts',
  'api/settings/{settings,services,no-old-values}.test.ts',
  'api/sharing/calendar-feed.test.ts',
  'api/suggestions/missing-checks.test.ts',
  'api/system/{dialect-words,storable-text}.test.ts',
  'api/inbox/inbox.test.ts',
  'api/telephone/call-sheet.test.ts',
  'api/visits/time-off/{substitutes,time-off}.test.ts',
  'api/users/roles-and-removals.test.ts',
  'api/visits/{overlap,lists/office-lists,incidents/incidents}.test.ts',
  'site/saved-settings.test.ts',
]

/** Tests that read a SQLite file or need no database. */
const notForServers = [
  'api/query-plans.test.ts',
  'api/operations/operator.test.ts',
  'api/serve/**',
  'security/log-canary.test.ts',
]

/**
 * Runs on a real PostgreSQL server: `vitest run --config tests/postgres.vitest.config.ts`. Any other API test runs there
 * with `POSTGRES=all` before it and its name behind it.
 */
export default defineConfig({
  test: {
    name: 'postgres',
    root: import.meta.dirname,
    include: [
      'postgres/**/*.test.ts',
      ...(process.env.POSTGRES === 'all' ? ['{api,security}/**/*.test.ts', 'docs/operations.test.ts'] : onBothEngines),
    ],
    exclude: notForServers,
    env: { ...writeToMemory(), TEST_ENGINE: 'postgres' },
    globalSetup: './support/engines/test-database.ts',
    pool: 'forks',
    // Each file creates its own world; shared code is loaded once per worker and not per file.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Long enough for a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
