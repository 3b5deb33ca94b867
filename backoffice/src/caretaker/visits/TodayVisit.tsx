import { useTheme } from '@mui/material/styles'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../app/looks/tokens.ts'
import { callApi } from '../../app/wire/http-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import type { Job } from '../job/job.ts'
import { NextStepButton } from '../job/NextStepButton.tsx'
import type { PressKind } from './held-press.ts'
import { TroubleButton } from './trouble/TroubleButton.tsx'
import { useVisitCache } from './use-visits.ts'
import { VisitCard } from './VisitCard.tsx'
import { VisitStep } from './VisitStep.tsx'

/** The card of today's visit once the home stands, with the step of its booking. */
export function TodayVisit({ visit, jobs }: { visit: OwnVisit; jobs: readonly Job[] }) {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { put, refresh } = useVisitCache()
  const job = jobs.find(({ bookingId }) => bookingId === visit.bookingId)
  async function show(saved: OwnVisit, kind: PressKind) {
    await put(saved)
    toast.succeed(`caretaker.visits.${kind === 'start' ? 'started' : 'ended'}`)
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
      link={(text) => (job ? <Link to={`/bookings/${job.id}/show`}>{text}</Link> : text)}
      step={
        <VisitStep
          key={visit._id}
          visit={visit}
          say={translate}
          call={callApi}
          onSaved={(saved, kind) => void show(saved, kind)}
          onRefused={(error) => void readAnew(error)}
        />
      }
      trouble={<TroubleButton key={visit._id} visit={visit} say={translate} call={callApi} />}
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
