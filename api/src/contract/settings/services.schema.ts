import { findHoursOf, maxPackages, type Offers } from '../care/offers.ts'
import { serviceTypes } from '../care/service-types.ts'
import { texts } from '../texts.ts'
import { neededLine } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'

const { wholeRupees } = texts.money
export const rupees = z.int(wholeRupees).min(1, wholeRupees).max(10_000_000, wholeRupees)
const nameIn = neededLine(60)

const offer = z
  .object({
    price: rupees,
    /** Shown crossed out when higher. */
    originalPrice: rupees,
    popular: z.boolean(),
    offered: z.boolean(),
    name: z.object({ en: nameIn, te: nameIn, hi: nameIn }),
    copyOf: z.string().max(50).exactOptional(),
  })
  .refine(({ price, originalPrice }) => originalPrice >= price, {
    path: ['originalPrice'],
    error: texts.settings.originalPrice,
  })

const service = z
  .object({
    offered: z.boolean(),
    listed: z.boolean(),
    packages: z.record(z.string().regex(/^[a-z][a-z\d-]{0,49}$/), offer),
  })
  .superRefine(({ offered, packages }, context) => {
    const all = Object.entries(packages)
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (offered && !all.some(([, one]) => one.offered)) refuse(['offered'], texts.settings.noPackage)
    if (all.length > maxPackages) refuse(['packages'], texts.settings.tooManyPackages)
    for (const [id] of all.filter(([, one]) => one.offered && one.popular).slice(1))
      refuse(['packages', id, 'popular'], texts.settings.onePopular)
  })

/** Services and prices (rule SET-6). Error paths look like `services.elderly-care.packages.basic.price`. */
export const servicesSettingsSchema = z
  .object({ services: z.record(z.enum(serviceTypes), service) })
  .superRefine(({ services }, context) => {
    if (!Object.values(services).some(({ offered }) => offered))
      context.addIssue({ code: 'custom', path: ['services'], message: texts.settings.noService })
    for (const type of serviceTypes)
      for (const id of Object.keys(services[type].packages))
        if (findHoursOf(services as Offers, type, id) === undefined)
          context.addIssue({
            code: 'custom',
            path: ['services', type, 'packages', id, 'copyOf'],
            message: texts.details.chooseOption,
          })
  })
