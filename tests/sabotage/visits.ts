import type { Protection } from './protection.ts'

/** Visits, rosters and time off. */
export const visitProtections: Protection[] = [
  {
    id: 'visits-overlap',
    what: 'Nobody is in two places',
    file: 'db/src/sqlite/visit-triggers.ts',
    find: 'and starts_min > new.starts_min - 43200 and ends_min > new.starts_min)',
    replace: 'and starts_min > new.starts_min - 43200 and ends_min > new.starts_min + 999999)',
    tests: ['tests/api/visits/overlap.test.ts'],
    only: 'times that overlap',
  },
  {
    id: 'visits-events-stay',
    what: 'What happened on a visit is not removed',
    file: 'db/src/sqlite/visit-triggers.ts',
    find: 'before delete on visit_events begin',
    replace: 'before delete on visit_events when false begin',
    tests: ['tests/api/visits/overlap.test.ts'],
    only: 'not rewritten',
  },
]
