import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDayOf, formatVisitTime } from '../../../words/visit-times.ts'
import { useOpenVisit } from '../dialog/use-open-visit.ts'
import { VisitDialogHost } from '../dialog/VisitDialogHost.tsx'
import { useVisitCall, type Visit } from '../parts/visit-calls.ts'
import { NobodyCameDialog } from './NobodyCameDialog.tsx'
import { OpenIncident } from './OpenIncident.tsx'
import { TodayRow } from './TodayRow.tsx'
import { groupByNeed, isLoud, type NeedGroup, type NextAction } from './today-groups.ts'

/** The visit id in the router state, set by the attention list; other states are ignored. */
const absentOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'absent' in state && typeof state.absent === 'string'
    ? state.absent
    : null

/** The last loaded version of a visit, also after it has left the list. */
function useLast(id: string | null, visits: readonly Visit[] | undefined): Visit | undefined {
  const last = useRef<Visit | undefined>(undefined)
  const found = visits?.find(({ _id }) => _id === id)
  if (found) last.current = found
  return id !== null && last.current?._id === id ? last.current : undefined
}

/** /admin/today: today's visits, those that need action first (rule BOARD-1). */
export function TodayPage() {
  const translate = useTranslate()
  const call = useVisitCall()
  const openVisit = useOpenVisit()
  const { state } = useLocation()
  const [absent, setAbsent] = useState<string | null>(absentOf(state))
  const { data, isError, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: () => call('GET /admin/today'),
    refetchInterval: POLL_EVERY,
  })
  function act(visit: Visit, action: NextAction) {
    if (action === 'assign' || action === 'send' || action === 'nobodyCame') setAbsent(visit._id)
    else openVisit(visit._id, action === 'details' ? undefined : action)
  }
  // A visit settled by a colleague remains visible until its dialog is closed.
  const missing = useLast(absent, data?.visits)
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <PageTitle title={translate('visits.today.title')} />
      <Typography color="textSecondary" sx={{ visibility: data || isError ? 'visible' : 'hidden' }}>
        {data && `${formatDayOf(data.at)}, ${translate('visits.today.at', { time: formatVisitTime(data.at) })}. `}
        {translate('visits.today.lead')}
      </Typography>
      {!data && isError && <LoadFailed textKey="visits.failed" onRetry={() => void refetch()} />}
      {!data && !isError && <RowSkeletons rows={4} height={88} />}
      {data && data.troubled.length > 0 && <OpenIncident visits={data.troubled} onAct={act} />}
      {data && <Groups groups={groupByNeed(data)} at={data.at} onAct={act} />}
      {missing && <NobodyCameDialog visit={missing} at={data?.at ?? ''} onClose={() => setAbsent(null)} />}
      <VisitDialogHost />
    </Stack>
  )
}

type GroupsProps = { groups: NeedGroup[]; at: string; onAct: (visit: Visit, action: NextAction) => void }

function Groups({ groups, at, onAct }: GroupsProps) {
  const translate = useTranslate()
  const [needing, quiet] = [groups.filter(({ need }) => isLoud(need)), groups.filter(({ need }) => !isLoud(need))]
  const list = ({ visits }: NeedGroup) => (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {visits.map((visit) => (
        <TodayRow key={visit._id} visit={visit} at={at} onAct={(action) => onAct(visit, action)} />
      ))}
    </Stack>
  )
  if (groups.length === 0) return <Typography>{translate('visits.today.empty')}</Typography>
  return (
    <>
      {needing.length === 0 && <Typography role="status">{translate('visits.today.quiet')}</Typography>}
      {needing.map((group) => (
        <Box key={group.need} component="section" aria-labelledby={`need-${group.need}`}>
          <Typography variant="h2" id={`need-${group.need}`} sx={{ mb: 1 }}>
            {`${translate(`visits.today.needs.${group.need}`)} (${group.visits.length})`}
          </Typography>
          {list(group)}
        </Box>
      ))}
      {quiet.map((group) => (
        <Box key={group.need} component="details" open={group.need === 'planned' || undefined}>
          <Box component="summary" sx={{ cursor: 'pointer', mb: 1, minHeight: 44, alignContent: 'center' }}>
            {`${translate(`visits.today.needs.${group.need}`)} (${group.visits.length})`}
          </Box>
          {list(group)}
        </Box>
      ))}
    </>
  )
}
