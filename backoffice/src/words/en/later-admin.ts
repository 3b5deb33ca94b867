import { accessWords } from './access.ts'
import { auditWords } from './audit.ts'
import { careWords } from './care.ts'
import { matchingWords } from './matching.ts'
import { officeWords } from './office.ts'
import { promiseWords } from './promises.ts'

const { fields } = officeWords

/** What the admin's first screen does not say; `resources` is where react-admin looks for what a list is sorted by. */
export const laterWords = {
  admin: { ...officeWords, ...careWords, ...auditWords, ...accessWords, ...promiseWords, ...matchingWords },
  ra: { sort: { sort_by: 'Order: %{field_lower_first}, %{order}', ASC: 'first to last', DESC: 'last to first' } },
  resources: { callbacks: { fields }, messages: { fields }, documents: { fields } },
}
