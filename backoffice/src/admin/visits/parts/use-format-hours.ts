import { dayMs } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { formatVisitTime } from '../../../words/visit-times.ts'

/** "8:00 AM to 8:00 PM", for sentences and screen readers; a 24-hour visit ends on the next day. */
export function useFormatHours() {
  const translate = useTranslate()
  return ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string => {
    const isWholeDay = Date.parse(endsAt) - Date.parse(startsAt) >= dayMs
    return translate(isWholeDay ? 'visits.wholeDay' : 'visits.hours', {
      from: formatVisitTime(startsAt),
      until: formatVisitTime(endsAt),
    })
  }
}
