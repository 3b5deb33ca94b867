import Typography from '@mui/material/Typography'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../../words/formats.ts'
import { minutesBetween } from '../../../words/visit-times.ts'
import { useFormatSpan } from '../../attention/use-format-span.ts'

/** The Board's deadline in one line (rule PRIV-B1). */
export function BreachClock({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const formatVisitSpan = useFormatSpan()
  const { dueAt, boardToldAt, boardDetailedAt, closedAt } = breach
  const now = new Date().toISOString()
  const time = formatDateTime(dueAt)
  if (closedAt !== null)
    return <Typography>{translate('admin.breaches.closedAt', { time: formatDateTime(closedAt) })}</Typography>
  if (boardDetailedAt !== null) return <Typography>{translate('admin.breaches.detailed')}</Typography>
  const key = dueAt < now ? 'breachLate' : boardToldAt === null ? 'breachFirst' : 'breachDetails'
  return (
    <Typography color="error" sx={{ fontWeight: 600 }}>
      {translate(`admin.hall.says.${key}`, { time, span: formatVisitSpan(minutesBetween(now, dueAt)) })}
    </Typography>
  )
}
