import { useTranslate } from 'react-admin'
import { tellTime } from './visit-times.ts'

/** "08:00 to 20:00", for sentences and for who listens. */
export function useSayHours() {
  const translate = useTranslate()
  return ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
    translate('visits.hours', { from: tellTime(startsAt), until: tellTime(endsAt) })
}
