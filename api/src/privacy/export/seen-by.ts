import type { Reader } from '@thodu/db'
import { sql } from 'kysely'
import { formatCsvLine } from '../../contract/csv.ts'
import type { Person } from '../inventory/rows-of.ts'
import type { ExportWords } from './export-words.ts'

const findLooks = (read: Reader, { id, email }: Person) =>
  read
    .selectFrom('access_log')
    .leftJoin('bookings', 'bookings.id', 'access_log.subject_id')
    .leftJoin('documents', 'documents.id', 'access_log.subject_id')
    .select([
      'access_log.first_at',
      'access_log.last_at',
      'access_log.viewer_role',
      'access_log.viewer_name',
      'access_log.subject_type',
      'access_log.opened',
      'access_log.listed',
      'access_log.refused',
      'bookings.code',
      'documents.name',
    ])
    .where((eb) =>
      eb.or([
        eb('access_log.subject_id', '=', id),
        eb('access_log.subject_id', 'in', eb.selectFrom('bookings as b').select('b.id').where('b.user_id', '=', id)),
        eb('access_log.subject_id', 'in', eb.selectFrom('documents as d').select('d.id').where('d.owner_id', '=', id)),
        eb(
          'access_log.subject_id',
          'in',
          eb.selectFrom('messages as m').select('m.id').where(sql<boolean>`lower(m.email) = ${email}`),
        ),
      ]),
    )
    .orderBy('access_log.last_at', 'desc')
    .execute()

/** Writes who-has-seen.csv: time, viewer's role, subject and counts (rule PRIV-D3). */
export async function* formatAccesses(read: Reader, person: Person, { page }: ExportWords): AsyncGenerator<Uint8Array> {
  const kinds: Record<string, string> = {
    booking: page.seenBooking,
    document: page.seenDocument,
    family: page.seenFamily,
    message: page.seenMessage,
  }
  const header = [
    page.csvFrom,
    page.csvUntil,
    page.csvWho,
    page.csvKind,
    page.csvWhich,
    page.csvOpened,
    page.csvListed,
    page.csvRefused,
  ]
  const lines = (await findLooks(read, person)).map((look) =>
    formatCsvLine([
      look.first_at,
      look.last_at,
      // The log does not record a family reading its own data. So the remaining role is a reader of a day-link; the row shows
      // the name that the family gave the link.
      look.viewer_role === 'admin'
        ? page.office
        : look.viewer_role === 'caretaker'
          ? page.caretaker
          : `${page.dayLink}: ${look.viewer_name.replace(/^Day link: /, '')}`,
      kinds[look.subject_type] ?? look.subject_type,
      look.code ?? look.name ?? '',
      look.opened,
      look.listed,
      look.refused,
    ]),
  )
  yield Buffer.from(formatCsvLine(header) + lines.join(''))
}
