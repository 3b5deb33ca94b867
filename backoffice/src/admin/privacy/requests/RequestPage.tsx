import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { HttpError, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { formatDateTime } from '../../../words/formats.ts'
import { PrivacyTabs } from '../PrivacyTabs.tsx'
import { CorrectionPart } from './CorrectionPart.tsx'
import { DataPart } from './DataPart.tsx'
import { DueLine } from './DueLine.tsx'
import { RequestActions } from './RequestActions.tsx'
import { useRequest } from './use-request.ts'
import { WhoAsks } from './WhoAsks.tsx'

/** /admin/privacy-requests/:id: the request, the requester and the answer (rule PRIV-R4). */
export function RequestPage() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const { data, error, refetch } = useRequest(id)
  if (!data && error instanceof HttpError && error.status === 404) return <MissingPage />
  if (!data && error) return <LoadFailed textKey="admin.privacyRequests.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={4} height={72} />
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 880 }}>
      <PageTitle title={`${data.code} · ${translate(`admin.privacyRequests.kinds.${data.kind}`)}`} />
      <PrivacyTabs />
      <Section title={translate('admin.privacyRequests.asked')}>
        <Typography variant="body2" color="textSecondary">
          {[translate(`admin.privacyRequests.status.${data.status}`), formatDateTime(data.createdAt)].join(' · ')}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', my: 1 }}>{data.text}</Typography>
        <DueLine request={data} />
      </Section>
      <WhoAsks key={`${data._id} ${data.proof} ${data.family?._id}`} request={data} />
      {data.kind === 'access' && data.proof !== null && data.family !== null && !data.byPatient && (
        <DataPart request={data} />
      )}
      {data.kind === 'correction' && <CorrectionPart request={data} />}
      {data.decidedAt === null ? (
        <RequestActions request={data} />
      ) : (
        <Section title={translate('admin.privacyRequests.reply')}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{data.answer ?? '–'}</Typography>
          <Typography variant="body2" color="textSecondary">
            {data.by?.name}
          </Typography>
        </Section>
      )}
    </Stack>
  )
}
