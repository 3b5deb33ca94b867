import type { AuditRow } from '@thodu/db'

type Details = Pick<AuditRow, 'user_name' | 'user_email' | 'description' | 'resource_id' | 'action'>

/** In `search_text` other spellings follow this text. */
export const auditSearchText = (row: Details): string =>
  [row.user_name, row.user_email, row.description, row.resource_id ?? '', row.action].join(' ').toLowerCase()
