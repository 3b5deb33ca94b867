import type { AuditRow } from '@thodu/db'

type Told = Pick<AuditRow, 'user_name' | 'user_email' | 'description' | 'resource_id' | 'action'>

/** What a row is found by, as it is written; other spellings of it follow it in `search_text`. */
export const writtenIn = (row: Told): string =>
  [row.user_name, row.user_email, row.description, row.resource_id ?? '', row.action].join(' ').toLowerCase()
