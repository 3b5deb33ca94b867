import { accessWords } from './access.ts'
import { auditWords } from './audit.ts'
import { careWords } from './care.ts'
import { laterWords as shared } from './later.ts'
import { officeWords } from './office.ts'

/** What the admin's first screen does not say. */
export const laterWords = { ...shared, admin: { ...officeWords, ...careWords, ...auditWords, ...accessWords } }
