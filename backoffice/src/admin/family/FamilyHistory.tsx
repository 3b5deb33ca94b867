import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { formatMoment } from '../../words/formats.ts'
import { ChangeList } from '../audit/ChangeList.tsx'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

/** The newest audit entries about the family and its data. */
export function FamilyHistory({ family }: { family: Family }) {
  const translate = useTranslate()
  return (
    <FamilySection title={translate('admin.booking.history')} count={family.history.length}>
      {family.history.map((log) => (
        <FamilyRow key={log._id}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {[translate(`admin.auditActions.${log.action}`), log.bookingId].filter(Boolean).join(' · ')}
            {log.status !== 'success' && ` (${translate(`admin.auditStatus.${log.status}`)})`}
          </Typography>
          <Typography variant="body2">{log.description}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[formatMoment(log.timestamp), log.userName].filter(Boolean).join(', ')}
          </Typography>
          <ChangeList changes={log.changes} />
        </FamilyRow>
      ))}
    </FamilySection>
  )
}
