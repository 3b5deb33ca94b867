import type { CarePackage, Service } from '@thodu/api/contract/care/catalogue'

/** The catalogue as this language says it: the same ids, prices and options, with its own names (rule LANG-7). */
export { callbackWindowLabels, findPackage, findService, services } from '@thodu/api/contract/care/catalogue'

/** What an option is called; what is stored and sent is the option itself. */
export const optionLabel = (option: string): string => option
/** What a stored unit ("per day") is called. */
export const unitLabel = (unit: string): string => unit

type Named = { serviceType: Service['id']; serviceName: string; packageName: string; packageId: CarePackage['id'] }
/** The names of a booking or request as it is shown. */
export const namesOf = ({ serviceName, packageName }: Named) => ({ serviceName, packageName })
