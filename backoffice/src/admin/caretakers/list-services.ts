import { type CaretakerServiceType, caretakerServiceTypeLabels } from '@thodu/api/contract/catalogue'

/** The services somebody was registered for, in words. */
export const listServices = (types: readonly CaretakerServiceType[]): string =>
  types.map((type) => caretakerServiceTypeLabels[type]).join(', ')
