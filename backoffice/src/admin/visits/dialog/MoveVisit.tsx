import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { addDays, dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { minutesBetween, momentInCity, timeInCity } from '../../../words/visit-times.ts'
import type { Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { useChangeVisit } from './use-change-visit.ts'

/** Another day or other hours; an end before the beginning belongs to the day after. */
export function MoveVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.visit.${key}`)
  const [day, setDay] = useState(dayInCity(new Date(visit.startsAt)))
  const [from, setFrom] = useState(timeInCity(visit.startsAt))
  const [until, setUntil] = useState(timeInCity(visit.endsAt))
  const change = useChangeVisit(visit, onBack)
  const startsAt = momentInCity(day, from)
  const sameDay = momentInCity(day, until)
  const overnight = startsAt !== undefined && sameDay !== undefined && minutesBetween(startsAt, sameDay) <= 0
  const endsAt = overnight ? momentInCity(addDays(day, 1), until) : sameDay
  return (
    <ActFrame
      titleKey="visits.visit.move"
      saveKey="visits.visit.giveSave"
      busy={change.isPending}
      ready={startsAt !== undefined && endsAt !== undefined}
      missing={translate('app.needsTimes')}
      error={change.error}
      onSave={() => startsAt && endsAt && void change.send({ startsAt, endsAt }).catch(() => undefined)}
      onBack={onBack}
    >
      <TextField
        label={label('day')}
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Stack direction="row" spacing={2}>
        <TextField
          label={label('from')}
          type="time"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={label('until')}
          type="time"
          value={until}
          helperText={overnight ? label('nextDay') : ' '}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </ActFrame>
  )
}
