import {
  type CarePackage,
  findPackage,
  findService as findStored,
  type Service,
  services as stored,
} from '@thodu/api/contract/care/catalogue'
import type { Language } from '@thodu/api/contract/people/languages'
import {
  fieldLabel,
  type Labels,
  labelOf,
  packageLabel,
  serviceDescription,
  serviceLabel,
} from '@thodu/api/contract/words/label'

type Named = { serviceType: Service['id']; packageName: string; packageId: CarePackage['id'] }

/** The catalogue with translated names: IDs, prices and options stay as stored (rule LANG-7). */
export function translateCatalogue(labels: Labels, language: Language) {
  const unitLabel = (unit: string): string => labelOf(labels, 'units', unit)
  /** The settings name each package in each language; only an older name, stored in a booking, comes from the code. */
  const nameOf = (named: Named): string => {
    const sold = findStored(named.serviceType)?.packages.find(({ id }) => id === named.packageId)
    const isCurrent = sold?.name === named.packageName
    return (isCurrent ? sold?.names?.[language] : undefined) ?? packageLabel(labels, named, named.packageName)
  }
  const translate = (service: Service): Service => ({
    ...service,
    name: serviceLabel(labels, service.id, service.name),
    description: serviceDescription(labels, service.id, service.description),
    fields: service.fields.map((field) => ({
      ...field,
      label: fieldLabel(labels, service.id, field.name, field.label),
    })),
    packages: service.packages.map((option) => ({
      ...option,
      name: nameOf({ serviceType: service.id, packageId: option.id, packageName: option.name }),
      unit: unitLabel(option.unit),
    })),
  })
  const services = stored.map(translate)
  return {
    services,
    findService(id: string): Service | undefined {
      const found = findStored(id)
      return services.find((service) => service.id === id) ?? (found && translate(found))
    },
    findPackage,
    callbackWindowLabels: labels.windows,
    optionLabel: (option: string): string => labelOf(labels, 'options', option),
    unitLabel,
    namesOf: (named: Named & { serviceName: string }) => ({
      serviceName: serviceLabel(labels, named.serviceType, named.serviceName),
      packageName: nameOf(named),
    }),
  }
}
