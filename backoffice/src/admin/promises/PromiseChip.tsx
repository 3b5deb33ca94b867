import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { useTranslate } from 'react-admin'
import { SignBadge } from '../../app/looks/StatusSign.tsx'
import { useFormatSpan } from '../attention/use-format-span.ts'
import { readUrgency, type Urgency } from './promise-time.ts'

/** Shapes for readers without colours: an outlined clock, a filled circle, a warning. */
const shapes: Record<Urgency, string> = {
  ahead:
    'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 1.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8ZM5.4 3.5h1.2v2.3l1.6 1-.6 1-2.2-1.4Z',
  soon: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Z',
  late: 'M6 0.8 11.6 11H0.4ZM5.3 4.4v3.2h1.4V4.4Zm0 4v1.3h1.4V8.4Z',
}
const colours = { ahead: 'confirmed', soon: 'pending', late: 'cancelled' } as const

/** "38 min left", "12 min late": amber after three quarters of the time, red at its end (rule PROM-8). */
export function PromiseChip({ promise, now }: { promise: PromiseRecord; now: number }) {
  const translate = useTranslate()
  const { urgency, minutes } = readUrgency(promise, now)
  const span = useFormatSpan()(minutes)
  return (
    <SignBadge colour={colours[urgency]} shape={shapes[urgency]} urgency={urgency}>
      {translate(`admin.promises.${urgency === 'late' ? 'late' : 'left'}`, { span })}
    </SignBadge>
  )
}
