import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { dayInCity, startOfDayInCity } from '@thodu/api/contract/time'
import type { DemoCast } from '../demo-cast.ts'
import type { DemoEvent } from '../timeline.ts'
import { type DemoVisit, readVisits } from './demo-visits.ts'
import { playVisit } from './play-visit.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The family and caretaker whose sign-in the demo prints, and a substitute. */
const [family, caretaker, helper] = [0, 0, 4] as const
const nothing = { visits: new Set<string>(), events: [] as DemoEvent[] }
type Special = { visits: Set<string>; events: DemoEvent[] }

/** `today`: start of the day on which the demo is filled, in ms. */
type Demo = { cast: DemoCast; today: number }

const visitsOn = ({ cast, today }: Demo, days: number): Promise<DemoVisit[]> =>
  readVisits(cast, today + days * day + 5 * hour)
const isFamilys = ({ cast }: Demo, { user_id }: DemoVisit): boolean => user_id === cast.customers[family]?.id

/** The caretaker does not come; the family reports it, and the office sends a substitute (rules DAY-9 and after). */
function missed({ cast }: Demo, visit: DemoVisit): Special {
  const begins = visit.starts_min * minute
  return {
    visits: new Set([visit.id]),
    events: [
      {
        at: begins + 17 * minute,
        run: () => cast.ask(cast.customers[family], 'POST', `/visits/${visit.id}/not-here`),
      },
      {
        at: begins + 40 * minute,
        async run() {
          const path = `/admin/visits/${visit.id}`
          // The free caretakers differ by weekday.
          const { eligible } = await cast.answer<AnswerOf<'GET /admin/visits/{id}/suggestions'>>(
            cast.admin,
            'GET',
            `${path}/suggestions`,
          )
          const instead = cast.caretakers.find(({ id }) => eligible.some(({ caretaker: { _id } }) => _id === id))
          const body = { caretaker: instead?.id, reason: 'Her bus did not come (demo)' }
          const answer = await cast.answer<AnswerOf<'POST /admin/visits/{id}/replace'>>(
            cast.admin,
            'POST',
            `${path}/replace`,
            body,
          )
          const row = { ...visit, id: answer.visit._id, caretaker_id: instead?.id ?? null }
          return playVisit(cast, row, 3, visit.starts_min + 75)
        },
      },
    ],
  }
}

async function dayOff(demo: Demo, inDays: number, isDecided: boolean): Promise<undefined> {
  const { cast, today } = demo
  const from = today + inDays * day
  const asked = {
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + day).toISOString(),
    kind: 'day-off',
    reason: 'A wedding in the family (demo)',
  }
  const who = cast.caretakers[caretaker]
  const { _id } = await cast.answer<{ _id: string }>(who, 'POST', '/caretaker/time-off', asked)
  if (!isDecided) return
  const own = (await visitsOn(demo, inDays)).filter((visit) => visit.caretaker_id === who?.id)
  for (const { id, revision } of own) {
    const body = { caretaker: cast.caretakers[helper]?.id, scope: 'this', revision }
    await cast.ask(cast.admin, 'PUT', `/admin/visits/${id}`, body)
  }
  await cast.ask(cast.admin, 'PUT', `/admin/time-off/${_id}`, { status: 'approved' })
}

async function move(demo: Demo, inDays: number): Promise<undefined> {
  const { cast } = demo
  const who = cast.customers[family]
  const visit = (await visitsOn(demo, inDays)).find((one) => isFamilys(demo, one))
  if (!visit) return
  const of = dayInCity(new Date(visit.starts_min * minute))
  type Options = AnswerOf<'GET /visits/{id}/options'>
  const { options } = await cast.answer<Options>(who, 'GET', `/visits/${visit.id}/options?day=${of}`)
  const later = options.find(({ startsAt }) => Date.parse(startsAt) > visit.starts_min * minute)
  if (!later) return
  const body = { startsAt: later.startsAt, revision: visit.revision }
  await cast.ask(who, 'POST', `/visits/${visit.id}/move`, body)
}

/** A visit of the coming days has no caretaker. */
async function open(demo: Demo, inDays: number): Promise<undefined> {
  const { cast } = demo
  const visit = (await visitsOn(demo, inDays)).find((one) => !isFamilys(demo, one) && one.caretaker_id !== null)
  if (!visit) return
  const body = { caretaker: null, scope: 'this', revision: visit.revision, reason: 'Fever (demo)' }
  await cast.ask(cast.admin, 'PUT', `/admin/visits/${visit.id}`, body)
}

/**
 * Plays the exceptions of the day `daysAgo`.
 * @returns the visits that do not follow the plan, and the events in their place
 */
export function createSpecialDays(cast: DemoCast) {
  const demo = { cast, today: startOfDayInCity(dayInCity(new Date())) }
  return async (daysAgo: number, visits: readonly DemoVisit[]): Promise<Special> => {
    const at = (hours: number): number => demo.today - daysAgo * day + hours * hour
    const later = (hours: number, run: () => Promise<undefined>): Special => ({
      ...nothing,
      events: [{ at: at(hours), run }],
    })
    if (daysAgo === 6) return later(9, () => dayOff(demo, -4, true))
    if (daysAgo === 1)
      return {
        ...nothing,
        events: [
          { at: at(9), run: () => move(demo, 4) },
          { at: at(10), run: () => open(demo, 2) },
          { at: at(11), run: () => dayOff(demo, 6, false) },
        ],
      }
    const own = visits.find((visit) => isFamilys(demo, visit))
    return daysAgo === 3 && own ? missed(demo, own) : nothing
  }
}
