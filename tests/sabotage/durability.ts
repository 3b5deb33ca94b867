import type { Protection } from './protection.ts'

/**
 * What must be on the disk before the next step, and what a backup or restore must not lose. Stryker changes no pragmas,
 * headers or arguments.
 */
export const durabilityProtections: Protection[] = [
  {
    id: 'durability-full-sync',
    what: 'Each commit waits until the disk has stored it.',
    file: 'db/src/sqlite/open-sqlite.ts',
    find: "connection.pragma('synchronous = FULL')",
    replace: "connection.pragma('synchronous = NORMAL')",
    tests: ['tests/db/group-commit.test.ts'],
  },
  {
    id: 'durability-deleted-rows',
    what: 'Deleted rows are overwritten in the database file.',
    file: 'db/src/sqlite/open-sqlite.ts',
    find: "  connection.pragma('secure_delete = ON')\n",
    tests: ['tests/db/removed-rows.test.ts'],
  },
  {
    id: 'durability-access-log',
    what: 'A person’s access is on disk before they receive the answer.',
    file: 'api/src/privacy/access-log/access-log.ts',
    find: '      if (isNew) await write()\n',
    replace: '      if (isNew) void write()\n',
    tests: ['tests/api/privacy/access-log/access-log.test.ts'],
  },
  {
    id: 'durability-erasure-list',
    what: 'The list of erased customers is on disk before their data are erased.',
    file: 'api/src/privacy/retention/erase-due-accounts.ts',
    find: "    appendErased(dataDir, [{ id, day: dayInCity(deps.now()), what: 'purged' }])\n",
    replace: '    void appendErased\n',
    tests: ['tests/api/privacy/retention/purge.test.ts'],
  },
  {
    id: 'durability-erasure-restore',
    what: 'Restoring a backup erases again what had been erased since.',
    file: 'api/src/privacy/retention/restore-and-erase.ts',
    find: 'forgotten = await eraseAgain(deps, all)',
    replace: 'forgotten = await eraseAgain(deps, new Map())',
    tests: ['tests/api/privacy/retention/purge.test.ts'],
  },
]
