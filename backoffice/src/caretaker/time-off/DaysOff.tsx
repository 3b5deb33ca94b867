import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { formatDate } from '../../words/formats.ts'
import { PhoneDialog } from '../PhoneDialog.tsx'
import { DayOffForm } from './DayOffForm.tsx'
import { timeOffDays } from './time-off-span.ts'
import { useTakeBack, useTimeOff } from './use-time-off.ts'

/** Requests days off and lists them with the office's decisions (rule CARE-20). */
export function DaysOff() {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const { data, error, refetch } = useTimeOff()
  const title = translate('caretaker.timeOff.title')
  return (
    <Section title={title}>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ minHeight: 48, px: 2.5, my: 1 }}>
        {translate('caretaker.timeOff.ask')}
      </Button>
      {error && !data && <LoadFailed textKey="caretaker.timeOff.loadFailed" onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={2} />}
      {data?.length === 0 && <Typography color="textSecondary">{translate('caretaker.timeOff.none')}</Typography>}
      <Stack component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((asked) => (
          <DayOff key={asked._id} asked={asked} />
        ))}
      </Stack>
      <PhoneDialog title={translate('caretaker.timeOff.ask')} open={asking} onClose={() => setAsking(false)}>
        <DayOffForm onClose={() => setAsking(false)} />
      </PhoneDialog>
    </Section>
  )
}

function DayOff({ asked }: { asked: TimeOff }) {
  const translate = useTranslate()
  const [from, to] = timeOffDays(asked).map(formatDate)
  const { mutate: takeBack, isPending } = useTakeBack(asked)
  const isOpen = asked.status === 'requested' || asked.status === 'approved'
  return (
    <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography>
        {from === to ? from : translate('caretaker.timeOff.until', { from, to })}
        {' · '}
        <b>{translate(`caretaker.timeOff.status.${asked.status}`)}</b>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[translate(`caretaker.timeOff.kinds.${asked.kind}`), asked.reason].filter(Boolean).join(' · ')}
      </Typography>
      {isOpen && Date.parse(asked.endsAt) > Date.now() && (
        <Button
          onClick={() => takeBack()}
          aria-disabled={isPending}
          aria-label={`${translate('caretaker.timeOff.takeBack')}: ${from}`}
          sx={{ minHeight: 44, ml: -0.5 }}
        >
          {translate('caretaker.timeOff.takeBack')}
        </Button>
      )}
    </Box>
  )
}
