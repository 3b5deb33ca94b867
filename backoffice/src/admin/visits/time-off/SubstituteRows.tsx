import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { formatDayOf, formatVisitTime } from '../../../words/visit-times.ts'
import { useDescribeChecks } from '../../checks/use-describe-checks.ts'
import { useFormatHours } from '../parts/use-format-hours.ts'

export type AbsentVisit = AnswerOf<'GET /admin/time-off/substitutes'>['visits'][number]
/** Substitutes by visit id; '' leaves the visit open. A visit without an entry has its suggestion. */
export type Chosen = Readonly<Record<string, string>>
export const substituteOf = (chosen: Chosen, { _id, suggested }: AbsentVisit): string => chosen[_id] ?? suggested ?? ''

type RowsProps = {
  visits: readonly AbsentVisit[]
  chosen: Chosen
  onChoose: (visit: string, caretaker: string) => void
}

/** The visits of an absent caretaker with their substitutes; missing checks require confirmation (rule MATCH-8). */
export function SubstituteRows({ visits, chosen, onChoose }: RowsProps) {
  const translate = useTranslate()
  const headingId = useId()
  if (visits.length === 0) return <Alert severity="info">{translate('visits.off.noVisits')}</Alert>
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 2 }}>
      <Typography variant="h3" component="h3" id={headingId} sx={{ mb: 1 }}>
        {translate('visits.off.visits', { smart_count: visits.length })}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {visits.map((visit) => (
          <Box component="li" key={visit._id} sx={row}>
            <VisitLine visit={visit} />
            {visit.status === 'started' ? (
              <Typography variant="body2">
                {translate('visits.off.stays', { time: formatVisitTime(visit.endsAt) })}
              </Typography>
            ) : (
              <SubstituteField
                visit={visit}
                value={substituteOf(chosen, visit)}
                onChange={(caretaker) => onChoose(visit._id, caretaker)}
              />
            )}
          </Box>
        ))}
      </Stack>
    </Box>
  )
}

const row = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  overflowWrap: 'anywhere',
}

function VisitLine({ visit: { booking, ...times } }: { visit: AbsentVisit }) {
  const sayHours = useFormatHours()
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {`${formatDayOf(times.startsAt)}, ${sayHours(times)}`}
      </Typography>
      <Typography variant="body2">{[booking.patientName, booking.area].filter(Boolean).join(', ')}</Typography>
    </Box>
  )
}

type FieldProps = { visit: AbsentVisit; value: string; onChange: (caretaker: string) => void }

function SubstituteField({ visit, value, onChange }: FieldProps) {
  const translate = useTranslate()
  const { describeMissing, ask } = useDescribeChecks()
  const { people, booking, startsAt } = visit
  const chosen = people.find(({ _id }) => _id === value)
  const label = translate('visits.off.substituteFor', { patient: booking.patientName, day: formatDayOf(startsAt) })
  return (
    <TextField
      select
      size="small"
      margin="none"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={ask(chosen?.missingChecks ?? [])}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{translate(people.length === 0 ? 'visits.off.noneFree' : 'visits.off.leaveOpen')}</option>
      {people.map(({ _id, name, asksFirst, missingChecks }) => (
        <option key={_id} value={_id}>
          {[asksFirst ? `${name} (${translate('visits.choice.askFirst')})` : name, describeMissing(missingChecks)]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </TextField>
  )
}
