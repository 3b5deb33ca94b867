import { isOneOf, type Reader } from '@thodu/db'
import { mostDue, notGivenUp, type Only, openedOf, type SheetItem, triesColumns, triesOf } from './sheet-item.ts'

const selectMessages = (db: Reader, { ids }: Only) =>
  db
    .selectFrom('messages')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'messages.id').on('call_tries.subject_type', '=', 'message'),
    )
    .leftJoin('promises', (join) =>
      join
        .onRef('promises.subject_id', '=', 'messages.id')
        .on('promises.subject_type', '=', 'message')
        .on('promises.kind', '=', 'reply')
        .on('promises.met_at', 'is', null)
        .on('promises.void_at', 'is', null),
    )
    .select([
      'messages.id',
      'messages.name',
      'messages.email',
      'messages.phone',
      'messages.subject',
      'messages.message',
      'messages.created_at',
      'messages.owner_id',
      'messages.owned_at',
    ])
    .select(['promises.ends_at', ...triesColumns])
    .where('messages.status', '=', 'new')
    .$call((query) => (ids === undefined ? query : query.where(isOneOf('messages.id', ids))))
    .where(notGivenUp)
    .orderBy('messages.created_at')
    .limit(mostDue)
    .execute()

export async function readMessages(db: Reader, only: Only): Promise<SheetItem[]> {
  const rows = await selectMessages(db, only)
  return rows.map((row) => ({
    type: 'message',
    id: row.id,
    accountId: null,
    bookingId: null,
    phone: row.phone,
    name: row.name,
    email: row.email,
    language: null,
    label: row.subject,
    about: '',
    notes: row.message,
    since: row.created_at,
    dueAt: row.ends_at,
    window: undefined,
    tries: triesOf(row),
    opened: openedOf(row.owner_id, row.owned_at),
  }))
}
