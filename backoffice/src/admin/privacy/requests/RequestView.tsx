import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { useState } from 'react'
import { HttpError, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { downloadBlob } from '../../../app/wire/download.ts'
import { sendTracked } from '../../../app/wire/http-client.ts'
import { formatDateTime } from '../../../words/formats.ts'
import type { PrivacyRequestRecord } from '../../admin-data-provider.ts'
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

type Due = Pick<PrivacyRequestRecord, 'isLate' | 'nextDueAt' | 'decidedAt' | 'acknowledgedAt'>

/** The next step and its deadline, red when overdue (rule PRIV-R3). */
function DueLine({ request: { isLate, nextDueAt, decidedAt, acknowledgedAt } }: { request: Due }) {
  const translate = useTranslate()
  const key = decidedAt ? 'decidedAt' : acknowledgedAt ? 'answerBy' : 'ackBy'
  const said = translate(`admin.privacyRequests.${key}`, { time: formatDateTime(decidedAt ?? nextDueAt) })
  return (
    <Typography
      variant="body2"
      color={isLate ? 'error' : 'textSecondary'}
      sx={{ fontWeight: isLate ? 600 : undefined }}
    >
      {isLate ? translate('admin.privacyRequests.late', { time: said }) : said}
    </Typography>
  )
}

/** A link to correct the data; afterwards, the audit entry of the correction. */
function CorrectionPart({ request: { family, correctedBy, decidedAt } }: { request: PrivacyRequest }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.privacyRequests.${key}`)
  if (decidedAt === null)
    return (
      <Section title={say('correct')}>
        <Typography>{say('correctLead')}</Typography>
        {family && <Link to={`/families/${family._id}`}>{family.name}</Link>}
      </Section>
    )
  if (!correctedBy)
    return (
      <Section title={say('corrected')}>
        <Typography>{say('noCorrection')}</Typography>
      </Section>
    )
  const search = new URLSearchParams({ search: correctedBy.resourceId, action: correctedBy.action })
  return (
    <Section title={say('corrected')}>
      <Stack sx={{ overflowWrap: 'anywhere' }}>
        <Typography>{correctedBy.description}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(correctedBy.at)}
        </Typography>
        <Link to={`/audit-logs?${search}`}>{say('toLog')}</Link>
      </Stack>
    </Section>
  )
}

/** Timeout of an export with all files, in ms. */
const patience = 10 * 60_000

/** Downloads all data about the requester as one file, once their identity is confirmed (rule PRIV-D3). */
function DataPart({ request: { _id, code } }: { request: Pick<PrivacyRequest, '_id' | 'code'> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const response = await sendTracked(`/admin/privacy-requests/${encodeURIComponent(_id)}/data`, {
        timeout: patience,
      })
      downloadBlob(`data-${code}.zip`, await response.blob())
    } catch {
      notify('admin.privacyRequests.dataFailed', { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Section title={translate('admin.privacyRequests.data')}>
      <Typography sx={{ mb: 1 }}>{translate('admin.privacyRequests.dataLead')}</Typography>
      <Button variant="outlined" loading={isLoading} onClick={() => void load()}>
        {translate('admin.privacyRequests.dataLoad')}
      </Button>
    </Section>
  )
}
