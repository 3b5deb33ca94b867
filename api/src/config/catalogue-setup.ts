import { type CareShape, careShapes } from '../contract/care/care-shapes.ts'
import { type Service, services } from '../contract/care/catalogue.ts'
import { labelsIn } from '../contract/every-language.ts'
import { languages } from '../contract/people/languages.ts'

type Setup = {
  services: readonly Pick<Service, 'id' | 'packages'>[]
  shapes: Readonly<Record<string, Readonly<Record<string, CareShape>>>>
}

/**
 * Finds the first package that families could book but the office could not plan or translate.
 * @returns one line that names the files, or undefined
 */
export function findCatalogueError(
  { services: sold, shapes }: Setup = { services, shapes: careShapes },
): string | undefined {
  for (const { id: service, packages } of sold)
    for (const { id } of packages) {
      const missing = [
        ...(shapes[service]?.[id] === undefined ? ['its days and hours in care-shapes.ts'] : []),
        ...languages.flatMap((language) => {
          const named: Readonly<Record<string, { packages: object } | undefined>> | undefined =
            labelsIn(language)?.services
          return named === undefined || Object.hasOwn(named[service]?.packages ?? {}, id)
            ? []
            : [`its name in words/${language}/labels.ts`]
        }),
      ]
      if (missing.length > 0) return `the package ${id} of ${service} lacks ${missing.join(', ')}`
    }
  return undefined
}
