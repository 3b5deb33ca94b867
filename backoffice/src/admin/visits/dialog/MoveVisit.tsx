import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { dayInCity, dayMinutes, minuteMs } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { minutesBetween, momentInCity, timeInCity } from '../../../words/visit-times.ts'
import type { Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { useVisitChange } from './use-change-visit.ts'

type Times = { day: string; from: string; minutes: string }

/** Start and end as ISO times; undefined while they are incomplete. */
function momentsOf({ day, from, minutes }: Times) {
  const startsAt = momentInCity(day, from)
  if (startsAt === undefined || minutes === '') return undefined
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + Number(minutes) * minuteMs).toISOString() }
}

/** The length of a visit until this time, in minutes; an end before the start is on the next day. */
function lengthUntil({ day, from }: Times, until: string): string {
  const startsAt = momentInCity(day, from)
  const sameDay = momentInCity(day, until)
  if (startsAt === undefined || sameDay === undefined) return ''
  const length = minutesBetween(startsAt, sameDay)
  return String(length > 0 ? length : length + dayMinutes)
}

/** Changes day or hours. A new start does not change the length (rule BOARD-10). */
export function MoveVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.visit.${key}`)
  const { act, ...change } = useVisitChange(visit)
  return (
    <ActFrame
      titleKey="visits.visit.move"
      saveKey="visits.visit.giveSave"
      draft={`move.${visit._id}`}
      lasting={[]}
      initial={{
        day: dayInCity(new Date(visit.startsAt)) as string,
        from: timeInCity(visit.startsAt),
        minutes: String(minutesBetween(visit.startsAt, visit.endsAt)),
      }}
      missing={(times) => (momentsOf(times) ? undefined : translate('app.needsTimes'))}
      {...change}
      act={(times) => act(momentsOf(times) ?? {})}
      onBack={onBack}
    >
      {({ values, change: changeTimes }) => {
        const endsAt = momentsOf(values)?.endsAt
        const isNextDay = endsAt !== undefined && dayInCity(new Date(endsAt)) !== values.day
        return (
          <>
            <FormField name="day" type="date" label={label('day')} />
            <Stack direction="row" spacing={2}>
              <FormField name="from" type="time" label={label('from')} />
              <TextField
                label={label('until')}
                type="time"
                value={endsAt === undefined ? '' : timeInCity(endsAt)}
                helperText={isNextDay ? label('nextDay') : ' '}
                onChange={(event) => changeTimes({ minutes: lengthUntil(values, event.target.value) })}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </Stack>
          </>
        )
      }}
    </ActFrame>
  )
}
