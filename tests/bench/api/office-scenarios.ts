import { randomUUID } from 'node:crypto'
import type { Scenario } from '../load.ts'
import type { OfficeCast, OwnVisit, Waiting } from './office-world.ts'

const bearer = (token: string) => () => ({ authorization: `Bearer ${token}` })
const startsOn = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

/** What the office and its caretakers write all day; each call has rows of its own to change. */
export function createOfficeScenarios(cast: OfficeCast): Scenario[] {
  const pick = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index % items.length]
    if (item === undefined) throw new Error('nothing is left to change')
    return item
  }
  const standsOf = (list: readonly Waiting[]) => (index: number) => {
    const { id, seq, code, updated_at, user_id } = pick(list, index)
    return [id, seq, code, updated_at, user_id]
  }
  const statusOf = (list: readonly Waiting[]) => (index: number) => `/api/admin/bookings/${pick(list, index).id}/status`
  const step = (kind: 'start' | 'end', list: readonly OwnVisit[], token: string): Scenario => {
    const events = list.map(() => randomUUID())
    return {
      name: `${kind} a visit`,
      method: 'POST',
      path: (index) => `/api/caretaker/visits/${pick(list, index).id}/${kind}`,
      body: (index) => JSON.stringify({ clientEventId: pick(events, index) }),
      stands: (index) => {
        const { id, booking_id, starts_min } = pick(list, index)
        return [id, booking_id, starts_min, pick(events, index)]
      },
      headers: bearer(token),
      expected: [200],
    }
  }
  const admin = bearer(cast.admin)
  const cardOf = (index: number) => pick(cast.cards, index)
  const aboutOf = (index: number) => cardOf(index).items.map(({ type, _id }) => ({ type, _id }))
  const numberOf = (index: number) => (cardOf(index).phone ?? '').slice(-10)
  return [
    {
      name: 'assign a caretaker',
      method: 'PUT',
      path: statusOf(cast.toAssign),
      body: (index) => JSON.stringify({ assignedCaregiver: pick(cast.people, index) }),
      stands: (index) => [...standsOf(cast.toAssign)(index), pick(cast.people, index)],
      headers: admin,
      expected: [200],
    },
    {
      name: 'take a caretaker back',
      method: 'PUT',
      path: statusOf(cast.toTakeBack),
      body: () => JSON.stringify({ assignedCaregiver: null }),
      stands: (index) => [...standsOf(cast.toTakeBack)(index), pick(cast.people, index)],
      headers: admin,
      expected: [200],
    },
    {
      name: 'plan a roster',
      method: 'POST',
      path: (index) => `/api/admin/bookings/${pick(cast.toPlan, index).id}/roster`,
      body: () =>
        JSON.stringify({
          startsOn: startsOn(),
          days: [1, 2, 3, 4, 5],
          mode: 'visits',
          shifts: [{ code: 'D', start: '08:00', minutes: 240 }],
        }),
      stands: standsOf(cast.toPlan),
      headers: admin,
      expected: [201],
    },
    step('start', cast.toStart, cast.starter),
    step('end', cast.toEnd, cast.ender),
    {
      name: 'take a family to call',
      method: 'POST',
      path: (index) => `/api/admin/call-sheet/${cardOf(index).key}/claim`,
      route: '/api/admin/call-sheet/:key/claim',
      body: (index) => JSON.stringify({ items: aboutOf(index).slice(0, 1) }),
      stands: (index) => [numberOf(index), cardOf(index).items[0]?._id ?? ''],
      headers: admin,
      expected: [200],
    },
    {
      name: 'write down a call',
      method: 'POST',
      path: () => '/api/admin/calls',
      body: (index) => {
        const { key } = cardOf(index)
        const items = aboutOf(index).slice(0, 1)
        return JSON.stringify({ key, items, outcome: 'no-answer', clientCallId: `bench-call-${index}` })
      },
      stands: (index) => [numberOf(index), cardOf(index).items[0]?._id ?? '', `bench-call-${index}`],
      headers: admin,
      expected: [201],
    },
  ]
}
