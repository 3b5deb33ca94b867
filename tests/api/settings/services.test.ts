import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Service } from '@thodu/api/contract/care/catalogue'
import type { Offer } from '@thodu/api/contract/care/offers'
import type { RosterWithSuggestion } from '@thodu/api/contract/roster/roster.schema'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeEach, expect, test } from 'vitest'
import { bookingBody } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const family = usePerson(world, 'user')

type Services = Settings['sections']['services']
type Refused = { errors?: Record<string, string> }
const readServices = async () => (await world.call<Settings>(admin, 'GET', '/admin/settings')).body.sections.services
const save = async (values: Services['values']) =>
  world.call<Services & Refused>(admin, 'PUT', '/admin/settings/services', {
    revision: (await readServices()).revision,
    values,
  })
async function changeElderly(packages: Record<string, Partial<Offer>>, service: object = {}) {
  const { values } = await readServices()
  const own = values.services['elderly-care']
  const changed = Object.entries(packages).map(([id, changes]) => [id, { ...own.packages[id], ...changes }])
  return {
    services: {
      ...values.services,
      'elderly-care': { ...own, ...service, packages: { ...own.packages, ...Object.fromEntries(changed) } },
    },
  } as Services['values']
}
const book = (packageId: string) =>
  world.call<Booking & Refused>(family, 'POST', '/booking', {
    ...bookingBody,
    serviceType: 'elderly-care',
    packageId,
  })
const readCatalogue = async () => {
  const { body } = await world.call<{ services: Service[] }>(family, 'GET', '/catalogue')
  return new Map(body.services.map((service) => [service.id, service]))
}

beforeEach(() => world.call(admin, 'POST', '/admin/settings/services/restore', { revision: 0 }))

test('a saved price applies to the catalogue and new bookings, and earlier bookings keep theirs (rule SET-6)', async () => {
  const before = (await book('basic')).body
  expect((await save(await changeElderly({ basic: { price: 3_300 } }))).status).toBe(200)
  const basic = (await readCatalogue()).get('elderly-care')?.packages.find(({ id }) => id === 'basic')
  expect(basic).toMatchObject({ price: 3_300, originalPrice: 3_500 })
  expect((await book('basic')).body.price.amount).toBe(3_300)
  const kept = await world.call<Booking>(family, 'GET', `/booking/${before._id}`)
  expect(kept.body.price.amount).toBe(3_000)
})

test('a customer who saw another price can book only after seeing the new one (rule SET-6)', async () => {
  await save(await changeElderly({ basic: { price: 3_300 } }))
  const order = { ...bookingBody, serviceType: 'elderly-care', packageId: 'basic' }
  const refused = await world.call<{ code: string }>(family, 'POST', '/booking', { ...order, shownPrice: 3_000 })
  expect([refused.status, refused.body.code]).toEqual([409, 'booking.price_changed'])
  expect((await world.call(family, 'POST', '/booking', { ...order, shownPrice: 3_300 })).status).toBe(201)
})

test('a withdrawn package cannot be booked, and stays valid for its bookings (rule SET-6)', async () => {
  const booked = (await book('basic')).body
  await save(await changeElderly({ basic: { offered: false } }))
  const refused = await book('basic')
  expect([refused.status, refused.body.errors]).toEqual([400, { packageId: texts.details.chooseOption }])
  expect((await readCatalogue()).get('elderly-care')?.packages.map(({ id }) => id)).toEqual(['standard', 'premium'])
  const plan = await world.call<RosterWithSuggestion>(admin, 'GET', `/admin/bookings/${booked._id}/roster`)
  expect(plan.body.suggested?.shifts).toMatchObject([{ minutes: 360 }])
})

test('a withdrawn service is not in the catalogue', async () => {
  await save(await changeElderly({}, { offered: false }))
  expect([...(await readCatalogue()).keys()]).not.toContain('elderly-care')
  expect((await book('basic')).status).toBe(400)
})

