import type { Protection } from '../protection.ts'

const outbox = 'backoffice/src/caretaker/outbox/outbox.test.tsx'

/** What waits on a caretaker's phone. */
export const outboxProtections: Protection[] = [
  {
    id: 'outbox-own-account',
    what: 'What was pressed is sent for the account that pressed it alone',
    file: 'backoffice/src/caretaker/outbox/outbox.ts',
    find: "outboxKey(readCachedUser()?._id ?? '')",
    replace: "outboxKey('anybody')",
    tests: [outbox],
    only: 'for the same account alone',
  },
  {
    id: 'outbox-signed-out',
    what: 'Signing out takes along what was pressed',
    file: 'backoffice/src/app/wire/session.ts',
    find: "  localStorage.removeItem(outboxKey(readCachedUser()?._id ?? ''))\n",
    replace: '',
    tests: [outbox],
    only: 'for the same account alone',
  },
  {
    id: 'outbox-in-order',
    what: 'What follows a refused press of the same visit waits',
    file: 'backoffice/src/caretaker/outbox/send-outbox.ts',
    find: "one.state === 'waiting' && !stopped.has(laneOf(one)) && isNext(one, list)",
    replace: "one.state === 'waiting' && !stopped.has(laneOf(one))",
    tests: [outbox],
    only: 'the first refusal stops its visit',
  },
  {
    id: 'outbox-trouble-first',
    what: 'That something is wrong and a press do not wait for each other',
    file: 'backoffice/src/caretaker/outbox/send-outbox.ts',
    find: "(kind === 'trouble' ? id : subject)",
    replace: 'kind === undefined ? id : subject',
    tests: [outbox],
    only: 'holds no press back',
  },
  {
    id: 'outbox-waits',
    what: 'A press waits while the server is busy or the session has died',
    file: 'backoffice/src/caretaker/outbox/send-outbox.ts',
    find: 'status === 401 ||',
    replace: '',
    tests: [outbox],
    only: 'waits: a session that has died',
  },
  {
    id: 'outbox-words-go',
    what: 'Words do not stay on a phone for longer than three days',
    file: 'backoffice/src/caretaker/outbox/outbox.ts',
    find: '? 72 * hourMs : 7 * dayMs',
    replace: '? 30 * dayMs : 30 * dayMs',
    tests: [outbox],
    only: 'words go after three days',
  },
  {
    id: 'outbox-moment',
    what: 'A press that waited counts from when it was made',
    file: 'backoffice/src/caretaker/outbox/deliver.ts',
    find: '...(waited ? { occurredAt: pressedAt } : {})',
    replace: '',
    tests: [outbox],
    only: 'says when it was pressed',
  },
]
