import {
  type CallbackWindow,
  type CaretakerServiceType,
  callbackWindowLabels,
  caretakerServiceTypeLabels,
} from '@thodu/api/contract/care/catalogue'
import { formatRupees } from '@thodu/api/contract/words/formats'
import type { Translate } from '../translate.ts'

/** "₹10,000 per day". */
export const formatUnitPrice = (say: Translate, { amount, unit }: { amount: number; unit: string }): string =>
  `${formatRupees(amount)} ${unit === '' ? '' : say(`label.units.${unit}`, { _: unit })}`.trim()
export const formatServices = (say: Translate, types: readonly CaretakerServiceType[]): string =>
  types.map((type) => say(`label.caretakerServices.${type}`, { _: caretakerServiceTypeLabels[type] })).join(', ')
export const formatCallWindow = (say: Translate, window: CallbackWindow): string =>
  say(`label.windows.${window}`, { _: callbackWindowLabels[window] })