test('a copied package can be booked and planned with the hours of the original (rule SET-6)', async () => {
  const name = { en: 'Weekday Mornings', te: 'ఉదయం సంరక్షణ', hi: 'सुबह की देखभाल' }
  const mornings = { price: 2_500, originalPrice: 2_500, popular: false, offered: true, name, copyOf: 'basic' }
  expect((await save(await changeElderly({ mornings }))).status).toBe(200)
  const booked = (await book('mornings')).body
  expect(booked).toMatchObject({ packageName: 'Weekday Mornings', price: { amount: 2_500, unit: 'per day' } })
  const readPlan = async () =>
    (await world.call<RosterWithSuggestion>(admin, 'GET', `/admin/bookings/${booked._id}/roster`)).body.suggested
      ?.shifts
  expect(await readPlan()).toMatchObject([{ minutes: 360 }])
  const restored = await world.call<Settings>(admin, 'POST', '/admin/settings/services/restore', { revision: 0 })
  const known = restored.body.sections.services.values.services['elderly-care'].packages.mornings
  expect(known).toMatchObject({ offered: false, name })
  expect(await readPlan()).toMatchObject([{ minutes: 360 }])
})

test('the hours of an added package do not change with a later save', async () => {
  const { basic } = (await readServices()).values.services['elderly-care'].packages
  if (!basic) throw new Error('no package')
  await save(await changeElderly({ evenings: { ...basic, copyOf: 'basic', popular: false } }))
  const { body } = await save(await changeElderly({ evenings: { ...basic, copyOf: 'premium', popular: false } }))
  expect(body.values.services['elderly-care'].packages.evenings?.copyOf).toBe('basic')
})

const at = (field: string) => `services.elderly-care.${field}`
test.each([
  [at('packages.basic.price'), { basic: { price: 0 } }, {}, texts.money.wholeRupees],
  [at('packages.basic.originalPrice'), { basic: { originalPrice: 2_999 } }, {}, texts.settings.originalPrice],
  [at('packages.basic.name.te'), { basic: { name: { en: 'A', te: ' ', hi: 'B' } } }, {}, texts.details.required],
  [at('packages.standard.popular'), { basic: { popular: true } }, {}, texts.settings.onePopular],
  [
    at('offered'),
    { basic: { offered: false }, standard: { offered: false }, premium: { offered: false } },
    {},
    texts.settings.noPackage,
  ],
  [
    at('packages.new.copyOf'),
    {
      new: {
        price: 1,
        originalPrice: 1,
        popular: false,
        offered: true,
        name: { en: 'A', te: 'A', hi: 'A' },
        copyOf: 'short',
      },
    },
    {},
    texts.details.chooseOption,
  ],
])('an invalid %s is refused at its field', async (field, packages, service, text) => {
  const { status, body } = await save(await changeElderly(packages, service))
  expect([status, body.errors]).toEqual([400, { [field]: text }])
})

test('at least one service must be offered', async () => {
  const { values } = await readServices()
  const services = Object.fromEntries(
    Object.entries(values.services).map(([type, service]) => [type, { ...service, offered: false }]),
  ) as Services['values']['services']
  expect((await save({ services })).body.errors).toEqual({ services: texts.settings.noService })
})

test('an unchanged price follows the default of a later version', async () => {
  const { values } = await readServices()
  const { 'baby-care': own } = values.services
  const { newborn } = own.packages
  if (!newborn) throw new Error('no package')
  const packages = { ...own.packages, newborn: { ...newborn, price: 3_300 } }
  await save({ services: { ...values.services, 'baby-care': { ...own, packages } } })
  const row = await world.deps.database.read
    .selectFrom('settings')
    .select('changed')
    .where('section', '=', 'services')
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  expect(JSON.parse(row?.changed ?? '').services['baby-care']).toEqual({ packages: { newborn: { price: 3_300 } } })
})
