import type { Protection } from '../protection.ts'

/** What goes with an account beyond its own rows. */
export const forgettingProtections: Protection[] = [
  {
    id: 'accounts-illness-goes',
    what: 'Why a caretaker was away goes with the account',
    file: 'api/src/users/remove-account.ts',
    find: "  await tx.updateTable('time_off').set({ reason: '' }).where('caretaker_id', '=', id).execute()\n",
    replace: '',
    tests: ['tests/api/accounts/remove-account.test.ts'],
    only: 'neither illness nor name',
  },
  {
    id: 'accounts-holds-go',
    what: 'Why the office held a promise goes with the account',
    file: 'api/src/promises/forget-promises.ts',
    find: "      await tx.updateTable('promise_holds').set({ reason: '' }).where('promise_id', 'in', own).execute()\n",
    replace: '      void own\n',
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
