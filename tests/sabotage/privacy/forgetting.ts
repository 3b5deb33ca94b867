import type { Protection } from '../protection.ts'

/** What goes with an account beyond its own rows. */
export const forgettingProtections: Protection[] = [
  {
    id: 'accounts-illness-goes',
    what: 'Why a caretaker was away goes with the account',
    file: 'api/src/personal-data/list/people.ts',
    find: "{ account: 'caretaker_id' }, erase: { empty: { reason: '' } }",
    replace: "{ account: 'caretaker_id' }, erase: { keeps: 'no-words' }",
    tests: ['tests/api/accounts/remove-account.test.ts'],
    only: 'neither illness nor name',
  },
  {
    id: 'accounts-holds-go',
    what: 'Why the office held a promise goes with the account',
    file: 'api/src/personal-data/list/talk.ts',
    find: "{ promise: 'promise_id' }, erase: { empty: { reason: '' } }",
    replace: "{ promise: 'promise_id' }, erase: { keeps: 'no-words' }",
    tests: ['tests/api/accounts/remove-account.test.ts'],
    only: 'nothing personal',
  },
  {
    id: 'accounts-explanations-go',
    what: 'What the office wrote about a broken promise goes with the account',
    file: 'api/src/promises/forget-promises.ts',
    find: '.set({ reason_note: null })',
    replace: '.set({ reason_by: null })',
    tests: ['tests/api/accounts/remove-account.test.ts'],
    only: 'nothing personal',
  },
]
