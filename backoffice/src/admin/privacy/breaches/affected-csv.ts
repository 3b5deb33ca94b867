import type { Affected } from '@thodu/api/contract/privacy/breaches/breaches.schema'

/** CSV export of the people whom a breach affects. */
export const affectedCsv = {
  fileName: 'breach',
  header: ['Name', 'Email', 'Phone', 'Account', 'State', 'Informed at'],
  toRow: ({ name, email, phone, hasAccount, state, toldAt }: Affected['list'][number]) => [
    name,
    email,
    phone,
    hasAccount ? 'yes' : 'no',
    state,
    toldAt ?? '',
  ],
}
