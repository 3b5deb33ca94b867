import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AuditLog } from '@thodu/api/contract/audit/audit.schema'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { FamilyLink } from '../lists/FamilyLink.tsx'
import { ChangeList } from './ChangeList.tsx'

type LogProps = { log: AuditLog }

export function AuditWhat({ log }: LogProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`admin.auditActions.${log.action}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {log.description}
      </Typography>
      <ChangeList changes={log.changes} />
    </Box>
  )
}

export function AuditPerson({ log }: LogProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <FamilyLink id={log.userRole === 'user' ? log.userId : null}>
          {log.userName || translate('app.none')}
        </FamilyLink>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[log.userEmail, translate(`admin.roles.${log.userRole}`)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

/** Resource type and id; a booking shows its short id and links to its page. */
export function ResourceLink({ log: { resourceType, resourceId, bookingId } }: LogProps) {
  const translate = useTranslate()
  // Ids of the same minute begin alike, so the end is shown.
  const shortId = resourceId?.slice(-8)
  return (
    <Box sx={{ overflowWrap: 'break-word' }}>
      <Typography variant="body2">{translate(`admin.auditResources.${resourceType}`)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ fontSize: '0.8rem' }}>
        {bookingId ? (
          <Link to={`/bookings/${resourceId}`} data-row>
            {bookingId}
          </Link>
        ) : (
          <span title={resourceId ?? undefined}>{shortId}</span>
        )}
      </Typography>
    </Box>
  )
}

export function AuditOutcome({ status }: { status: AuditLog['status'] }) {
  const translate = useTranslate()
  return (
    <Typography variant="body2" color={status === 'failed' ? 'error' : 'textPrimary'} sx={{ fontWeight: 600 }}>
      {translate(`admin.auditStatus.${status}`)}
    </Typography>
  )
}
