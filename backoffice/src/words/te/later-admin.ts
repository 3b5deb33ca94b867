import { accessWords } from './access.ts'
import { auditWords } from './audit.ts'
import { laterWords as shared } from './later.ts'

/** What the admin's first screen does not say. */
export const laterWords = { ...shared, admin: { ...auditWords, ...accessWords } }
