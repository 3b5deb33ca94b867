import type { Language } from '../people/languages.ts'
import { languages } from '../people/languages.ts'
import { careShapes } from './care-shapes.ts'
import { type CarePackage, services as knownServices, type Service } from './catalogue.ts'
import { type ServiceType, serviceTypes } from './service-types.ts'

/**
 * A package as the owner prices and names it (rule SET-6), in whole rupees. `copyOf` is the package of the same service whose
 * hours, duration and unit an added package uses; packages of the code have none.
 */
export type Offer = {
  price: number
  originalPrice: number
  popular: boolean
  offered: boolean
  name: Record<Language, string>
  copyOf?: string
}
export type ServiceOffer = { offered: boolean; listed: boolean; packages: Record<string, Offer> }
export type Offers = Record<ServiceType, ServiceOffer>

/** Packages per service, offered or not; more would crowd the prices page. */
export const maxPackages = 20

/**
 * Follows `copyOf` to the package of the code whose hours and duration a package uses.
 * @returns undefined when there is none, also for circular copies
 */
export function findHoursOf(offers: Offers, service: ServiceType, packageId: string): string | undefined {
  let id: string | undefined = packageId
  for (let step = 0; id !== undefined && step <= maxPackages; step += 1) {
    if (Object.hasOwn(careShapes[service], id)) return id
    id = offers[service].packages[id]?.copyOf
  }
  return undefined
}

const unitOf = (known: Service, id: string | undefined): string =>
  known.packages.find((option) => option.id === id)?.unit ?? ''

function toPackages(offers: Offers, known: Service): CarePackage[] {
  return Object.entries(offers[known.id].packages).flatMap(([id, { offered, name, price, originalPrice, popular }]) => {
    const hoursOf = offered ? findHoursOf(offers, known.id, id) : undefined
    return hoursOf === undefined
      ? []
      : [{ id, name: name.en, price, originalPrice, unit: unitOf(known, hoursOf), popular }]
  })
}

/** The offered services with the owner's prices and names, as in `GET /catalogue`. */
export const catalogueOf = (offers: Offers): Service[] =>
  knownServices
    .filter(({ id }) => offers[id].offered)
    .map((known) => ({ ...known, listed: offers[known.id].listed, packages: toPackages(offers, known) }))

/** `hoursOf` is the package of the code whose hours it uses. */
type PackageOnPages = CarePackage & { names: Record<Language, string>; hoursOf: string }
export type ServiceOnPages = { listed: boolean; packages: readonly PackageOnPages[] }

/** Returns the packages for public pages; a service that is not offered has no packages. */
export const soldOf = (offers: Offers): Readonly<Record<ServiceType, ServiceOnPages>> =>
  Object.fromEntries(
    knownServices.map((known): [ServiceType, ServiceOnPages] => {
      const { offered, listed, packages } = offers[known.id]
      const sold = toPackages(offers, known).flatMap((option): PackageOnPages[] => {
        const names = packages[option.id]?.name
        const hoursOf = findHoursOf(offers, known.id, option.id)
        return names && hoursOf !== undefined ? [{ ...option, names, hoursOf }] : []
      })
      return [known.id, { listed: offered && listed, packages: offered ? sold : [] }]
    }),
  ) as Record<ServiceType, ServiceOnPages>

export const findOffered = (offers: Offers, serviceType: string): Service | undefined =>
  catalogueOf(offers).find(({ id }) => id === serviceType)

/** Finds an offer, also when it is no longer offered. */
export function findOffer(offers: Offers, serviceType: string, packageId: string): Offer | undefined {
  const service = serviceTypes.find((type) => type === serviceType)
  const packages = service && offers[service].packages
  return packages && Object.hasOwn(packages, packageId) ? packages[packageId] : undefined
}

export type NamedPackage = { serviceType: string; packageId: string }

/**
 * Returns a booked package's name in the reader's language. A booking stores the English name of its day, which is translated
 * only while the settings or the code still use it.
 * @param defaults the offers of the code
 */
export function packageNameIn(
  { offers, defaults }: { offers: Offers; defaults: Offers },
  language: Language,
  { serviceType, packageId }: NamedPackage,
  stored: string,
): string {
  const named = [offers, defaults]
    .map((known) => findOffer(known, serviceType, packageId)?.name)
    .find((name) => name?.en === stored)
  return named?.[language] ?? stored
}

/** Returns the code's prices, and its names by language. */
export const defaultOffers = (nameOf: (language: Language, named: NamedPackage, stored: string) => string): Offers =>
  Object.fromEntries(
    knownServices.map(({ id: serviceType, listed, packages }) => [
      serviceType,
      {
        offered: true,
        listed,
        packages: Object.fromEntries(
          packages.map(({ id: packageId, name, price, originalPrice, popular }) => [
            packageId,
            {
              price,
              originalPrice,
              popular,
              offered: true,
              name: Object.fromEntries(
                languages.map((language) => [language, nameOf(language, { serviceType, packageId }, name)]),
              ) as Record<Language, string>,
            },
          ]),
        ),
      },
    ]),
  ) as Offers
