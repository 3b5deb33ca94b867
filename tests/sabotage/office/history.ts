import type { Protection } from '../protection.ts'

const history = 'tests/api/history/history.test.ts'
const handOff = 'tests/api/calls/hand-off.test.ts'

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
    find: "      .orderBy('rank', direction)\n",
    replace: '',
    tests: [history],
    only: 'newest first',
  },
  {
    id: 'history-whole-booking',
    what: 'A call about a visit of the booking is in it too, and no other',
    file: 'api/src/history/history-sources.ts',
    find: "where i.subject_type = 'booking' and i.subject_id = ${bookingId}",
    replace: "where i.subject_type = 'booking'",
    tests: [history],
  },
  {
    id: 'history-mail-emptied',
    what: 'A mail that has gone leaves no address and no text',
    file: 'api/src/mail/mailer.ts',
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
