import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { dayInCity, startOfDayInCity, weekdayOf } from '@thodu/api/contract/time'
import type { DemoCast } from '../demo-cast.ts'
import type { DemoEvent } from '../timeline.ts'
import { type DemoVisit, readVisits } from './demo-visits.ts'
import { playVisit } from './play-visit.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The family and caretaker whose sign-in the demo prints, and a substitute who has only visits on Sundays. */
const [family, caretaker, helper] = [0, 0, 13] as const
/** A caretaker who was ill three weeks ago. */
const illCaretaker = 6
const nothing = { visits: new Set<string>(), events: [] as DemoEvent[] }
type Special = { visits: Set<string>; events: DemoEvent[] }

/** `today`: start of the day on which the demo is filled, in ms. */
type Demo = { cast: DemoCast; today: number }

const visitsOn = ({ cast, today }: Demo, days: number): Promise<DemoVisit[]> =>
  readVisits(cast, today + days * day + 5 * hour)
const isFamilys = ({ cast }: Demo, { user_id }: DemoVisit): boolean => user_id === cast.customers[family]?.id

/** The suggested caretakers, best first; they differ by weekday. */
async function findSuggested({ cast }: Demo, visit: DemoVisit): Promise<string[]> {
  type Suggestions = AnswerOf<'GET /admin/visits/{id}/suggestions'>
  const { eligible } = await cast.answer<Suggestions>(cast.admin, 'GET', `/admin/visits/${visit.id}/suggestions`)
  return eligible.map(({ caretaker }) => caretaker._id)
}

/** The caretaker does not come; the family reports it, and the office sends a substitute (rules DAY-9 and after). */
function missed(demo: Demo, visit: DemoVisit): Special {
  const { cast } = demo
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
          const suggested = await findSuggested(demo, visit)
          const instead = cast.caretakers.find(({ id }) => suggested.includes(id))
          const body = { caretaker: instead?.id, reason: 'Her bus did not come (demo)' }
          const answer = await cast.answer<AnswerOf<'POST /admin/visits/{id}/replace'>>(
            cast.admin,
            'POST',
            `/admin/visits/${visit.id}/replace`,
            body,
          )
          const row = { ...visit, id: answer.visit._id, caretaker_id: instead?.id ?? null }
          return playVisit(cast, row, 3, visit.starts_min + 75)
        },
      },
    ],
  }
}

/** A caretaker of the demo asks for a day; `isDecided`: the office assigns a substitute, and approves. */
type DayOff = { of: number; inDays: number; kind: 'day-off' | 'sick'; reason: string; isDecided: boolean }

async function dayOff(demo: Demo, { of, inDays, kind, reason, isDecided }: DayOff): Promise<undefined> {
  const { cast, today } = demo
  const from = today + inDays * day
  const startsAt = new Date(from).toISOString()
  const endsAt = new Date(from + day).toISOString()
  const who = cast.caretakers[of]
  const asked = { startsAt, endsAt, kind, reason: `${reason} (demo)` }
  const { _id } = await cast.answer<{ _id: string }>(who, 'POST', '/caretaker/time-off', asked)
  if (!isDecided) return
  const own = (await visitsOn(demo, inDays)).filter((visit) => visit.caretaker_id === who?.id)
  for (const { id, revision } of own) {
    const body = { caretaker: cast.caretakers[helper]?.id, scope: 'this', revision }
    await cast.ask(cast.admin, 'PUT', `/admin/visits/${id}`, body)
  }
  await cast.ask(cast.admin, 'PUT', `/admin/time-off/${_id}`, { status: 'approved' })
}

/** A day next week on which the caretaker has visits: not on Sunday, their day off. */
const nextWedding = ({ today }: Demo): number => (weekdayOf(dayInCity(new Date(today + 6 * day))) === 0 ? 5 : 6)

const familyOf = ({ cast }: Demo, { user_id }: DemoVisit) => cast.customers.find(({ id }) => id === user_id)

/** A family complains after a visit; `isResolved`: the office answers an hour later. */
function complain(demo: Demo, visit: DemoVisit, text: string, isResolved: boolean): DemoEvent {
  const { cast } = demo
  const ends = visit.ends_min * minute
  type Complaint = AnswerOf<'POST /visits/{id}/remark'>
  return {
    at: ends + hour,
    async run() {
      const body = { text: `${text} (demo)` }
      const { remark } = await cast.answer<Complaint>(familyOf(demo, visit), 'POST', `/visits/${visit.id}/remark`, body)
      if (!isResolved || remark === null) return
      const answer = { done: 'We called, and she now comes ten minutes earlier. (demo)', remarkAt: remark.at }
      const resolve = () => cast.ask(cast.admin, 'POST', `/admin/visits/${visit.id}/settle-remark`, answer)
      return [{ at: ends + 2 * hour, run: resolve }]
    },
  }
}

