import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { today } from '../../../words/visit-times.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { VisitDialogHost } from '../../visits/dialog/VisitDialogHost.tsx'
import { useVisitCall, visitKeys } from '../../visits/parts/visit-calls.ts'
import { NextVisits } from './NextVisits.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanSummary } from './PlanSummary.tsx'
import { draftOf, pauseNow, type RosterAnswer } from './plan-draft.ts'

/** A booking's visits on its page: plan, changes, pause and the next visits. */
export function BookingVisits({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const { data, isError, refetch } = useQuery({
    queryKey: ['roster', 'booking', booking._id],
    queryFn: () => call('GET /admin/bookings/{id}/roster', { params: { id: booking._id } }),
    refetchInterval: POLL_EVERY,
  })
  return (
    <Section title={translate('visits.plan.section')}>
      {!data && isError && <LoadFailed textKey="visits.plan.loadFailed" onRetry={() => void refetch()} />}
      {!data && !isError && <RowSkeletons rows={2} />}
      {data && <Planned booking={booking} page={data} />}
      <VisitDialogHost />
    </Section>
  )
}

function Planned({ booking, page }: { booking: BookingRecord; page: RosterAnswer }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.plan.${key}`)
  // The state when the dialog opened; the page continues to poll behind it.
  const [dialog, setDialog] = useStoredDialog(`plan.${booking._id}`, ['plan', 'pause'])
  const [opened, setOpened] = useState<RosterAnswer | null>(dialog === 'plan' ? page : null)
  const { roster, suggested } = page
  const isOpen = isBinding(booking.status)
  const draft = opened && draftOf(opened, today())
  const pause = roster ? pauseNow(roster, today()) : null
  return (
    <Stack spacing={1.5}>
      {roster ? (
        <PlanSummary roster={roster} assigned={booking.assignedCaregiver ?? undefined} />
      ) : (
        <Typography color="textSecondary">{label(emptyText(page, isOpen))}</Typography>
      )}
      {isOpen && (roster || suggested) && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant={roster ? 'outlined' : 'contained'}
            onClick={() => {
              setOpened(page)
              setDialog('plan')
            }}
          >
            {label(roster ? 'change' : 'open')}
          </Button>
          {roster && (
            <Button variant="outlined" onClick={() => setDialog('pause')}>
              {label(pause ? 'changePause' : 'pause')}
            </Button>
          )}
          {pause && <EndPause bookingId={booking._id} />}
        </Stack>
      )}
      {roster && (
        <>
          <NextVisits bookingId={booking._id} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button component={Link} size="small" to={`/roster/booking/${booking._id}`}>
              {label('calendar')}
            </Button>
            <Button
              component={Link}
              size="small"
              to={`/visits?filter=${encodeURIComponent(JSON.stringify({ booking: booking._id }))}`}
            >
              {label('allVisits')}
            </Button>
          </Stack>
        </>
      )}
      {dialog === 'plan' && opened && draft && (
        <PlanDialog
          booking={booking}
          roster={opened.roster}
          unitsTotal={(opened.roster ?? opened.suggested)?.unitsTotal ?? null}
          initial={draft}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'pause' && <PauseDialog bookingId={booking._id} pause={pause} onClose={() => setDialog(null)} />}
    </Stack>
  )
}

/** Ends a pause in one press: the coming visits are planned again (rule VISIT-9). */
function EndPause({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const resume = useAction({
    touches: visitKeys,
    act: () => call('POST /admin/bookings/{id}/roster/resume', { params: { id: bookingId } }),
    successKey: 'visits.plan.pauseEnded',
    failureKey: 'visits.plan.pauseFailed',
  })
  return (
    <Button variant="contained" disabled={resume.isPending} onClick={() => resume.mutate()}>
      {translate('visits.plan.endPause')}
    </Button>
  )
}

const emptyText = ({ suggested }: RosterAnswer, isOpen: boolean): string =>
  isOpen ? (suggested ? 'none' : 'notSold') : 'over'
