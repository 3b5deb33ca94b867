import type { Protection } from './protection.ts'

/**
 * Signals, kills, child processes and locks between processes. Stryker cannot run a second process, and a missing kill
 * fails no unit test.
 */
export const processProtections: Protection[] = [
  {
    id: 'processes-signals',
    what: 'SIGTERM stops the server gracefully.',
    file: 'api/src/main.ts',
    find: '    for (const signal of stopSignals) process.on(signal, stop)\n',
    replace: '    void [stopSignals, stop]\n',
    tests: ['tests/sockets/signals.test.ts'],
    only: 'the server alone',
  },
  {
    id: 'processes-drain',
    what: 'A stop waits for open requests.',
    file: 'api/src/main.ts',
    find: '      await drain(server, drainLimit)\n',
    replace: '      server.close()\n      void [drain, drainLimit]\n',
    tests: ['tests/sockets/signals.test.ts'],
    only: 'the server alone',
  },
  {
    id: 'processes-last-errors',
    what: 'An unhandled error is logged before the process ends.',
    file: 'api/src/main.ts',
    find: '    catchLastErrors(running.logger)\n',
    replace: '    void catchLastErrors\n',
    tests: ['tests/start/last-errors.test.ts'],
    only: 'the server itself',
  },
  {
    id: 'processes-stop-examinations',
    what: 'Stopping the server stops its examinations.',
    file: 'api/src/main.ts',
    find: '      deps.examiner.stop()\n',
    tests: ['tests/sockets/examinations-end.test.ts'],
  },
  {
    id: 'processes-orphaned-examination',
    what: 'An examination ends when its server has gone.',
    file: 'api/src/documents/examine/examination-process.ts',
    find: 'endWithServer(Number(server))\n',
    tests: ['tests/api/documents/files.test.ts'],
    only: 'by itself',
  },
  {
    id: 'processes-write-lock',
    what: 'On PostgreSQL one process writes at a time.',
    file: 'db/src/postgres/writer-turn.ts',
    find: `select pg_advisory_xact_lock(\${turn})\``,
    replace: 'select 1`',
    tests: ['tests/postgres/two-processes.test.ts'],
    only: 'one booking of one key',
  },
  {
    id: 'processes-leases',
    what: 'One of several processes does the nightly work.',
    file: 'api/src/operations/leases.ts',
    find: 'if (!(await take(options, name))) return undefined',
    replace: 'await take(options, name)',
    tests: ['tests/postgres/two-processes.test.ts'],
    only: 'nightly work',
  },
]
