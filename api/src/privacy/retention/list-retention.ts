import type { Reader } from '@thodu/db'
import { z } from 'zod'
import { shownEmail } from '../../accounts/unknown-address.ts'
import type { PrivacySetup } from '../../contract/privacy/privacy-setup.ts'
import { type Closing, type RetentionRow, retentionStates } from '../../contract/privacy/retention.schema.ts'
import { ApiError, notFound } from '../../http/errors/api-error.ts'
import { readPage } from '../../http/lists/list-page.ts'
import type { ListRequest } from '../../http/lists/simple-rest.ts'
import { refuseOpenBookings, refuseUnsettled } from '../../users/refuse-removal.ts'
import { findIdle } from './find-idle-accounts.ts'
import { readLastActivity } from './last-activity.ts'
import { isOver, retentionEnd } from './retention-end.ts'

export const retentionFilter = z.strictObject({ state: z.enum(retentionStates).exclude(['open']).optional() })
export const retentionSorts = ['restrictedAt', '_id'] as const
type RetentionList = ListRequest<(typeof retentionSorts)[number], z.output<typeof retentionFilter>>

const columns = { restrictedAt: ['restricted_at'], _id: ['id'] } as const
const shown = ['id', 'name', 'email', 'restricted_at', 'purge_told_at'] as const
type Row = { id: string; name: string; email: string; restricted_at: string | null; purge_told_at: string | null }

/** Finds the obstacle to closing. */
async function findObstacle(db: Reader, id: string): Promise<Closing['obstacle']> {
  try {
    await refuseOpenBookings(db, id)
    await refuseUnsettled(db, id)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code as Closing['obstacle']
    throw error
  }
}

type Today = { now: Date; privacy: Pick<PrivacySetup, 'careYears' | 'bookYears'> }

async function toRows(
  db: Reader,
  rows: readonly Row[],
  state: (row: Row) => RetentionRow['state'],
  { now, privacy }: Today,
) {
  const times = await readLastActivity(
    db,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row): Promise<RetentionRow> => {
      const last = times.get(row.id)
      if (!last) throw notFound()
      const held = retentionEnd(last, privacy)
      return {
        ...{ _id: row.id, name: row.name, email: shownEmail(row.email) },
        state: state(row),
        restrictedAt: row.restricted_at,
        toldAt: row.purge_told_at,
        bookings: last.bookings,
        obstacle: row.restricted_at === null ? await findObstacle(db, row.id) : null,
        ...held,
        isDue: isOver(held.keptUntil, now),
      }
    }),
  )
}

const stateOf = ({ restricted_at, purge_told_at }: Row): RetentionRow['state'] =>
  restricted_at !== null ? 'restricted' : purge_told_at === null ? 'idle' : 'told'

/** Lists closed and idle families (rule PRIV-K3). */
export async function listRetention(db: Reader, { filter: { state }, ...page }: RetentionList, today: Today) {
  let matching = db.selectFrom('accounts').where('removed_at', 'is', null)
  const closed = db
    .selectFrom('accounts')
    .select('id')
    .where('restricted_at', 'is not', null)
    .where('removed_at', 'is', null)
  const idle = findIdle(db, today.now).select('id')
  if (state === 'restricted') matching = matching.where('id', 'in', closed)
  else if (state === 'idle') matching = matching.where('id', 'in', idle.where('purge_told_at', 'is', null))
  else if (state === 'told') matching = matching.where('id', 'in', idle.where('purge_told_at', 'is not', null))
  else matching = matching.where((eb) => eb.or([eb('id', 'in', closed), eb('id', 'in', idle)]))
  const { rows, total } = await readPage(matching, (query) => query.select(shown), page, {
    columns,
    id: 'id',
    mayBeMissing: ['restricted_at'],
  })
  return { rows: await toRows(db, rows, stateOf, today), total }
}

/** Reads the retention of one family. @throws ApiError 404 */
export async function readRetention(db: Reader, id: string, today: Today): Promise<RetentionRow> {
  const row = await db
    .selectFrom('accounts')
    .select(shown)
    .where('id', '=', id)
    .where('role', '=', 'user')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  const isIdle = await findIdle(db, today.now).select('id').where('id', '=', id).executeTakeFirst()
  const [shownRow] = await toRows(
    db,
    [row],
    (one) => (one.restricted_at !== null || isIdle ? stateOf(one) : 'open'),
    today,
  )
  if (!shownRow) throw notFound()
  return shownRow
}

/** Reads the consequences of closing the own account (rule PRIV-K2). @throws ApiError 404 */
export async function readClosing(db: Reader, id: string, today: Today): Promise<Closing> {
  const { obstacle, keptUntil: until, holds, careUntil, booksUntil } = await readRetention(db, id, today)
  return { obstacle, keptUntil: until, holds, careUntil, booksUntil }
}
