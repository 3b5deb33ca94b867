import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { HttpError, useTranslate } from 'react-admin'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { formatDateTime } from '../../../words/formats.ts'
import { CorrectionPart } from './CorrectionPart.tsx'
import { DataPart } from './DataPart.tsx'
import { DueLine } from './DueLine.tsx'
import { RequestActions } from './RequestActions.tsx'
import { useRequest } from './use-request.ts'
import { WhoAsks } from './WhoAsks.tsx'

/** A privacy request with the requester and the answer (rule PRIV-R4). */
export function RequestView({ id }: { id: string }) {
  const translate = useTranslate()
  const { data, error, refetch } = useRequest(id)
  if (!data && error instanceof HttpError && error.status === 404) return <MissingPage />
  if (!data && error) return <LoadFailed textKey="admin.privacyRequests.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={4} height={72} />
  return (
    <Stack spacing={2}>
      <Section title={`${translate(`admin.privacyRequests.kinds.${data.kind}`)} · ${data.code}`}>
        <Typography variant="body2" color="textSecondary">
          {[translate(`admin.privacyRequests.status.${data.status}`), formatDateTime(data.createdAt)].join(' · ')}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', my: 1 }}>{data.text}</Typography>
        {data.entered && (
          <Typography variant="body2" color="textSecondary">
            {translate('admin.inbox.enteredBy', {
              name: data.entered.by.name,
              way: translate(`admin.inbox.ways.${data.entered.way}`),
            })}
          </Typography>
        )}
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
