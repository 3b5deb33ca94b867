import { newId, type Tx } from '@thodu/db'
import { type RawBuilder, sql } from 'kysely'
import type { Role } from '../../contract/people/roles.ts'
import { minuteMs } from '../../contract/time.ts'
import type { Subject } from '../../http/ports.ts'

/** A repeated read within this time, in ms, belongs to the same opening. Screens poll at least every minute. */
const sameOpening = 5 * minuteMs

/** What one viewer did with one subject, `count` times within a minute. */
export type Access = {
  way: 'opened' | 'listed' | 'refused'
  viewer: { id: string; name: string; email: string; role: Role }
  subject: Subject
  count: number
  ip: string
  firstAt: string
  lastAt: string
}

export const hourOf = (at: string): string => `${at.slice(0, 13)}:00:00.000Z`

/**
 * Returns the earliest last read that continues an opening (rule AUD-15). Null for a file, because every download counts:
 * SQL finds no time that is after null.
 */
export const continuesSince = ({ subject, firstAt }: Pick<Access, 'subject' | 'firstAt'>): string | null =>
  subject.type === 'document' ? null : new Date(Date.parse(firstAt) - sameOpening).toISOString()

/** An opening counts in the hour in which it began. */
const hourOfOpening = ({ viewer, subject, firstAt }: Access, since: string | null): RawBuilder<string> =>
  sql`coalesce((select hour from access_log where viewer_id = ${viewer.id} and subject_type = ${subject.type}
    and subject_id = ${subject.id} and opened > 0 and last_at >= ${since} order by hour desc limit 1), ${hourOf(firstAt)})`

function toRow(access: Access, since: string | null, at: Date) {
  const { way, viewer, subject, count, ip, firstAt, lastAt } = access
  return {
    id: newId(at.getTime()),
    hour: way === 'opened' ? hourOfOpening(access, since) : hourOf(firstAt),
    viewer_id: viewer.id,
    viewer_name: viewer.name,
    viewer_email: viewer.email,
    viewer_role: viewer.role,
    subject_type: subject.type,
    subject_id: subject.id,
    opened: way !== 'opened' ? 0 : since === null ? count : 1,
    listed: way === 'listed' ? 1 : 0,
    refused: way === 'refused' ? count : 0,
    ip_address: ip,
    first_at: firstAt,
    last_at: lastAt,
  }
}

/** A repeated list changes nothing, so the row keeps its last time. */
async function upsert(tx: Tx, accesses: readonly Access[], since: string | null, at: Date): Promise<void> {
  await tx
    .insertInto('access_log')
    .values(accesses.map((access) => toRow(access, since, at)))
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

/**
 * Adds accesses to one row per viewer, subject and hour. Listed and refused ones are unique per row, so that one statement
 * can write many; an opening looks for the row that it continues.
 */
export async function writeAccesses(tx: Tx, accesses: readonly Access[], at: Date): Promise<void> {
  for (const access of accesses) if (access.way === 'opened') await upsert(tx, [access], continuesSince(access), at)
  for (const way of ['listed', 'refused'] as const) {
    const together = accesses.filter((access) => access.way === way)
    for (let from = 0; from < together.length; from += batch)
      await upsert(tx, together.slice(from, from + batch), null, at)
  }
}
