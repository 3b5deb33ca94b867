import { newId, type Tx } from '@thodu/db'
import type { Role } from '../../contract/people/roles.ts'
import type { Subject } from '../../http/ports.ts'

/** The counts since the last write. */
export type AccessRow = {
  hour: string
  viewer: { id: string; name: string; email: string; role: Role }
  subject: Subject
  opened: number
  /** 1 if it was in an answered list. */
  listed: number
  refused: number
  ip: string
  firstAt: string
  lastAt: string
}

const batch = 100

/** Adds the counts to one row per viewer, subject and hour. */
export async function writeAccesses(tx: Tx, accesses: readonly AccessRow[], at: Date): Promise<void> {
  for (let from = 0; from < accesses.length; from += batch)
    await tx
      .insertInto('access_log')
      .values(
        accesses.slice(from, from + batch).map(({ hour, viewer, subject, opened, listed, refused, ...rest }) => ({
          id: newId(at.getTime()),
          hour,
          viewer_id: viewer.id,
          viewer_name: viewer.name,
          viewer_email: viewer.email,
          viewer_role: viewer.role,
          subject_type: subject.type,
          subject_id: subject.id,
          opened,
          listed,
          refused,
          ip_address: rest.ip,
          first_at: rest.firstAt,
          last_at: rest.lastAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['viewer_id', 'subject_type', 'subject_id', 'hour']).doUpdateSet(({ ref, eb }) => ({
          opened: eb('access_log.opened', '+', ref('excluded.opened')),
          listed: eb
            .case()
            .when('access_log.listed', '>', ref('excluded.listed'))
            .then(ref('access_log.listed'))
            .else(ref('excluded.listed'))
            .end(),
          refused: eb('access_log.refused', '+', ref('excluded.refused')),
          ip_address: ref('excluded.ip_address'),
          last_at: ref('excluded.last_at'),
        })),
      )
      .execute()
}
