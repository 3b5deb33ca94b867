import type { AuditRow } from '@thodu/db'

type Told = Pick<AuditRow, 'user_name' | 'user_email' | 'description' | 'resource_id' | 'action'>

/** The searchable text of a row as written; `search_text` continues with other spellings. */
export const writtenIn = (row: Told): string =>
  [row.user_name, row.user_email, row.description, row.resource_id ?? '', row.action].join(' ').toLowerCase()
