import type { CarePackage, Service } from '@thodu/api/contract/care/catalogue'

/** The catalogue in this language: the same IDs, prices and options with translated names (rule LANG-7). */
export { callbackWindowLabels, findPackage, findService, services } from '@thodu/api/contract/care/catalogue'

/** Label of an option; the option itself is stored and sent. */
export const optionLabel = (option: string): string => option
export const unitLabel = (unit: string): string => unit

type Named = { serviceType: Service['id']; serviceName: string; packageName: string; packageId: CarePackage['id'] }
export const namesOf = ({ serviceName, packageName }: Named) => ({ serviceName, packageName })
