import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoveOptions } from '@thodu/api/contract/visits/visits.schema'
import { newId, type VisitRow } from '@thodu/db'
import { tick } from '../../../api/src/system/tick.ts'
import type { Person } from '../../support/world.ts'
import type { VisitWorld } from '../visits/visit-world.ts'

const minute = 60_000

type Life = {
  booking: Booking
  caretaker: Person
  relief: Person
  callAbout: (outcome: string) => Promise<unknown>
}

/** The same numbers for the same seed: a failure can be looked at again. */
function createRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % below
  }
}

/** What can happen to a booking; much of it is refused, which is written down too. */
function createDeeds(
  world: VisitWorld,
  { booking, caretaker, relief, callAbout }: Life,
  random: (below: number) => number,
) {
  const { admin, family } = world
  const now = () => Math.floor(world.clock.now.getTime() / minute)
  const post = (person: Person, path: string, body: unknown = {}) => world.call<unknown>(person, 'POST', path, body)
  const put = (path: string, body: unknown) => world.call<unknown>(admin, 'PUT', path, body)
  const visitWhere = async (fits: (visit: VisitRow) => boolean) => (await world.visitsOf(booking._id)).find(fits)
  const ahead = (hours: number) => (visit: VisitRow) =>
    visit.status === 'planned' && visit.starts_min > now() + hours * 60
  const promises = () =>
    world.deps.database.read.selectFrom('promises').selectAll().where('subject_id', '=', booking._id).execute()
  const step = () => ({ reason: 'She rang', clientEventId: newId() })
  const pass = (minutes: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + minutes * minute)
  }
  /** The next visit's own hour, ten minutes in: what can only be done then is done then. */
  async function nextVisit() {
    const visit = await visitWhere(ahead(0))
    if (visit) world.clock.now = new Date((visit.starts_min + 20) * minute)
    return visit
  }
  return [
    () => callAbout(['no-answer', 'busy', 'reached'][random(3)] ?? 'busy'),
    () => post(admin, '/admin/communications', { bookingId: booking._id, template: 'callMissed', to: 'family' }),
    async () => {
      const open = (await promises()).find((promise) => promise.met_at === null && promise.broken_noted_at === null)
      const until = new Date(world.clock.now.getTime() + 90 * minute).toISOString()
      return put(`/admin/promises/${open?.id}`, { hold: { until, reason: 'They asked for the evening' } })
    },
    async () => {
      const broken = (await promises()).find((promise) => promise.broken_noted_at !== null)
      return put(`/admin/promises/${broken?.id}`, { reason: 'our-delay' })
    },
    async () => {
      const check = (await promises()).find((promise) => promise.kind === 'verification')
      return put(`/admin/promises/${check?.id}`, { verified: true, reason: 'Papers seen' })
    },
    () => world.advance(caretaker, booking, ['confirmed', 'active'][random(2)] ?? 'active'),
    async () => {
      const id = (await nextVisit())?.id
      await post(admin, `/admin/visits/${id}/start`, step())
      pass(3)
      await post(admin, `/admin/visits/${id}/undo-start`, { reason: 'By mistake' })
    },
    async () => {
      const visit = await nextVisit()
      return post(caretaker, `/caretaker/visits/${visit?.id}/start`, { clientEventId: newId() })
    },
    async () => {
      const started = await visitWhere(({ status }) => status === 'started')
      return post(admin, `/admin/visits/${started?.id}/end`, step())
    },
    async () => post(admin, `/admin/visits/${(await visitWhere(ahead(1)))?.id}/skip`, { reason: 'In hospital' }),
    async () => post(admin, `/admin/visits/${(await nextVisit())?.id}/missed`, { reason: 'Her bus broke down' }),
    async () => post(admin, `/admin/visits/${(await nextVisit())?.id}/replace`, { caretaker: relief.id }),
    async () => post(family, `/visits/${(await nextVisit())?.id}/not-here`),
    async () => {
      const visit = await visitWhere(ahead(1))
      const startsAt = new Date(((visit?.starts_min ?? 0) + 15 * (1 + random(3))) * minute).toISOString()
      return put(`/admin/visits/${visit?.id}`, { startsAt, revision: visit?.revision })
    },
    async () => {
      const visit = await visitWhere(ahead(1))
      return put(`/admin/visits/${visit?.id}`, { caretaker: relief.id, revision: visit?.revision })
    },
    async () => {
      const visit = await visitWhere(ahead(25))
      return post(family, `/visits/${visit?.id}/skip`, { revision: visit?.revision })
    },
    async () => {
      const visit = await visitWhere(ahead(49))
      const day = visit?.service_day
      const { body } = await world.call<MoveOptions>(family, 'GET', `/visits/${visit?.id}/options?day=${day}`)
      const startsAt = body.options?.at(random(body.options.length || 1))?.startsAt
      return post(family, `/visits/${visit?.id}/move`, { startsAt, revision: visit?.revision })
    },
    () => post(caretaker, `/caretaker/bookings/${booking._id}/notes`, { note: 'Walked ten steps' }),
    () => put(`/admin/bookings/${booking._id}`, { patientDetails: { city: `Ward ${random(50)}` } }),
    () => world.assign(admin, booking, random(2) === 0 ? null : caretaker),
  ]
}

/** Days in which everything that can happen does, in an order that the seed decides; the clock ticks in between. */
export async function liveOn(world: VisitWorld, life: Life, seed: number): Promise<void> {
  const random = createRandom(seed)
  const deeds = createDeeds(world, life, random)
  for (let count = 0; count < 80; count += 1) {
    await deeds[random(deeds.length)]?.()
    await world.deps.mailer.settle()
    world.clock.now = new Date(world.clock.now.getTime() + (1 + random(40)) * minute)
    await tick(world.deps)
  }
  // Nobody is with the family any more when its care ends.
  for (const { id, status } of await world.visitsOf(life.booking._id)) {
    if (status !== 'started') continue
    const step = { reason: 'She rang', clientEventId: newId() }
    await world.call<unknown>(world.admin, 'POST', `/admin/visits/${id}/end`, step)
  }
}
