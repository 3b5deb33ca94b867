import { accessWords } from './access.ts'
import { auditWords } from './audit.ts'
import { careWords } from './care.ts'
import { laterWords as shared } from './later.ts'
import { savedWords } from './lists/saved.ts'
import { matchingWords } from './matching.ts'
import { officeWords } from './office.ts'
import { promiseWords } from './promises.ts'

const { fields } = officeWords

/** What the admin's first screen does not say; `resources` is where react-admin looks for what a list is sorted by. */
export const laterWords = {
  ...shared,
  ra: { saved_queries: savedWords },
  admin: { ...officeWords, ...careWords, ...auditWords, ...accessWords, ...promiseWords, ...matchingWords },
  resources: { callbacks: { fields }, messages: { fields }, documents: { fields } },
}
