import type { AttentionStep } from '@thodu/api/contract/dashboard/attention.schema'
import { minuteMs } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { formatTime, formatWeekday } from '../../words/formats.ts'
import { formatMoment, sentenceOf } from './attention-row.ts'
import { formatAttentionChange } from './format-change.ts'
import { useFormatSpan } from './use-format-span.ts'

const formats = { time: formatTime, weekday: formatWeekday }

/** Describes a step as of `now`: what is missing, since when or by when, and how late it is. */
export function useFormatStep(now: string): (step: AttentionStep) => string {
  const translate = useTranslate()
  const formatVisitSpan = useFormatSpan()
  const say = (at: string | null | undefined): string => (at ? formatMoment(at, now, formats) : '')
  return (step) => {
    const { at, caretaker, remark, trouble, change, promise, notice, unconfirmed } = step
    const sentence = translate(`admin.hall.says.${sentenceOf(step, now)}`, {
      smart_count: unconfirmed?.changes ?? 0,
      time: say(at),
      day: at === null ? '' : formatWeekday(at),
      span: at === null ? '' : formatVisitSpan(Math.abs(Date.parse(at) - Date.parse(now)) / minuteMs),
      caretaker: caretaker ?? translate('admin.hall.noName'),
      visit: say(remark?.startsAt ?? trouble?.startsAt),
      trouble: trouble === null ? '' : translate(`admin.hall.troubles.${trouble.kind}`),
      seen: trouble?.seenBy ?? '',
      change: change === null ? '' : formatAttentionChange(translate, change),
      promise: promise === null ? '' : translate(`admin.hall.promises.${promise}`),
    })
    if (notice !== null) return `${sentence} ${translate('admin.hall.tellOperator')}`
    const told = unconfirmed?.toldAt
    return told ? `${sentence}; ${translate('admin.hall.messaged', { time: say(told) })}` : sentence
  }
}
