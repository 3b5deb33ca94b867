import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import { formatDate } from '../formats.ts'
import type { Translate } from '../translate.ts'

/**
 * Labels of values stored by id, in the reader's language (rule WORD-2). English uses the stored text, as a language without a
 * translation does.
 */
type Booked = { serviceType: string; serviceName: string; packageId: string; packageName: string }

export const formatService = (
  say: Translate,
  { serviceType, serviceName }: Pick<Booked, 'serviceType' | 'serviceName'>,
) => say(`label.services.${serviceType}.name`, { _: serviceName })
export const formatPackage = (say: Translate, { serviceType, packageId, packageName }: Omit<Booked, 'serviceName'>) =>
  say(`label.services.${serviceType}.packages.${packageId}`, { _: packageName })
/** "Elderly Care, 24/7 Care". */
export const formatCare = (say: Translate, booked: Booked): string =>
  `${formatService(say, booked)}, ${formatPackage(say, booked)}`
/** Translates an answer chosen from a list; free text is unchanged. */
export const formatOption = (say: Translate, stored: string): string =>
  stored === '' ? '' : say(`label.options.${stored}`, { _: stored })
/** Formats a patient's detail: dates and chosen answers in the reader's language, free text unchanged. */
export const formatDetail = (say: Translate, name: string, stored: string): string =>
  name.endsWith('Date') && stored !== '' ? formatDate(stored) : formatOption(say, stored)
/** Translates the name of a patient's detail; a baby's details have other names. */
export function formatField(say: Translate, serviceType: string, name: string, stored: string): string {
  const label = say(`label.fields.${name}`, { _: stored })
  return serviceType === 'baby-care' ? say(`label.babyFields.${name}`, { _: label }) : label
}
/** "Medicine given", "Meals: refused": the result of one care task (rule DAY-22). */
export const formatTaskResult = (say: Translate, { code, result }: Tick): string =>
  result === 'done'
    ? say(`label.tasks.done.${code}`)
    : `${say(`label.tasks.names.${code}`)}: ${say(`label.tasks.results.${result}`)}`
