import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ScheduleChange } from '@thodu/api/contract/schedule-changes/schedule-changes.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { useToast } from '../../app/wire/use-toast.tsx'
import { formatWeekday } from '../../words/formats.ts'
import { formatSpan, formatVisitTime } from '../../words/visit-times.ts'
import { sendNow } from '../outbox/send-now.ts'
import { usePutScheduleChanges } from './use-schedule-changes.ts'

/** Changed visits of the next 48 hours, which the caretaker confirms with one press (rule VISIT-29). */
export function ScheduleChanges({ changes }: { changes: readonly ScheduleChange[] }) {
  const translate = useTranslate()
  const toast = useToast()
  const put = usePutScheduleChanges()
  const [isSending, setSending] = useState(false)
  if (changes.length === 0) return null
  async function confirm() {
    setSending(true)
    try {
      const read = changes.map(({ visitId, kind, startsAt, endsAt }) => ({ visitId, kind, startsAt, endsAt }))
      const outcome = await sendNow({ kind: 'confirm', subject: 'schedule-changes', body: { changes: read } })
      if (outcome.state === 'delivered' && 'changes' in outcome.answered) put(outcome.answered.changes)
      toast.succeed(outcome.state === 'delivered' ? 'caretaker.scheduleChanges.confirmed' : 'caretaker.outbox.kept')
    } catch (error) {
      toast.fail(error, 'caretaker.scheduleChanges.failed')
    }
    setSending(false)
  }
  return (
    <Section title={translate('caretaker.scheduleChanges.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {changes.map((change) => (
          <Change key={change.visitId} change={change} />
        ))}
      </Box>
      <Button
        variant="contained"
        disabled={isSending}
        onClick={() => void confirm()}
        sx={{ minHeight: 48, mt: 2, width: { xs: '100%', sm: 'auto' } }}
      >
        {translate('caretaker.scheduleChanges.confirm')}
      </Button>
    </Section>
  )
}

function Change({ change: { kind, startsAt, endsAt, before, area, bookingId, reasons } }: { change: ScheduleChange }) {
  const translate = useTranslate()
  const place = [area, bookingId].filter(Boolean).join(' · ')
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 600 }}>
        {translate(`caretaker.scheduleChanges.kinds.${kind}`)}
        {': '}
        <Box component="span" sx={{ textDecoration: kind === 'cancelled' ? 'line-through' : 'none' }}>
          {`${formatWeekday(startsAt)}, ${formatSpan(startsAt, endsAt)}`}
        </Box>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {before === null
          ? place
          : `${translate('caretaker.scheduleChanges.before', {
              time: `${formatWeekday(before)}, ${formatVisitTime(before)}`,
            })} · ${place}`}
      </Typography>
      {reasons.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {`${translate('caretaker.scheduleChanges.reasons')} ${reasons.join(', ')}`}
        </Typography>
      )}
    </Box>
  )
}
