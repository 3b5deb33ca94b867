import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Section } from '../../../app/looks/Section.tsx'
import { formatDateTime } from '../../../words/formats.ts'

/** A link to correct the data; afterwards, the audit entry of the correction. */
export function CorrectionPart({ request: { family, correctedBy, decidedAt } }: { request: PrivacyRequest }) {
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
