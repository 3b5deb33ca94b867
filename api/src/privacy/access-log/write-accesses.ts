import { newId, type Tx } from '@thodu/db'
import { type RawBuilder, sql } from 'kysely'
import type { Role } from '../../contract/people/roles.ts'
import { minuteMs } from '../../contract/time.ts'
import type { Subject } from '../../http/ports.ts'

/** A repeated read within this time, in ms, belongs to the same opening. Screens poll at least every minute. */
const sameOpening = 5 * minuteMs

/** Accesses of one viewer to subjects of one type within a minute, with the number of accesses to each id. */
export type Access = {
  way: 'opened' | 'listed' | 'refused'
  viewer: { id: string; name: string; email: string; role: Role }
  type: Subject['type']
  times: Map<string, number>
  ip: string
  firstAt: string
  lastAt: string
}

export const hourOf = (at: string): string => `${at.slice(0, 13)}:00:00.000Z`

/**
 * Returns the earliest last read that continues an opening (rule AUD-15). Null for a file, because every download counts:
 * SQL finds no time that is after null.
 */
export const continuesSince = ({ type, firstAt }: Pick<Access, 'type' | 'firstAt'>): string | null =>
  type === 'document' ? null : new Date(Date.parse(firstAt) - sameOpening).toISOString()

/** An opening counts in the hour in which it began. */
const hourOfOpening = ({ viewer, type, firstAt }: Access, id: string, since: string | null): RawBuilder<string> =>
  sql`coalesce((select max(hour) from access_log where viewer_id = ${viewer.id} and subject_type = ${type}
    and subject_id = ${id} and opened > 0 and last_at >= ${since}), ${hourOf(firstAt)})`

/** A repeated list changes nothing, so the row keeps its last time. */
async function upsert(tx: Tx, access: Access, ids: readonly string[], at: Date): Promise<void> {
  const { way, viewer, type, times, ip, firstAt, lastAt } = access
  const since = continuesSince(access)
  const toRow = (id: string) => ({
    id: newId(at.getTime()),
    hour: way === 'opened' ? hourOfOpening(access, id, since) : hourOf(firstAt),
    viewer_id: viewer.id,
    viewer_name: viewer.name,
    viewer_email: viewer.email,
    viewer_role: viewer.role,
    subject_type: type,
    subject_id: id,
    opened: way !== 'opened' ? 0 : since === null ? (times.get(id) ?? 0) : 1,
    listed: way === 'listed' ? 1 : 0,
    refused: way === 'refused' ? (times.get(id) ?? 0) : 0,
    ip_address: ip,
    first_at: firstAt,
    last_at: lastAt,
  })
  await tx
    .insertInto('access_log')
    .values(ids.map(toRow))
    .onConflict((conflict) =>
      conflict
        .columns(['viewer_id', 'subject_type', 'subject_id', 'hour'])
        .doUpdateSet(({ ref, eb }) => ({
          opened: eb
            .case()
            .when(sql<boolean>`access_log.opened > 0 and access_log.last_at >= ${since}`)
            .then(ref('access_log.opened'))
            .else(eb('access_log.opened', '+', ref('excluded.opened')))
            .end(),
          listed: eb('access_log.listed', '+', ref('excluded.listed')),
          refused: eb('access_log.refused', '+', ref('excluded.refused')),
          ip_address: ref('excluded.ip_address'),
          last_at: ref('excluded.last_at'),
        }))
        .where(sql<boolean>`access_log.listed + excluded.listed < 2`),
    )
    .execute()
}

const batch = 100

/** Adds accesses to one row per viewer, subject and hour. */
export async function writeAccesses(tx: Tx, accesses: Iterable<Access>, at: Date): Promise<void> {
  for (const access of accesses) {
    const ids = [...access.times.keys()]
    for (let from = 0; from < ids.length; from += batch) await upsert(tx, access, ids.slice(from, from + batch), at)
  }
}
