import type { Offer, TakePage } from '@thodu/api/contract/offers/offers.schema'
import type { VisitRow } from '@thodu/db'
import type { Person } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

type Asked = { offers: Offer[] }

/** A world in which the office asks caretakers for unassigned visits. */
export async function createOffersWorld() {
  const world = await createVisitWorld()
  const { admin, call } = world
  let clients = 0
  /** Another phone each time, so that the limit of a client does not count. */
  const freshIp = (): string => {
    clients += 1
    return `198.51.${Math.floor(clients / 250)}.${(clients % 250) + 1}`
  }
  const addCaretakers = (count: number): Promise<Person[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => world.addPerson('caretaker', `Laxmi ${index} Bai`)))
  /** A visit of tomorrow, or of `place` days later, without a caretaker. */
  async function planOpen(place = 0, details: Record<string, string> = {}) {
    const { booking, caretaker, visit } = await world.planOne(place, details)
    await call(admin, 'PUT', `/admin/visits/${visit.id}`, { caretaker: null, revision: visit.revision })
    return { booking, before: caretaker, visit: await world.readVisit(visit) }
  }
  const ask = <Body = Asked>(
    visits: VisitRow | readonly VisitRow[],
    people: readonly Person[],
    decides: 'first-yes' | 'office' = 'first-yes',
  ) =>
    call<Body>(admin, 'POST', '/admin/offers', {
      visits: [visits].flat().map(({ id }) => ({ visit: id, caretakers: people.map((person) => person.id) })),
      decides,
    })
  const linkOf = (offers: readonly Offer[], { id }: Person): string => {
    const message = offers.find(({ caretaker, message }) => caretaker._id === id && message)?.message
    return message?.link.split('#')[1] ?? ''
  }
  const headersOf = (link: string) => ({ 'X-Take-Link': link, 'X-Forwarded-For': freshIp() })
  const page = <Body = TakePage>(link: string, more: Record<string, string> = {}) =>
    call<Body>(undefined, 'GET', '/take', undefined, { ...headersOf(link), ...more })
  const answer = <Body = TakePage>(link: string, { id }: VisitRow, said: 'yes' | 'no') =>
    call<Body>(undefined, 'POST', '/take/answer', { visit: id, answer: said }, headersOf(link))
  const list = async ({ id }: VisitRow): Promise<Offer[]> =>
    (await call<Asked>(admin, 'GET', `/admin/visits/${id}/offers`)).body.offers
  const withdraw = ({ id }: VisitRow) => call<Asked>(admin, 'POST', `/admin/visits/${id}/offers/withdraw`)
  const stateOf = async (link: string): Promise<string | undefined> => (await page(link)).body.visits[0]?.state
  return { ...world, addCaretakers, planOpen, ask, linkOf, page, answer, list, withdraw, stateOf }
}
