import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { HttpError, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { formatDateTime } from '../../../words/formats.ts'
import { PrivacyTabs } from '../PrivacyTabs.tsx'
import { BoardSection } from './BoardSection.tsx'
import { BreachClock } from './BreachClock.tsx'
import { BreachFacts } from './BreachFacts.tsx'
import { CallsSection } from './CallsSection.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { useBreach } from './use-breach.ts'

/** /admin/breaches/:id: facts, reports to the Board, notifications and closing (rules PRIV-B1 to PRIV-B5). */
export function BreachPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useBreach(id)
  if (!data && error instanceof HttpError && error.status === 404) return <MissingPage />
  if (!data && error) return <LoadFailed textKey="admin.breaches.oneFailed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  return <OneBreach breach={data} />
}

function OneBreach({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const title = translate('admin.hall.breach', { code: breach.code })
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={title} />
      <PrivacyTabs />
      <Box>
        <Typography variant="h1" component="h2">
          {title}
        </Typography>
        <BreachClock breach={breach} />
        <Typography variant="body2" color="textSecondary">
          {translate('admin.breaches.known', { time: formatDateTime(breach.awareAt) })}
          {breach.by.name && ` · ${breach.by.name}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
        <BreachFacts breach={breach} />
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <PeopleSection breach={breach} />
          <CallsSection breach={breach} />
          <BoardSection breach={breach} />
        </Stack>
      </Box>
    </Stack>
  )
}
