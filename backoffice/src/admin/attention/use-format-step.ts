import type { HallStep } from '@thodu/api/contract/dashboard/attention.schema'
import { minuteMs } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { formatTime, formatWeekday } from '../../words/formats.ts'
import { sayMoment, sentenceOf } from './attention-row.ts'
import { sayChange } from './format-change.ts'
import { useSaySpan } from './use-format-span.ts'

const formats = { time: formatTime, weekday: formatWeekday }

/** Describes a step as of `now`: what is missing, since when or by when, and how late it is. */
export function useSayStep(now: string): (step: HallStep) => string {
  const translate = useTranslate()
  const saySpan = useSaySpan()
  const say = (at: string | null | undefined): string => (at ? sayMoment(at, now, formats) : '')
  return (step) => {
    const { at, caretaker, remark, trouble, change, promise } = step
    return translate(`admin.hall.says.${sentenceOf(step, now)}`, {
      time: say(at),
      day: at === null ? '' : formatWeekday(at),
      span: at === null ? '' : saySpan(Math.abs(Date.parse(at) - Date.parse(now)) / minuteMs),
      caretaker: caretaker ?? translate('admin.hall.noName'),
      visit: say(remark?.startsAt ?? trouble?.startsAt),
      trouble: trouble === null ? '' : translate(`admin.hall.troubles.${trouble.kind}`),
      seen: trouble?.seenBy ?? '',
      change: change === null ? '' : sayChange(translate, change),
      promise: promise === null ? '' : translate(`admin.hall.promises.${promise}`),
    })
  }
}
