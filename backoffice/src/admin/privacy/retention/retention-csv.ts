import type { RetentionRow } from '@thodu/api/contract/privacy/retention.schema'
import { dayInCity } from '@thodu/api/contract/time'

export type KeptFamily = RetentionRow & { id: string }

const day = (time: string | null): string => (time === null ? '' : dayInCity(new Date(time)))

/** CSV export of the retention list; days are YYYY-MM-DD. */
export const retentionCsv = {
  fileName: 'keeping',
  header: [
    'Name',
    'Email',
    'State',
    'Closed',
    'Told',
    'Bookings',
    'Kept until',
    'Because of',
    'Care until',
    'Books until',
  ],
  toRow: (family: KeptFamily) => [
    family.name,
    family.email,
    family.state,
    day(family.restrictedAt),
    day(family.toldAt),
    family.bookings,
    family.keptUntil,
    family.holds,
    family.careUntil,
    family.booksUntil,
  ],
}
