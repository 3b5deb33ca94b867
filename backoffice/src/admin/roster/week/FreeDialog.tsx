import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { formatHours } from '../../../words/formats.ts'
import { useVisitCall } from '../../visits/parts/visit-calls.ts'
import { spanInCity } from './span-in-city.ts'

/** Caretakers free between two times of a day, those with the fewest hours first, each with a call link (rule BOARD-8). */
export function FreeDialog({ day: first, onClose }: { day: string; onClose: () => void }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`visits.roster.${key}`)
  const titleId = useId()
  const [asked, ask] = useState({ day: first, from: '08:00', until: '20:00' })
  const span = spanInCity(asked)
  useBackCloses(true, onClose)
  const field = (name: keyof typeof asked, type: 'date' | 'time', label: string) => (
    <TextField
      label={label}
      type={type}
      value={asked[name]}
      onChange={(event) => ask({ ...asked, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('free')}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', py: 1 }}>
          {field('day', 'date', say('freeDay'))}
          {field('from', 'time', say('freeFrom'))}
          {field('until', 'time', say('freeUntil'))}
        </Stack>
        {span ? <FreePeople span={span} /> : <Typography role="alert">{say('freeWrong')}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function FreePeople({ span }: { span: { startsAt: string; endsAt: string } }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const { data, isError, refetch } = useQuery({
    queryKey: ['roster', 'free', span],
    queryFn: () => call('GET /admin/free-caretakers', { query: span }),
  })
  if (isError) return <LoadFailed textKey="visits.roster.freeFailed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={3} height={48} />
  if (data.length === 0) return <Typography role="status">{translate('visits.roster.freeNobody')}</Typography>
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ _id, name, phone, minutes, maxMinutes }) => (
        <Stack key={_id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Link to={`/roster/caretaker/${_id}`}>{name}</Link>
          <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
            {translate('visits.roster.hours', { hours: formatHours(minutes), max: formatHours(maxMinutes) })}
          </Typography>
          {phone && (
            <Button component="a" href={telUrl(phone)} variant="outlined" size="small">
              {translate('visits.callCaretaker', { name })}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
