import type { Protection } from '../protection.ts'

const tests = ['tests/api/privacy/breaches.test.ts']
const folder = 'api/src/privacy/breaches'

/** The breach desk: the clock stays, people hear once and whole, the Board before it is closed (rules PRIV-B1 to PRIV-B5). */
export const breachProtections: Protection[] = [
  {
    id: 'breach-aware',
    what: 'When somebody became aware of a breach never changes',
    file: 'db/src/schema/triggers/breaches.ts',
    find: 'new.aware_at is distinct from old.aware_at',
    replace: 'new.aware_at is distinct from new.aware_at',
    tests,
    only: 'never changes',
  },
  {
    id: 'breach-told-once',
    what: 'Nobody is told of a breach twice',
    file: 'db/src/migrations/0030-breaches.ts',
    find: "    .addPrimaryKeyConstraint('breach_persons_pk', ['breach_id', 'account_id'])\n",
    replace: '',
    tests,
    only: 'hears once',
  },
  {
    id: 'breach-told-before',
    what: 'Whoever was told of a breach is left out',
    file: `${folder}/find-people.ts`,
    find: "          .whereRef('account_id', '=', 'accounts.id'),",
    replace: "          .where('account_id', '=', ''),",
    tests,
    only: 'hears once',
  },
  {
    id: 'breach-incomplete',
    what: 'Nobody is told of a breach before it says what people can do',
    file: `${folder}/tell-people.ts`,
    find: 'consequences === null || steps === null',
    replace: 'consequences === null',
    tests,
    only: 'nobody is told',
  },
  {
    id: 'breach-closing',
    what: 'A breach closes once the Board had both',
    file: `${folder}/close-breach.ts`,
    find: "  if (row.board_told_at === null || row.board_detailed_at === null) throw conflict('breach.board_not_told')\n",
    replace: '',
    tests,
    only: 'closed when the Board',
  },
  {
    id: 'breach-reminded',
    what: 'A reminder of a breach goes once',
    file: `${folder}/remind-team.ts`,
    find: 'at > since && at <= now',
    replace: 'at <= now',
    tests,
    only: 'reminded',
  },
  {
    id: 'breach-viewer',
    what: 'Who was looked at before or after is not touched',
    file: `${folder}/find-people.ts`,
    find: "        .where('first_at', '<=', new Date(whom.until).toISOString())\n",
    replace: '',
    tests,
    only: 'follows from what happened',
  },
  {
    id: 'breach-told-closed',
    what: 'A closed family hears of a data breach too',
    file: 'api/src/privacy/breaches/tell-people.ts',
    find: 'await queueDeskMail(tx, { email, language }, breachMails',
    replace:
      'if (!(await tx.selectFrom("accounts").select("id").where("email", "=", email).where("restricted_at", "is not", null).executeTakeFirst())) await queueDeskMail(tx, { email, language }, breachMails',
    tests: ['tests/api/privacy/breaches.test.ts'],
    only: 'asked to be forgotten',
  },
]
