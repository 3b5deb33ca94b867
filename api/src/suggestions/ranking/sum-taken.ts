import type { MinuteHours } from '../../contract/suggestions/caretaker-profile.ts'
import type { Commitment, WeekHours } from '../../contract/suggestions/suggestions.schema.ts'
import { dayMinutes, dayOfMoment, formatMinutesAsClock, toMoment, weekdayOf, weekMinutes } from '../../contract/time.ts'

/** In minutes since 1970; `bookingId` is null for time off. */
export type BusySpan = { bookingId: string | null; startsMin: number; endsMin: number }
/** `lastDay` is null for care without an end. */
export type HeldBooking = { id: string; code: string; patientName: string; lastDay: string | null }
/** The hours of care by weekday, empty when unknown; for one visit also its time in minutes since 1970, else 0. */
export type AskedTime = { slots: readonly MinuteHours[]; from: number; to: number }

const fromMonday = (weekday: number): number => (weekday + 6) % 7

type Place = { weekday: number; minute: number }
/** Many visits begin at the same time, and calendar functions are slow. The cache is cleared at this size. */
const mostPlaces = 2_000
const places = new Map<number, Place>()
function placeOf({ startsMin }: BusySpan): Place {
  const known = places.get(startsMin)
  if (known) return known
  const day = dayOfMoment(startsMin)
  const place = { weekday: weekdayOf(day), minute: startsMin - toMoment(day, 0) }
  if (places.size >= mostPlaces) places.clear()
  places.set(startsMin, place)
  return place
}

function isInTheWay(span: BusySpan, { slots, from, to }: AskedTime): boolean {
  const { startsMin, endsMin } = span
  if (to > from) return startsMin < to && endsMin > from
  const { weekday: onDay, minute } = placeOf(span)
  const start = onDay * dayMinutes + minute
  const end = start + endsMin - startsMin
  return slots.some(({ weekday, fromMin, toMin }) =>
    // A night of Saturday ends on Sunday.
    [-weekMinutes, 0, weekMinutes].some((shift) => {
      const slot = weekday * dayMinutes + shift
      return start < slot + toMin && end > slot + fromMin
    }),
  )
}

/** Lists the weekdays of each time of day, in the order of the hours. */
export function groupHours(slots: readonly MinuteHours[]): WeekHours[] {
  const byHours = new Map<number, { days: Set<number>; from: number; to: number }>()
  for (const { weekday, fromMin: from, toMin } of slots) {
    const to = toMin % dayMinutes
    const key = from * dayMinutes + to
    const line = byHours.get(key)
    if (line) line.days.add(weekday)
    else byHours.set(key, { days: new Set([weekday]), from, to })
  }
  return [...byHours.values()].map(({ days, from, to }) => ({
    days: [...days].sort((one, other) => fromMonday(one) - fromMonday(other)),
    from: formatMinutesAsClock(from),
    to: formatMinutesAsClock(to),
  }))
}

const sumHours = (spans: readonly BusySpan[]): WeekHours[] =>
  groupHours(
    spans.map((span) => {
      const { weekday, minute } = placeOf(span)
      return { weekday, fromMin: minute, toMin: minute + span.endsMin - span.startsMin }
    }),
  )

/**
 * Lists what occupies a caretaker: care that ends first, then time off. Care without visits in the week, and a search
 * without hours, count as conflicts because nothing else is known.
 */
export function sumTaken(held: readonly HeldBooking[], spans: readonly BusySpan[], asked: AskedTime): Commitment[] {
  const isAnyTime = asked.slots.length === 0
  const byBooking = Map.groupBy(spans, ({ bookingId }) => bookingId)
  const care = held.map(({ id, code, patientName, lastDay }): Commitment => {
    const own = byBooking.get(id) ?? []
    return {
      booking: { _id: id, bookingId: code, patientName },
      hours: sumHours(own),
      lastDay,
      inTheWay:
        asked.to > asked.from
          ? own.some((span) => isInTheWay(span, asked))
          : isAnyTime || own.length === 0 || own.some((span) => isInTheWay(span, asked)),
    }
  })
  const off = (byBooking.get(null) ?? []).map(
    (span): Commitment => ({
      booking: null,
      hours: [],
      lastDay: dayOfMoment(span.endsMin - 1),
      inTheWay: isAnyTime || isInTheWay(span, asked),
    }),
  )
  const last = ({ lastDay }: Commitment): string => lastDay ?? '9999'
  return [...care.toSorted((one, other) => last(one).localeCompare(last(other))), ...off]
}
