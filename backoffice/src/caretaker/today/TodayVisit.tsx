import { useTheme } from '@mui/material/styles'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../app/looks/tokens.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import type { Job } from '../job/job.ts'
import { isUnsent } from '../outbox/apply-queued.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { IncidentButton } from '../visits/incidents/IncidentButton.tsx'
import { findUnconfirmedAction, ProveCode } from '../visits/ProveCode.tsx'
import type { QueuedVisitAction } from '../visits/use-visit-action.ts'
import { useVisitCache } from '../visits/use-visits.ts'
import { VisitCard } from '../visits/VisitCard.tsx'
import { VisitStep } from '../visits/VisitStep.tsx'

export function TodayVisit({ visit, jobs }: { visit: OwnVisit; jobs: readonly Job[] }) {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { put, refresh } = useVisitCache()
  const unproved = findUnconfirmedAction(visit, Date.now())
  const waiting = useQueuedActions()
  const job = jobs.find(({ bookingId }) => bookingId === visit.bookingId)
  async function show(saved: OwnVisit, kind: QueuedVisitAction, isCodeWrong: boolean) {
    await put(saved)
    if (kind === 'start') return toast.succeed('caretaker.visits.started')
    // The ended visit has left this screen, and its message with it.
    toast.succeed(`caretaker.visits.${isCodeWrong ? 'endCodeWrong' : 'ended'}`)
  }
  async function readAnew(error: unknown) {
    if (!(await logoutIfAccessDenied(error))) await refresh()
  }
  return (
    <VisitCard
      visit={visit}
      job={job}
      tokens={tokens}
      say={translate}
      isUnsent={isUnsent(visit._id, waiting)}
      link={(text) => (job ? <Link to={`/bookings/${job.id}/show`}>{text}</Link> : text)}
      step={
        <VisitStep
          key={visit._id}
          visit={visit}
          say={translate}
          onSaved={(...saved) => void show(...saved)}
          onRefused={(error) => void readAnew(error)}
        />
      }
      trouble={<IncidentButton key={visit._id} visit={visit} say={translate} />}
      prove={
        unproved &&
        !isUnsent(visit._id, waiting) && (
          <ProveCode visit={visit} kind={unproved} say={translate} onSaved={(saved) => void put(saved)} />
        )
      }
      chain={
        job && (
          <NextStepButton
            job={job}
            variant={job.status === 'pending' ? 'contained' : 'outlined'}
            sx={{ minHeight: 48, fontSize: '0.9375rem', justifySelf: { sm: 'start' }, px: 3 }}
          />
        )
      }
    />
  )
}
