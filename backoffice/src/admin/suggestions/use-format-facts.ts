import type { Commitment, RankedCaretaker, WeekHours } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { formatAverage } from '../../app/looks/format-average.ts'
import { formatHours } from '../../words/formats.ts'
import { formatClock, formatDay, weekdayName } from '../../words/visit-times.ts'
import { formatWeekdays } from './format-weekdays.ts'

type Ranked = Pick<RankedCaretaker, 'taken' | 'reasons' | 'week' | 'family' | 'rating'>
export type CaretakerFacts = {
  availability: { isFree: boolean; text: string }
  hours: string
  family: string
  rating: string
}

/** Reasons of the factor `hours` that contradict "free". */
const notFree = ['dayOff', 'dayOffFalls', 'outsideHours', 'partlyInside']

type Translate = ReturnType<typeof useTranslate>

function createFormat(translate: Translate) {
  const say = (key: string, values = {}) => translate(`admin.suggestions.facts.${key}`, values)
  const span = ({ from, to }: WeekHours) =>
    from === to ? say('wholeDay', { from: formatClock(from) }) : `${formatClock(from)}–${formatClock(to)}`
  const more = (count: number) => (count > 0 ? ` +${count}` : '')

  function formatTaken({ booking, hours: [first, ...others], lastDay }: Commitment): string {
    if (!booking) return translate('admin.suggestions.taken.off', { day: lastDay === null ? '' : formatDay(lastDay) })
    if (!first) return say('with', { patient: booking.patientName || booking.bookingId })
    const days = formatWeekdays(first.days, (day) => weekdayName(day, 'short'))
    return `${say('taken', { hours: `${days} ${span(first)}` })}${more(others.length)}`
  }
  function formatAvailability({ taken, reasons }: Ranked, asked: readonly WeekHours[]): CaretakerFacts['availability'] {
    const [first, ...others] = taken.filter(({ inTheWay }) => inTheWay)
    if (first) return { isFree: false, text: `${formatTaken(first)}${more(others.length)}` }
    const other = reasons.find(({ code }) => notFree.includes(code))
    if (other) return { isFree: false, text: other.text }
    const [hours, ...rest] = asked
    return { isFree: true, text: hours ? `${say('free', { hours: span(hours) })}${more(rest.length)}` : say('freeAll') }
  }

  return (ranked: Ranked, asked: readonly WeekHours[]): CaretakerFacts => {
    const { week, family, rating } = ranked
    return {
      availability: formatAvailability(ranked, asked),
      hours: say('week', { hours: formatHours(week.minutes), most: formatHours(week.most) }),
      family:
        family.visits > 0 ? say('visits', { smart_count: family.visits }) : say(family.isKnown ? 'knows' : 'isNew'),
      rating: rating === null ? say('unrated') : formatAverage(rating),
    }
  }
}

/** Formats the figures of a suggested caretaker, each short enough for a column (rule MATCH-11). */
export function useFormatFacts() {
  const translate = useTranslate()
  return useMemo(() => createFormat(translate), [translate])
}
