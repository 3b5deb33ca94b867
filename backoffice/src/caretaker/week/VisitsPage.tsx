import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { isLost } from '../../app/wire/call-status.ts'
import { EarningsSection } from '../earnings/EarningsSection.tsx'
import { Guarded, Screen } from '../Screen.tsx'
import { DaysOff } from '../time-off/DaysOff.tsx'
import { TodayVisit } from '../today/TodayVisit.tsx'
import { useVisits } from '../visits/use-visits.ts'
import { findCurrentVisit } from '../visits/visit-rules.ts'
import { WithBookings } from '../wire/WithBookings.tsx'
import { WeekList } from './WeekList.tsx'

/** /caretaker/visits: current visit, week, days off, own pay (rules CARE-18, PAY-9). */
export function VisitsPage() {
  const translate = useTranslate()
  return (
    <Guarded resource="visits" action="list">
      <Screen title={translate('caretaker.week.title')} maxWidth={720}>
        <Stack spacing={2}>
          <Visits />
          <DaysOff />
          <EarningsSection />
        </Stack>
      </Screen>
    </Guarded>
  )
}

function Visits() {
  const translate = useTranslate()
  const { data: visits, error, refetch } = useVisits()
  const now = new Date()
  const current = visits && findCurrentVisit(visits, now)
  // With visits on the screen the connection banner is enough.
  const tell = error && !(visits && isLost(error))
  return (
    <>
      {tell && <LoadFailed textKey="caretaker.week.loadFailed" onRetry={() => void refetch()} />}
      {!visits && !error && <RowSkeletons />}
      {visits && !current && <Typography>{translate('caretaker.schedule.none')}</Typography>}
      {current && <WithBookings>{(jobs) => <TodayVisit visit={current} jobs={jobs} />}</WithBookings>}
      {visits && <WeekList visits={visits} now={now} />}
    </>
  )
}
