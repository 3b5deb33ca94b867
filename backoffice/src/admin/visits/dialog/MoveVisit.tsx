import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { dayInCity, dayMinutes, minuteMs } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { minutesBetween, momentInCity, timeInCity } from '../../../words/visit-times.ts'
import type { Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { useChangeVisit } from './use-change-visit.ts'

const after = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * minuteMs).toISOString()

/** Changes day or hours. A new start does not change the length; an end before the start is on the next day (rule BOARD-10). */
export function MoveVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.visit.${key}`)
  const [{ day, from, minutes }, change] = useKeptForm(`move.${visit._id}`, {
    day: dayInCity(new Date(visit.startsAt)),
    from: timeInCity(visit.startsAt),
    minutes: String(minutesBetween(visit.startsAt, visit.endsAt)),
  })
  const save = useChangeVisit(visit, onBack)
  const startsAt = momentInCity(day, from)
  const endsAt = startsAt === undefined || minutes === '' ? undefined : after(startsAt, Number(minutes))
  const isNextDay = endsAt !== undefined && dayInCity(new Date(endsAt)) !== day
  function setUntil(until: string) {
    const sameDay = momentInCity(day, until)
    if (startsAt === undefined || sameDay === undefined) return change({ minutes: '' })
    const length = minutesBetween(startsAt, sameDay)
    change({ minutes: String(length > 0 ? length : length + dayMinutes) })
  }
  return (
    <ActFrame
      titleKey="visits.visit.move"
      saveKey="visits.visit.giveSave"
      busy={save.isPending}
      ready={startsAt !== undefined && endsAt !== undefined}
      missing={translate('app.needsTimes')}
      error={save.error}
      onSave={() => startsAt && endsAt && save.mutate({ startsAt, endsAt })}
      onBack={onBack}
    >
      <TextField
        label={label('day')}
        type="date"
        value={day}
        onChange={(event) => change({ day: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Stack direction="row" spacing={2}>
        <TextField
          label={label('from')}
          type="time"
          value={from}
          onChange={(event) => change({ from: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={label('until')}
          type="time"
          value={endsAt === undefined ? '' : timeInCity(endsAt)}
          helperText={isNextDay ? label('nextDay') : ' '}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </ActFrame>
  )
}