/** A caretaker reports an incident in the second hour of a visit, and the office deals with it. */
function incident({ cast }: Demo, visit: DemoVisit): DemoEvent {
  const begins = visit.starts_min * minute
  return {
    at: begins + 90 * minute,
    async run() {
      const who = cast.caretakers.find(({ id }) => id === visit.caretaker_id)
      const report = { kind: 'unwell', text: 'Feverish, did not eat. (demo)', clientEventId: randomUUID() }
      await cast.ask(who, 'POST', `/caretaker/visits/${visit.id}/trouble`, report)
      const row = await cast.deps.database.read
        .selectFrom('visit_troubles')
        .select('id')
        .where('visit_id', '=', visit.id)
        .executeTakeFirstOrThrow()
      const change = (body: object) => () => cast.ask(cast.admin, 'PUT', `/admin/troubles/${row.id}`, body)
      const note = 'The family doctor came at noon. (demo)'
      return [
        { at: begins + 100 * minute, run: change({ status: 'seen', toldFamily: true }) },
        { at: begins + 200 * minute, run: change({ status: 'closed', note }) },
      ]
    },
  }
}

/** The family whose visit comes last asks to pause its care. */
async function askForPause(demo: Demo, visits: readonly DemoVisit[]): Promise<undefined> {
  const { cast, today } = demo
  const visit = visits.findLast((one) => !isFamilys(demo, one) && one.booking_status === 'active')
  if (!visit) return
  const dayOf = (inDays: number): string => dayInCity(new Date(today + inDays * day))
  const body = { kind: 'pause', from: dayOf(5), until: dayOf(8), words: 'We visit relatives in Karimnagar. (demo)' }
  await cast.ask(familyOf(demo, visit), 'POST', `/booking/${visit.booking_id}/change-request`, body)
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

/** A visit of the coming days loses its caretaker, and the office asks three others by link. The first of them answers. */
async function open(demo: Demo, inDays: number, answer: 'yes' | 'no'): Promise<undefined> {
  const { cast } = demo
  const visit = (await visitsOn(demo, inDays)).find((one) => !isFamilys(demo, one) && one.caretaker_id !== null)
  if (!visit) return
  const body = { caretaker: null, scope: 'this', revision: visit.revision, reason: 'Fever (demo)' }
  await cast.ask(cast.admin, 'PUT', `/admin/visits/${visit.id}`, body)
  const suggested = (await findSuggested(demo, visit)).filter((id) => id !== visit.caretaker_id)
  if (suggested.length === 0) return
  const asked = { visits: [{ visit: visit.id, caretakers: suggested.slice(0, 3) }], decides: 'first-yes' }
  const { offers } = await cast.answer<AnswerOf<'POST /admin/offers'>>(cast.admin, 'POST', '/admin/offers', asked)
  const link = offers.find(({ caretaker: { _id } }) => _id === suggested[0])?.message?.link
  if (link) await cast.answerOffer(link.split('#')[1] ?? '', { visit: visit.id, answer })
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
    const shortNotice = { of: illCaretaker, inDays: -20, kind: 'sick', reason: 'Fever', isDecided: true } as const
    const wedding = { of: caretaker, kind: 'day-off', reason: 'A wedding in the family' } as const
    const own = visits.find((visit) => isFamilys(demo, visit))
    /** Ends in the evening at the latest, with its caretaker. */
    const ordinary = visits.find((visit) => !isFamilys(demo, visit) && visit.caretaker_id !== null)
    switch (daysAgo) {
      case 21:
        return later(9, () => dayOff(demo, shortNotice))
      case 9:
        return ordinary ? { ...nothing, events: [complain(demo, ordinary, 'She came late twice.', true)] } : nothing
      case 6:
        return later(9, () => dayOff(demo, { ...wedding, inDays: -4, isDecided: true }))
      case 3:
        return own ? missed(demo, own) : nothing
      case 2:
        return ordinary ? { ...nothing, events: [incident(demo, ordinary)] } : nothing
      case 1:
        return {
          ...nothing,
          events: [
            { at: at(9), run: () => move(demo, 4) },
            { at: at(10), run: () => open(demo, 1, 'no') },
            { at: at(10.5), run: () => open(demo, 2, 'yes') },
            { at: at(11), run: () => dayOff(demo, { ...wedding, inDays: nextWedding(demo), isDecided: false }) },
            { at: at(12), run: () => askForPause(demo, visits) },
            ...(ordinary ? [complain(demo, ordinary, 'The lunch was not warmed up.', false)] : []),
          ],
        }
      default:
        return nothing
    }
  }
}
