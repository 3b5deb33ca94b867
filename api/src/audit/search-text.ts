import type { AuditRow } from '@thodu/db'

type Told = Pick<AuditRow, 'user_name' | 'user_email' | 'description' | 'resource_id' | 'action'>

/** In `search_text` other spellings follow this text. */
export const auditSearchText = (row: Told): string =>
  [row.user_name, row.user_email, row.description, row.resource_id ?? '', row.action].join(' ').toLowerCase()
