import {
  type CarePackage,
  findPackage as findStored,
  type Service,
  services as stored,
} from '@thodu/api/contract/care/catalogue'
import {
  fieldLabel,
  type Labels,
  labelOf,
  packageLabel,
  serviceDescription,
  serviceLabel,
} from '@thodu/api/contract/words/label'

type Named = { serviceType: Service['id']; serviceName: string; packageName: string; packageId: CarePackage['id'] }

/** The catalogue with the names of another language: ids, prices and options are those that are stored (rule LANG-7). */
export function translateCatalogue(labels: Labels) {
  const unitLabel = (unit: string): string => labelOf(labels, 'units', unit)
  const services = stored.map(
    (service): Service => ({
      ...service,
      name: serviceLabel(labels, service.id, service.name),
      description: serviceDescription(labels, service.id, service.description),
      fields: service.fields.map((field) => ({
        ...field,
        label: fieldLabel(labels, service.id, field.name, field.label),
      })),
      packages: service.packages.map((option) => ({
        ...option,
        name: packageLabel(labels, { serviceType: service.id, packageId: option.id }, option.name),
        unit: unitLabel(option.unit),
      })),
    }),
  )
  return {
    services,
    findService: (id: string): Service | undefined => services.find((service) => service.id === id),
    findPackage: findStored,
    callbackWindowLabels: labels.windows,
    optionLabel: (option: string): string => labelOf(labels, 'options', option),
    unitLabel,
    namesOf: (named: Named) => ({
      serviceName: serviceLabel(labels, named.serviceType, named.serviceName),
      packageName: packageLabel(labels, named, named.packageName),
    }),
  }
}
