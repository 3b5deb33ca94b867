import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../../words/formats.ts'
import type { PrivacyRequestRecord } from '../../admin-data-provider.ts'

type Due = Pick<PrivacyRequestRecord, 'isLate' | 'nextDueAt' | 'decidedAt' | 'acknowledgedAt'>

/** The next step and its deadline, red when overdue (rule PRIV-R3). */
export function DueLine({ request: { isLate, nextDueAt, decidedAt, acknowledgedAt } }: { request: Due }) {
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
