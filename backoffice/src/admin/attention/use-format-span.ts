import { useTranslate } from 'react-admin'

const minutesOfHour = 60
const minutesOfDay = 24 * minutesOfHour
/** From this length on minutes are omitted. */
const inWholeHours = 6 * minutesOfHour
type Span = { key: 'minutes' | 'hours' | 'wholeHours' | 'days'; values: Record<string, number> }

/** Translation key and values of a duration: minutes, hours and minutes, whole hours, or days. */
export function spellSpan(minutes: number): Span {
  if (minutes < minutesOfHour) return { key: 'minutes', values: { minutes } }
  const hours = Math.floor(minutes / minutesOfHour)
  const rest = minutes % minutesOfHour
  if (minutes < inWholeHours && rest > 0) return { key: 'hours', values: { hours, minutes: rest } }
  if (minutes < 2 * minutesOfDay) return { key: 'wholeHours', values: { hours } }
  return { key: 'days', values: { days: Math.floor(minutes / minutesOfDay) } }
}

/** Formats minutes: "38 min", "2 h 38 min", "3 d". */
export function useFormatSpan(): (minutes: number) => string {
  const translate = useTranslate()
  return (minutes) => {
    const { key, values } = spellSpan(Math.floor(minutes))
    return translate(`admin.hall.span.${key}`, values)
  }
}
