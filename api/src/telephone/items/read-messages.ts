import { isOneOf, type Reader } from '@thodu/db'
import { mostDue, notGivenUp, type Only, type SheetItem, triesColumns, triesOf } from './sheet-item.ts'

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
    ])
    .select(['promises.ends_at', ...triesColumns])
    .where('messages.status', '=', 'new')
    .$if(ids !== undefined, (query) => query.where(isOneOf('messages.id', ids ?? [])))
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
    dueAt: row.ends_at,
    window: undefined,
    tries: triesOf(row),
  }))
}
