import { isOneOf, type Reader } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { mostDue, type Only, openedOf, type SheetItem, triesColumns, triesOf } from './sheet-item.ts'

const selectCallbacks = (db: Reader, { ids }: Only) =>
  db
    .selectFrom('callbacks')
    .innerJoin('accounts', 'accounts.id', 'callbacks.user_id')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'callbacks.id').on('call_tries.subject_type', '=', 'callback'),
    )
    .leftJoin('promises', (join) =>
      join
        .onRef('promises.subject_id', '=', 'callbacks.id')
        .on('promises.subject_type', '=', 'callback')
        .on('promises.kind', '=', 'callback')
        .on('promises.met_at', 'is', null)
        .on('promises.void_at', 'is', null),
    )
    .select(['callbacks.id', 'callbacks.user_id', 'callbacks.service_type', 'callbacks.preferred_time'])
    .select(['callbacks.created_at', 'callbacks.owner_id', 'callbacks.owned_at'])
    .select(['callbacks.additional_notes', 'accounts.name', 'accounts.email', 'accounts.phone', 'accounts.language'])
    .select(['promises.ends_at', ...triesColumns])
    .where('callbacks.status', '=', 'open')
    .$call((query) => (ids === undefined ? query : query.where(isOneOf('callbacks.id', ids))))
    .orderBy('callbacks.created_at')
    .limit(mostDue)
    .execute()

export async function readCallbacks(db: Reader, only: Only): Promise<SheetItem[]> {
  const rows = await selectCallbacks(db, only)
  return rows.map((row) => ({
    type: 'callback',
    id: row.id,
    accountId: row.user_id,
    bookingId: null,
    phone: row.phone,
    name: row.name,
    email: shownEmail(row.email),
    language: row.language,
    label: '',
    about: row.service_type,
    notes: row.additional_notes,
    since: row.created_at,
    dueAt: row.ends_at,
    window: row.preferred_time,
    tries: triesOf(row),
    opened: openedOf(row.owner_id, row.owned_at),
  }))
}
