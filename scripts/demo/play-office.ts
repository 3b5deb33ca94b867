import { randomUUID } from 'node:crypto'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import type { PromiseKind, promiseReasons } from '@thodu/api/contract/promises/promise-kinds'
import type { CallOutcome } from '@thodu/api/contract/telephone/call-outcomes'
import type { MessageTemplate } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import type { DemoBooking } from './demo-bookings.ts'
import type { DemoCast } from './demo-cast.ts'
import type { DemoEvent } from './timeline.ts'

const minute = 60_000
const hour = 60 * minute

export function createOffice({ answer, ask, admin }: DemoCast, { _id: bookingId }: Booking) {
  async function findCard() {
    const cards = await answer<AnswerOf<'GET /admin/call-sheet'>>(admin, 'GET', '/admin/call-sheet')
    return cards.find(({ items }) => items.some(({ _id }) => _id === bookingId))
  }
  async function findPromise(kind: PromiseKind): Promise<string | undefined> {
    const filter = encodeURIComponent(JSON.stringify({ subject: bookingId, kind }))
    const path = `/admin/promises?filter=${filter}`
    return (await answer<AnswerOf<'GET /admin/promises'>>(admin, 'GET', path))[0]?._id
  }
  return {
    /** @returns the time of the next attempt in ms, if the family was not reached */
    async call(outcome: CallOutcome, note: string): Promise<number | undefined> {
      const card = await findCard()
      if (!card) return undefined
      const items = [{ type: 'booking', _id: bookingId }]
      const said = { key: card.key, items, outcome, note: `${note} (demo)`, clientCallId: randomUUID() }
      await ask(admin, 'POST', '/admin/calls', said)
      const next = (await findCard())?.nextTryAt
      return next ? Date.parse(next) : undefined
    },
    async write(template: MessageTemplate): Promise<undefined> {
      const message = { bookingId, template, to: 'family' }
      const { _id } = await answer<{ _id: string }>(admin, 'POST', '/admin/communications', message)
      await ask(admin, 'PUT', `/admin/communications/${_id}`, { state: 'sent' })
    },
    explain: async (kind: PromiseKind, reason: (typeof promiseReasons)[number], note: string): Promise<undefined> =>
      ask(admin, 'PUT', `/admin/promises/${await findPromise(kind)}`, { reason, note: `${note} (demo)` }),
    async hold(kind: PromiseKind, until: number, reason: string): Promise<undefined> {
      const held = { until: new Date(until).toISOString(), reason: `${reason} (demo)` }
      await ask(admin, 'PUT', `/admin/promises/${await findPromise(kind)}`, { hold: held })
    },
  }
}

/** Plays the promised call: at once, at the second attempt, or too late; the newest booking still waits for it. */
export function playCalls(cast: DemoCast, plan: DemoBooking, booking: Booking, bookedAt: number): DemoEvent[] {
  const office = createOffice(cast, booking)
  const event = (at: number, run: DemoEvent['run']): DemoEvent => ({ at, run })
  const reach = (at: number) =>
    event(at, async () => {
      await office.call('reached', 'Mornings suit them best')
      return undefined
    })
  switch (plan.call ?? 'at-once') {
    case 'none':
      return []
    case 'at-once':
      return [reach(bookedAt + 25 * minute)]
    case 'late':
      return [
        reach(bookedAt + 165 * minute),
        event(bookedAt + 3 * hour, () => office.explain('call', 'our-delay', 'Both lines were busy')),
      ]
    case 'second-try':
      return [
        event(bookedAt + 20 * minute, async () => {
          const next = await office.call('no-answer', 'It rang for long')
          await office.write('callMissed')
          return next === undefined ? [] : [reach(next + 5 * minute)]
        }),
      ]
  }
}

export function playMatch(cast: DemoCast, plan: DemoBooking, booking: Booking, bookedAt: number): DemoEvent[] {
  const office = createOffice(cast, booking)
  const { match } = plan
  if (match === undefined) return []
  if (match.heldFor !== undefined) {
    const until = bookedAt + match.heldFor * hour
    return [{ at: bookedAt + hour, run: () => office.hold('match', until, 'The family decides tonight') }]
  }
  const at = bookedAt + match.after * hour + 20 * minute
  return [{ at, run: () => office.explain('match', 'no-caretaker', 'Everybody was out that day') }]
}
