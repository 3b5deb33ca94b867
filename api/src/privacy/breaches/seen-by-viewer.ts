import type { Reader } from '@thodu/db'
import type { Whom } from '../../contract/privacy/breaches/breaches.schema.ts'

type Viewer = Extract<Whom, { kind: 'viewer' }>

/**
 * Selects the ids of the records that a viewer saw between two times (rule PRIV-B3). With `openedOnly`, it ignores records that
 * the viewer saw only in lists.
 */
export const seenBy = (
  db: Reader,
  { email, from, until, openedOnly }: Viewer,
  type: 'booking' | 'document' | 'family' | 'message',
) =>
  db
    .selectFrom('access_log')
    .select('subject_id')
    .where('viewer_email', '=', email.toLowerCase())
    .where('subject_type', '=', type)
    .where((row) => (openedOnly ? row('opened', '>', 0) : row.or([row('opened', '>', 0), row('listed', '>', 0)])))
    .where('last_at', '>=', new Date(from).toISOString())
    .where('first_at', '<=', new Date(until).toISOString())
