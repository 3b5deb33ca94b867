import type { Protection } from '../protection.ts'

const history = 'tests/api/history/history.test.ts'
const handOff = 'tests/api/hand-off/hand-off.test.ts'

/** What happened is told once, in one order, and nothing of what was said in a mail is kept for it. */
export const historyProtections: Protection[] = [
  {
    id: 'history-once',
    what: 'What another table tells is not told by the log again',
    file: 'api/src/history/history-sources.ts',
    find: ' and not ${isToldElsewhere}`',
    replace: '`',
    tests: [history],
  },
  {
    id: 'history-order',
    what: 'What happened at one moment keeps its order',
    file: 'api/src/history/find-history.ts',
    find: "    .orderBy('rank', direction)\n",
    replace: '',
    tests: [history],
    only: 'newest first',
  },
  {
    id: 'history-own-calls',
    what: 'Calls about other bookings are in other histories',
    file: 'api/src/history/history-sources.ts',
    find: "where i.subject_type = 'booking' and i.subject_id = ${bookingId}",
    replace: "where i.subject_type = 'booking'",
    tests: [history],
  },
  {
    id: 'history-calls-of-visits',
    what: 'A call about a visit is in the history of its booking',
    file: 'api/src/history/history-sources.ts',
    find: "i.subject_type = 'visit' and i.subject_id = v.id",
    replace: "i.subject_type = 'message' and i.subject_id = v.id",
    tests: [history],
    only: 'one visit alone',
  },
  {
    id: 'history-given-up-emptied',
    what: 'Of a mail that was given up nothing of its text stays after a month',
    file: 'api/src/accounts/sweep-accounts.ts',
    find: '      .set(emptied)\n',
    replace: "      .set({ status: 'failed' })\n",
    tests: [history],
    only: 'given up',
  },
  {
    id: 'history-mail-emptied',
    what: 'A mail that has gone leaves no address and no text',
    file: 'api/src/mail/waiting-mails.ts',
    find: "{ ...emptied, status: 'sent'",
    replace: "{ status: 'sent'",
    tests: [history],
    only: 'nothing stays',
  },
  {
    id: 'history-no-contents',
    what: 'A booking that is not there has no history',
    file: 'api/src/history/history.routes.ts',
    find: '    if (!booking) throw notFound()\n',
    replace: '    if (!booking) c.status(200)\n',
    tests: [history],
    only: 'not there',
  },
  {
    id: 'hand-off-whose',
    what: 'A message goes to who has the booking or comes to a visit of it, to nobody else',
    file: 'api/src/hand-off/hand-off.queries.ts',
    find: '.limit(1).executeTakeFirst())) throw notFound()',
    replace: '.limit(1).executeTakeFirst())) await Promise.resolve()',
    tests: [handOff],
  },
]
