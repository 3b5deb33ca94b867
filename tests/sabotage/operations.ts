import type { Protection } from './protection.ts'

/**
 * Declarations and calls that record access and erase personal data. Stryker does not change declarations, and removes
 * no single statement.
 */
export const operationProtections: Protection[] = [
  {
    id: 'operations-recorded-access',
    what: 'Each answer with personal data is recorded in the access log.',
    file: 'api/src/http/answers/record-access.ts',
    find: "  await c.get('accessLog').record({ actor, ...visitor }, await readAccesses(c, recordsAccess, answer, source))\n",
    tests: ['tests/security/who-looked.test.ts'],
  },
  {
    id: 'operations-opened-link',
    what: 'Opening a day link is recorded.',
    file: 'api/src/sharing/read-day.ts',
    find: '  await noteOpening(deps, link, client.ip, now)\n',
    tests: ['tests/api/sharing/day-links.test.ts'],
  },
  {
    id: 'operations-erased-notes',
    what: 'Notes about a customer are deleted with the account.',
    file: 'api/src/privacy/inventory/people.ts',
    find: "{ whose: 'family', by: { account: 'account_id' }, erase: 'row' }",
    replace: "{ whose: 'family', by: { account: 'account_id' }, erase: { keeps: 'no-words' } }",
    tests: ['tests/api/privacy/erasing.test.ts'],
  },
  {
    id: 'operations-personal-tables',
    what: 'Each table is in the inventory of personal data.',
    file: 'api/src/privacy/inventory/personal-data.ts',
    find: '  leases: work,\n',
    tests: ['tests/api/privacy/erasing.test.ts'],
  },
  {
    id: 'operations-sent-mails',
    what: 'A sent mail keeps neither address nor text.',
    file: 'api/src/mail/waiting-mails.ts',
    find: "{ ...emptied, status: 'sent'",
    replace: "{ status: 'sent'",
    tests: ['tests/api/history/history.test.ts'],
  },
]
