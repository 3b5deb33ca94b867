import type { Protection } from '../protection.ts'

const tests = ['tests/api/visits/tasks.test.ts']

/** What is ticked at the end of a visit (rule DAY-22). */
export const tickProtections: Protection[] = [
  {
    id: 'ticks-chosen-only',
    what: 'Only what the office asks for is kept of what is ticked',
    file: 'api/src/visits/tasks/keep-ticks.ts',
    find: 'ticks.filter(({ code }) => asked.includes(code))',
    replace: 'ticks.filter(({ code }) => asked !== undefined && code !== undefined)',
    tests,
    only: 'only what the office asks for',
  },
  {
    id: 'ticks-once',
    what: 'A thing is ticked once',
    file: 'api/src/contract/visits/tick.schema.ts',
    find: '  .refine((given) => isEachOnce(given.map((one) => one.code)), texts.visit.taskTwice)\n',
    replace: '',
    tests,
    only: 'a tick twice',
  },
  {
    id: 'ticks-of-this-care',
    what: 'The office asks for what belongs to the care',
    file: 'api/src/roster/rules/check-plan.ts',
    find: '!tasks.offered.includes(code)',
    replace: 'tasks.offered.length > 99',
    tests,
    only: 'belongs to other care',
  },
  {
    id: 'ticks-family-own',
    what: 'A family reads the ticks of its own visits only',
    file: 'api/src/visits/visits.queries.ts',
    find: ".where('bookings.user_id', '=', family)",
    replace: ".where(({ eb, val }) => eb(val(''), '!=', family))",
    tests,
    only: 'another family',
  },
  {
    id: 'ticks-next-window',
    what: 'Who comes next reads the last ticks while the address may be read, and no longer',
    file: 'api/src/visits/to-own-visit.ts',
    find: 'findLastTicks(read, open)',
    replace: 'findLastTicks(read, visits)',
    tests,
    only: 'inside the window',
  },
  {
    id: 'ticks-asked-window',
    what: 'What is asked in a home is told with the brief, and not days before',
    file: 'api/src/visits/to-own-visit.ts',
    find: "visit.status === 'started' || (visit.status === 'planned' && mayReadBrief(visit, now))",
    replace: "visit.status === 'started' || (visit.status === 'planned' && now.getTime() > 0)",
    tests,
    only: 'from the brief until the End',
  },
  {
    id: 'ticks-forgotten',
    what: 'What was ticked goes with the account of the family',
    file: 'api/src/personal-data/list/visiting.ts',
    find: "code: 'task', result: fact('result') },\n    notPersonal: [],\n    claims: [{ ...ofVisit, erase: 'row' }]",
    replace:
      "code: 'task', result: fact('result') },\n    notPersonal: [],\n    claims: [{ ...ofVisit, erase: { keeps: 'no-words' } }]",
    tests,
    only: 'with the account',
  },
]
