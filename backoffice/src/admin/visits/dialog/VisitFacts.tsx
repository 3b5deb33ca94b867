import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { brand } from '@thodu/api/contract/page-values'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { FactList } from '../../../app/looks/Section.tsx'
import { formatTaskResult } from '../../../words/stored/stored.ts'
import { formatDayOf, formatVisitTime } from '../../../words/visit-times.ts'
import { VisitBadge } from '../parts/VisitBadge.tsx'
import type { Visit } from '../parts/visit-calls.ts'
import { useOpenVisit } from './use-open-visit.ts'

/** The facts of one visit; usual values (the city, that it is charged) are omitted. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const label = (key: string) => translate(`visits.visit.${key}`)
  const { booking, caretaker, startedAt, endedAt, startProof, endProof, notProved, origin, followedBy } = visit
  const happened = (at: string, proof: string | null) =>
    `${formatDayOf(at)} ${formatVisitTime(at)}, ${translate(`visits.proofs.${proof ?? 'none'}`)}`
  const reportIncident = ({ kind, occurredAt, text, note, toldFamilyAt }: Visit['troubles'][number]) =>
    [
      translate('visits.trouble.was', {
        trouble: translate(`admin.hall.troubles.${kind}`),
        time: `${formatDayOf(occurredAt)} ${formatVisitTime(occurredAt)}`,
      }),
      text,
      note,
      toldFamilyAt && translate('visits.trouble.toldAt', { time: formatVisitTime(toldFamilyAt) }),
    ]
      .filter(Boolean)
      .join(' · ')
  const other = origin?.visitId ?? followedBy
  return (
    <Stack spacing={2}>
      <Box>
        <VisitBadge visit={visit} />
      </Box>
      {booking.status === 'pending' && <Typography variant="body2">{label('awaiting')}</Typography>}
      {visit.absentReportedAt && (
        <Typography color="error">
          {translate('visits.reportedAbsent', { time: formatVisitTime(visit.absentReportedAt) })}
        </Typography>
      )}
      <FactList
        facts={[
          { label: label('patient'), value: <Link to={`/bookings/${booking._id}`}>{booking.patientName}</Link> },
          { label: label('booking'), value: booking.bookingId },
          { label: label('area'), value: booking.area === brand.city ? '' : booking.area },
          { label: label('family'), value: `${booking.family.name}, ${formatPhone(booking.family.phone)}` },
          {
            label: label('caretaker'),
            value: caretaker ? (
              <Link to={`/caretakers/${caretaker._id}`}>{caretaker.name}</Link>
            ) : (
              translate('visits.nobody')
            ),
          },
          { label: label('shift'), value: translate(`visits.shifts.${visit.shift}`) },
          { label: label('begun'), value: startedAt && happened(startedAt, startProof) },
          { label: label('ended'), value: endedAt && happened(endedAt, endProof) },
          { label: label('notProved'), value: notProved && translate(`visits.notProved.${notProved}`) },
          { label: label('charge'), value: visit.charge === 'due' ? '' : translate(`visits.charges.${visit.charge}`) },
          { label: label('reason'), value: visit.reason },
          { label: label('tasks'), value: visit.tasks.map((tick) => formatTaskResult(translate, tick)).join(', ') },
          { label: label('note'), value: visit.lastNote },
          { label: label('forFamily'), value: visit.forFamily },
          ...visit.troubles.map((trouble) => ({ label: label('trouble'), value: reportIncident(trouble) })),
          { label: label('remark'), value: visit.remark?.text },
          { label: label('remarkDone'), value: visit.remark?.done },
          {
            label: label('remarkBy'),
            value: visit.remark && (
              <Link to={`/audit-logs?${new URLSearchParams({ search: `${booking.bookingId} complaint` })}`}>
                {label('remarkLog')}
              </Link>
            ),
          },
        ]}
      />
      {other && (
        <Typography variant="body2">
          {label(origin ? origin.kind : 'followed')}{' '}
          <Button size="small" onClick={() => openVisit(other)}>
            {label('showOther')}
          </Button>
        </Typography>
      )}
    </Stack>
  )
}
