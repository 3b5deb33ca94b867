import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDayOf, formatVisitTime } from '../../../words/visit-times.ts'
import { openIncidentOf } from '../dialog/visit-acts.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { useFormatHours } from '../parts/use-format-hours.ts'
import type { Visit } from '../parts/visit-calls.ts'

type OpenIncidentProps = { visits: readonly Visit[]; onAct: (visit: Visit, action: 'trouble') => void }

/** The visits with open incidents, of any day, above the others, with both numbers (rule DAY-23). */
export function OpenIncident({ visits, onAct }: OpenIncidentProps) {
  const translate = useTranslate()
  const sayHours = useFormatHours()
  return (
    <Box component="section" aria-labelledby="need-trouble">
      <Typography variant="h2" id="need-trouble" sx={{ mb: 1 }}>
        {`${translate('visits.today.needs.trouble')} (${visits.length})`}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {visits.map((visit) => (
          <Card key={visit._id} component="li" sx={{ p: 1.5, borderLeft: 4, borderColor: 'error.main' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <Link to={`/bookings/${visit.booking._id}`} data-row>
                {visit.booking.patientName}
              </Link>
              {`, ${visit.booking.area} · ${formatDayOf(visit.startsAt)}, ${sayHours(visit)}`}
            </Typography>
            <Troubles visit={visit} />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
              {/* A substitute may come instead. */}
              <CallButtons visit={{ ...visit, caretaker: openIncidentOf(visit)?.by ?? visit.caretaker }} />
              <Button size="small" variant="contained" onClick={() => onAct(visit, 'trouble')}>
                {translate('visits.today.trouble')}
              </Button>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Box>
  )
}

function Troubles({ visit: { troubles } }: { visit: Visit }) {
  const translate = useTranslate()
  return troubles
    .filter(({ status }) => status !== 'closed')
    .map(({ _id, kind, text, by, occurredAt, seenBy }) => (
      <Box key={_id} sx={{ overflowWrap: 'anywhere' }}>
        <Typography color="error">
          {[
            `${translate(`admin.hall.troubles.${kind}`)}.`,
            translate('visits.trouble.by', {
              caretaker: by.name,
              time: `${formatDayOf(occurredAt)}, ${formatVisitTime(occurredAt)}`,
            }),
            seenBy && translate('visits.trouble.seen', { name: seenBy }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Typography>
        {text && (
          <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
        )}
      </Box>
    ))
}
