import type { Protection } from '../protection.ts'

const tests = ['tests/api/visits/trouble/trouble.test.ts']
const sayTrouble = 'api/src/visits/trouble/say-trouble.ts'

/** What who goes to a visit says is wrong (rule DAY-22). */
export const troubleProtections: Protection[] = [
  {
    id: 'trouble-own-visits',
    what: 'Something is wrong is said of own visits only',
    file: sayTrouble,
    find: '{ caretaker: caller.actor.id }',
    replace: "'office'",
    tests,
    only: 'somebody else’s visit',
  },
  {
    id: 'trouble-once',
    what: 'The same trouble sent again is kept once',
    file: sayTrouble,
    find: '      return { isNews: false, trouble: { kind: said.kind, occurredAt: said.occurred_at } }\n',
    replace: "      said.by_account = ''\n",
    tests,
    only: 'the same id',
  },
  {
    id: 'trouble-around-the-visit',
    what: 'Nothing is wrong with a visit that is long over or far ahead',
    file: sayTrouble,
    find: '    if (why !== undefined) throw conflict(why)\n',
    replace: '',
    tests,
    only: 'from 24 hours before',
  },
  {
    id: 'trouble-one-mail-a-minute',
    what: 'What comes within a minute is one mail',
    file: sayTrouble,
    find: '    if (!isPlanned) await',
    replace: '    await',
    tests,
    only: 'within a minute',
  },
  {
    id: 'trouble-told-first',
    what: 'A family reads nothing of it before the office has told it',
    file: 'api/src/visits/trouble/troubles.queries.ts',
    find: "    .where('told_family_at', 'is not', null)\n",
    replace: '',
    tests,
    only: 'once it has been told',
  },
  {
    id: 'trouble-no-words-to-family',
    what: 'A family reads of what kind it was, never anybody’s words',
    file: 'api/src/visits/trouble/troubles.queries.ts',
    find: '[...(told.get(visit_id) ?? []), { kind, at }]',
    replace: "[...(told.get(visit_id) ?? []), { kind, at, text: 'slipped' } as ToldTrouble]",
    tests,
    only: 'never anybody',
  },
  {
    id: 'trouble-says-what-was-done',
    what: 'Nothing is closed without what was done',
    file: 'api/src/visits/trouble/update-trouble.ts',
    find: "  if (status === 'closed' && note === null) throw wrongField('note', texts.visit.whatWasDone)\n",
    replace: '',
    tests,
    only: 'closing asks',
  },
  {
    id: 'trouble-masked',
    what: 'Aadhaar numbers are masked in what is said to be wrong',
    file: 'api/src/contract/visits/troubles.schema.ts',
    find: 'text: freeText(500)',
    replace: 'text: z.string().max(500)',
    tests,
    only: 'stands first with the office',
  },
  {
    id: 'trouble-forgotten',
    what: 'What was wrong goes with the account of the family',
    file: 'api/src/bookings/verbs/anonymise-bookings.ts',
    find: "  await tx.deleteFrom('visit_troubles').where('visit_id', 'in', visits).execute()\n",
    replace: '',
    tests,
    only: 'goes with the account',
  },
]
