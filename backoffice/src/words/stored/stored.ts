import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import { formatDate } from '../formats.ts'
import type { Translate } from '../translate.ts'

/**
 * Labels of what is stored by id, in the reader's language (rule WORD-2). English has no labels of its own: it is what is
 * stored, and stands wherever a language has no word.
 */
type Booked = { serviceType: string; serviceName: string; packageId: string; packageName: string }

export const sayService = (say: Translate, { serviceType, serviceName }: Pick<Booked, 'serviceType' | 'serviceName'>) =>
  say(`label.services.${serviceType}.name`, { _: serviceName })
export const sayPackage = (say: Translate, { serviceType, packageId, packageName }: Omit<Booked, 'serviceName'>) =>
  say(`label.services.${serviceType}.packages.${packageId}`, { _: packageName })
/** "Elderly Care, 24/7 Care". */
export const sayCare = (say: Translate, booked: Booked): string =>
  `${sayService(say, booked)}, ${sayPackage(say, booked)}`
/** An answer that was chosen from a list; what people typed themselves stays. */
export const sayOption = (say: Translate, stored: string): string =>
  stored === '' ? '' : say(`label.options.${stored}`, { _: stored })
/** A patient's detail: a date as the reader writes it, a chosen answer in words, anything else as it was written. */
export const sayDetail = (say: Translate, name: string, stored: string): string =>
  name.endsWith('Date') && stored !== '' ? formatDate(stored) : sayOption(say, stored)
/** The name of a patient's detail; a baby's is called otherwise. */
export function sayField(say: Translate, serviceType: string, name: string, stored: string): string {
  const label = say(`label.fields.${name}`, { _: stored })
  return serviceType === 'baby-care' ? say(`label.babyFields.${name}`, { _: label }) : label
}
/** "Medicine given", "Meals: refused": what came of one thing that was asked at the end of a visit (rule DAY-22). */
export const sayTick = (say: Translate, { code, result }: Tick): string =>
  result === 'done'
    ? say(`label.tasks.done.${code}`)
    : `${say(`label.tasks.names.${code}`)}: ${say(`label.tasks.results.${result}`)}`
